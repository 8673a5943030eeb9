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
  const icons = node.children ?? iconsOf(node.systemImage);
  const title = drawNode(labelOf(node), withPlace(context, 1000));
  const views = drawChildren(icons, { ...context, axis: 'horizontal' }).map((icon) => {
    const slot = makeElement(context, '', `veil-box veil-icon${context.place === 'row' ? ' veil-icon-row' : ''}`);
    slot.append(icon.element);
    return drawn(slot);
  });
  if (title) views.push(title);
  return makeRow(views, { ...context, axis: 'horizontal' }, 'center');
}

/**
 * A Label's icon where it comes as a name.
 *
 * @param {unknown} systemImage
 */
export const iconsOf = (systemImage) => (typeof systemImage === 'string' ? [{ type: 'Image', systemName: systemImage }] : []);

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
