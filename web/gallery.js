// Every view under every reason and effect, side by side: for looking at, in both schemes and at any width.

import { loadVeil } from './veil.js';
import { render } from './render.js';

/** @type {[string, import('./binding.js').RedactionOptions][]} */
const states = [
  ['Clear', {}],
  ['Placeholder', { reasons: ['placeholder'] }],
  ['Privacy, all of it sensitive', { reasons: ['privacy'] }],
  ['Invalidated', { reasons: ['invalidated'] }],
  ['Effect: placeholder', { effect: 'placeholder' }],
  ['Effect: confidential', { effect: 'confidential' }],
  ['Effect: blurred', { effect: 'blurred' }],
];

const images = (/** @type {string} */ name) => (name === 'meadow' ? 'samples/meadow.svg' : null);

/**
 * The document that shows a state: some need a mark around the view.
 *
 * @param {object} view
 * @param {string} state
 */
function documentFor(view, state) {
  if (state.startsWith('Privacy')) return { type: 'Group', children: [view], modifiers: ['privacySensitive'] };
  if (state === 'Invalidated') return { type: 'Group', children: [view], modifiers: ['invalidatableContent'] };
  return view;
}

/**
 * @param {string} name
 * @param {string} text
 */
function make(name, text = '') {
  const element = document.createElement(name);
  if (text) element.append(text);
  return element;
}

/**
 * @param {import('./veil.js').Veil} veil
 * @param {{title: string, view: object}} specimen
 */
function makeSpecimen(veil, specimen) {
  const section = make('section');
  section.className = 'specimen';
  const row = make('div');
  row.className = 'states';
  for (const [state, options] of states) {
    const figure = make('figure');
    figure.className = 'state';
    const place = make('div');
    place.className = 'place';
    figure.append(make('figcaption', state), place);
    render(veil.redact(documentFor(specimen.view, state), options), place, { images });
    row.append(figure);
  }
  section.append(make('h3', specimen.title), row);
  return section;
}

async function show() {
  const veil = await loadVeil();
  /** @type {{group: string, title: string, view: object}[]} */
  const specimens = await (await fetch('samples/gallery.json')).json();
  const gallery = /** @type {HTMLElement} */ (document.getElementById('gallery'));
  const groups = /** @type {HTMLElement} */ (document.getElementById('groups'));
  for (const name of new Set(specimens.map((specimen) => specimen.group))) {
    const kind = make('section');
    kind.className = 'kind';
    kind.id = name.toLowerCase();
    kind.append(make('h2', name), ...specimens.filter(({ group }) => group === name).map((specimen) => makeSpecimen(veil, specimen)));
    gallery.append(kind);
    const link = /** @type {HTMLAnchorElement} */ (make('a', name));
    link.href = `#${kind.id}`;
    groups.append(link);
  }
  const scheme = /** @type {HTMLSelectElement} */ (document.getElementById('scheme'));
  scheme.addEventListener('change', () => { document.documentElement.dataset.scheme = scheme.value; });
  document.documentElement.dataset.veil = 'ready';
}

await show();
