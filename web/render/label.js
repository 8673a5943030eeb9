// Label: an icon and a title, side by side on one baseline.

import { makeElement } from './dom.js';
import { drawChildren } from './children.js';
import { drawNode } from './node.js';
import { drawn, place } from './drawn.js';
import { makeRow } from './stack.js';
import { withPlace } from './context.js';

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function drawLabel(node, context) {
  const icons = node.children ?? (typeof node.systemImage === 'string' ? [{ type: 'Image', systemName: node.systemImage }] : []);
  const title = drawNode(labelOf(node), withPlace(context, 1000));
  const views = drawChildren(icons, { ...context, axis: 'horizontal' }).map((icon) => {
    const slot = makeElement(context, '', context.place === 'row' ? 'veil-box veil-icon veil-icon-row' : 'veil-box veil-icon');
    slot.append(icon.element);
    return drawn(slot);
  });
  if (title) views.push(title);
  return makeRow(views, { ...context, axis: 'horizontal' }, 'center');
}

/**
 * The label of a node, as a node.
 *
 * @param {any} node
 * @returns {any}
 */
export function labelOf(node) {
  return node.label ?? node.title;
}

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 * @returns {import('./drawn.js').Drawn | null}
 */
export function drawLabelOf(node, context) {
  return drawNode(labelOf(node), withPlace({ ...context, axis: 'horizontal' }, 1000));
}

/**
 * The label that stands beside a control. The control bears it as its name: it is not to be read twice.
 *
 * @param {import('./drawn.js').Drawn} label
 */
export function visibleLabel(label) {
  place(label, 'start', 'center');
  label.element.setAttribute('aria-hidden', 'true');
  return label.element;
}
