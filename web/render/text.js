// Text: one block that hugs its lines. Words go in through text nodes.

import { isNumber, makeElement, member } from './dom.js';
import { drawn } from './drawn.js';
import { makeBar } from './bar.js';
import { redactionOf, speakFor } from './redaction.js';
import { applyRunModifiers } from './modifiers.js';

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 * @returns {import('./drawn.js').Drawn}
 */
export function drawText(node, context) {
  const element = makeElement(context, '', 'veil-text');
  const redaction = redactionOf(node);
  if (redaction) {
    const bar = makeBar(redaction, context, isBlurred(node));
    element.append(bar);
    element.classList.add('veil-withheld');
    if (redaction.characters === null) element.classList.add('veil-one-line');
    else if (context.lineLimit) element.style.setProperty('--veil-lines', String(context.lineLimit));
    speakFor(element, redaction, node, context);
    return drawn(element, { accessible: element, withheld: true });
  }
  limitLines(element, context.lineLimit);
  if (Array.isArray(node.runs)) node.runs.forEach((/** @type {any} */ run) => element.append(makeRun(run, context)));
  else element.append(context.document.createTextNode(words(node.text)));
  return drawn(element, { accessible: element });
}

/**
 * @param {HTMLElement} element
 * @param {number | null} limit
 */
function limitLines(element, limit) {
  if (!limit) return;
  element.classList.add(limit === 1 ? 'veil-clamp-one' : 'veil-clamp');
  element.style.setProperty('--veil-lines', String(limit));
}

/**
 * @param {any} run
 * @param {import('./context.js').Context} context
 */
function makeRun(run, context) {
  const span = makeElement(context, 'span', 'veil-run');
  span.append(context.document.createTextNode(words(typeof run === 'object' ? member(run, 'text') : run)));
  applyRunModifiers(span, member(run, 'modifiers'), context);
  return span;
}

/**
 * The words of a content argument.
 *
 * @param {unknown} value
 */
export function words(value) {
  return typeof value === 'string' ? value : isNumber(value) || typeof value === 'boolean' ? String(value) : '';
}

/**
 * Whether a blur stands on the node itself.
 *
 * @param {any} node
 */
export function isBlurred(node) {
  const modifiers = member(node, 'modifiers');
  return Array.isArray(modifiers) && modifiers.some((modifier) => member(modifier, 'blur') !== undefined);
}

/**
 * All the words in a tree, as far as they are shown.
 *
 * @param {any} node
 * @returns {string}
 */
export function plainWords(node) {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(plainWords).filter(Boolean).join(' ');
  if (!node || typeof node !== 'object' || redactionOf(node)) return '';
  if (Array.isArray(node.runs)) return node.runs.map((/** @type {any} */ run) => words(member(run, 'text') ?? run)).join('');
  if (node.text !== undefined && node.type === 'Text') return words(node.text);
  return [plainWords(node.label), plainWords(node.children)].filter(Boolean).join(' ');
}
