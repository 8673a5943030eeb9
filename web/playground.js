/** The playground: a view is typed on one side, redacted by the core, and drawn on the other. */

import { announce } from './playground/announce.js';
import { Canvas } from './playground/canvas.js';
import { Editor } from './playground/editor.js';
import { acceptFiles } from './playground/files.js';
import { find } from './playground/find.js';
import { formatJSON } from './playground/format.js';
import { paint, paintTree } from './playground/paint.js';
import { isPlaced, showProblems } from './playground/problems.js';
import { declaredNames, describeFailure, redactText } from './playground/redaction.js';
import { loadSamples, loadSampleText } from './playground/samples.js';
import { Settings } from './playground/settings.js';
import { decodeShared, encodeShared } from './playground/share.js';
import { makeTabs } from './playground/tabs.js';
import { drawTree } from './playground/tree.js';
import { loadVeil } from './veil.js';

/** @typedef {import('./playground/redaction.js').Run} Run */
/** @typedef {import('./playground/samples.js').Sample} Sample */
/** @typedef {{ sample: Sample, text: string, options: string }} Shown a sample as it was when it was chosen */

const TYPING_PAUSE = 80;

/** @type {import('./binding.js').Veil} */
let veil;
/** @type {Sample[]} */
let samples = [];
/** @type {Shown | undefined} */
let shown;
/**
 * The last good result.
 *
 * @type {Run['result']}
 */
let result;
/** The text and the options that gave it. */
let resultText = '';
let resultOptions = '';
/** @type {Run['refusal']} */
let refusal;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let pause;

const menu = find('example', HTMLSelectElement);
const editor = new Editor(find('panel-view', HTMLDivElement), () => {
  clearTimeout(pause);
  pause = setTimeout(update, TYPING_PAUSE);
});
const settings = new Settings(update);
const canvas = new Canvas(() => refusal && goTo(refusal));
const selectTab = makeTabs(/** @type {HTMLElement} */ (document.querySelector('.tabs')), fillTab);

/** Takes the text and the settings through the core and shows what comes out. */
function update() {
  clearTimeout(pause);
  nameShown();
  const names = declaredNames(editor.text);
  if (names) settings.declare(names);
  const { options } = settings;
  const run = redactText(veil, editor.text, options);
  refusal = run.refusal ?? draw(run, options.colorScheme);
  if (refusal) redrawLast(options);
  else [resultText, resultOptions] = [editor.text, JSON.stringify(options)];
  if (refusal) canvas.keepLast(refusal);
  const problems = refusal && !run.refusal ? [refusal, ...run.problems] : run.problems;
  editor.showProblems(problems.filter(isPlaced));
  showProblems(problems, goTo);
}

/** Says which example is shown. One that was edited is the reader's own, and can be chosen again. */
function nameShown() {
  const sample = shown?.text === editor.text ? shown.sample : undefined;
  if (sample) menu.value = sample.name;
  else menu.selectedIndex = -1;
  find('note', HTMLParagraphElement).textContent = sample?.note ?? 'A view of your own. It stays in this browser.';
}

/**
 * What stays on the page while the text is in error follows the switches all the same: what they hide must go.
 *
 * @param {Settings['options']} options
 */
function redrawLast(options) {
  if (!result || resultOptions === JSON.stringify(options)) return;
  resultOptions = JSON.stringify(options);
  const run = redactText(veil, resultText, { ...options, strict: false });
  if (!run.result || draw(run, options.colorScheme)) {
    result = undefined;
    find('result-text', HTMLPreElement).replaceChildren();
    find('tree-text', HTMLPreElement).replaceChildren();
    canvas.clear();
  }
}

/**
 * Draws a result; should the page fail at it, that is shown like any other error.
 *
 * @param {Run} run
 * @param {string | undefined} scheme
 */
function draw(run, scheme) {
  if (!run.result) return undefined;
  try {
    canvas.draw(run.result, scheme);
    ({ result } = run);
    fillTab();
    return undefined;
  } catch (error) {
    console.error(error);
    return describeFailure(error);
  }
}

/** Fills the tab in front; filling those behind would cost time on every key. */
function fillTab() {
  const front = document.querySelector('.tabs [aria-selected=true]')?.id;
  find('format', HTMLButtonElement).hidden = front !== 'tab-view';
  if (!result) return;
  if (front === 'tab-result') paint(find('result-text', HTMLPreElement), formatJSON(result.json));
  if (front === 'tab-tree') paintTree(find('tree-text', HTMLPreElement), drawTree(result.view.body));
}

/** @param {import('./binding.js').PlacedDiagnostic} problem */
function goTo(problem) {
  if (!isPlaced(problem)) return;
  selectTab('tab-view');
  editor.goTo(problem);
}

/**
 * @param {string} text
 * @param {Record<string, unknown>} [options]
 */
function show(text, options) {
  editor.text = text;
  if (options) {
    // A document's own names must be known before they can be chosen.
    const names = declaredNames(text);
    if (names) settings.declare(names);
    settings.apply(options);
  }
  update();
}

/** @param {Sample} sample */
async function showSample(sample) {
  const text = (await loadSampleText(sample)).trimEnd();
  shown = { sample, text, options: '' };
  show(text, sample.options ?? {});
  shown.options = JSON.stringify(settings.options);
}

/**
 * Shows a text of the reader's own, from a file or a link.
 *
 * @param {string} text
 * @param {Record<string, unknown>} [options]
 */
function showOwn(text, options) {
  shown = undefined;
  show(text, options);
}

/** Shows what the address asks for: a shared view, a sample by its name, or the first sample. */
async function showAddress() {
  const fragment = location.hash.slice(1);
  const shared = await decodeShared(fragment);
  if (shared) {
    showOwn(shared.view, shared.options);
  } else {
    await showSample(samples.find(({ name }) => name === fragment) ?? samples[0]);
  }
}

/** Puts the view and its settings into the address and on the clipboard; an untouched sample goes by its name. */
async function share() {
  const { options } = settings;
  const isSample = shown && shown.text === editor.text && shown.options === JSON.stringify(options);
  const fragment = isSample ? shown?.sample.name : await encodeShared({ view: editor.text, options: { ...options } });
  if (fragment === undefined) {
    announce('This view is too large for a link.', true);
    return;
  }
  history.replaceState(null, '', `#${fragment}`);
  await copy(location.href, 'Link copied.', 'The link is in the address bar.');
}

/**
 * @param {string} text
 * @param {string} done
 * @param {string} otherwise
 */
async function copy(text, done, otherwise) {
  try {
    await navigator.clipboard.writeText(text);
    announce(done, true);
  } catch {
    announce(otherwise, true);
  }
}

function copyFront() {
  const front = document.querySelector('.tabs [aria-selected=true]')?.id;
  const text = front === 'tab-result' ? result?.json : front === 'tab-tree' ? result && drawTree(result.view.body) : editor.text;
  copy(text ?? '', 'Copied.', 'This browser does not let the page copy.');
}

/** Lays the text out anew; a text in error is left alone and its error shown. */
function format() {
  if (refusal) goTo(refusal);
  else show(formatJSON(editor.text));
}

async function start() {
  find('options', HTMLDetailsElement).open = matchMedia('(min-width: 45rem)').matches;
  try {
    [veil, samples] = await Promise.all([loadVeil(), loadSamples()]);
    menu.replaceChildren(...samples.map(({ name, title }) => new Option(title, name)));
    await showAddress();
    document.documentElement.dataset.veil = 'ready';
  } catch (error) {
    document.documentElement.dataset.veil = 'failed';
    canvas.keepLast(describeFailure(error));
    return;
  }
  menu.addEventListener('change', async () => {
    const sample = samples.find(({ name }) => name === menu.value);
    if (!sample) return;
    await showSample(sample);
    history.replaceState(null, '', `#${sample.name}`);
  });
  find('share', HTMLButtonElement).addEventListener('click', share);
  find('copy', HTMLButtonElement).addEventListener('click', copyFront);
  find('format', HTMLButtonElement).addEventListener('click', format);
  acceptFiles((text) => showOwn(text));
  addEventListener('hashchange', showAddress);
}

start();
