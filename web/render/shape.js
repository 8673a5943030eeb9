// Shapes and colours fill what they are offered. A shape's look stands in custom properties, so that `fill`
// and `stroke`, which come as modifiers, can change it from outside.

import { isNumber, makeElement, member, px } from './dom.js';
import { drawn } from './drawn.js';
import { cssColor } from './color.js';
import { redactionOf } from './redaction.js';
import { setInk } from './bar.js';

const shapes = new Set(['Rectangle', 'RoundedRectangle', 'Capsule', 'Circle', 'Ellipse']);

/** @param {unknown} name */
export const isShape = (name) => shapes.has(String(name));

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function drawShape(node, context) {
  const element = makeElement(context, '', 'veil-shape');
  const ink = makeElement(context, '', `veil-shape-ink veil-${String(node.type).toLowerCase()}`);
  element.append(ink);
  if (node.type === 'RoundedRectangle' && isNumber(node.cornerRadius)) {
    element.style.setProperty('--veil-radius', px(Math.max(0, node.cornerRadius)));
  }
  const redaction = redactionOf(node);
  if (redaction) setInk(element, redaction);
  return drawn(element, { wide: Infinity, tall: Infinity, withheld: redaction !== null });
}

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function drawColor(node, context) {
  const element = makeElement(context, '', 'veil-color');
  const color = cssColor(member(node, 'color'));
  if (color) element.style.setProperty('background-color', color);
  return drawn(element, { wide: Infinity, tall: Infinity, withheld: redactionOf(node) !== null });
}
