// ScrollView: takes the room it is offered and scrolls what does not fit. Its content is a column, or a row
// where it scrolls sideways only.

import { makeElement } from './dom.js';
import { drawn, place } from './drawn.js';
import { drawChildren } from './children.js';
import { makeColumn, makeRow } from './stack.js';

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function drawScroll(node, context) {
  const given = Array.isArray(node.axis) ? node.axis : [node.axis ?? 'vertical'];
  const axes = given.map((/** @type {unknown} */ axis) => String(axis).replace(/^\./, ''));
  const sideways = axes.includes('horizontal');
  const down = axes.includes('vertical') || !sideways;
  const classes = `veil-scroll${sideways ? ' veil-scroll-sideways' : ''}${down ? ' veil-scroll-down' : ''}`;
  const element = makeElement(context, '', classes);
  const across = sideways && !down;
  const children = drawChildren(node.children, { ...context, axis: across ? 'horizontal' : 'vertical' });
  const content = across ? makeRow(children, context, 'center') : makeColumn(children, context, 'center');
  place(content, sideways ? 'start' : 'center', 'start');
  element.append(content.element);
  // A keyboard must be able to scroll where nothing inside takes the focus.
  element.tabIndex = 0;
  element.setAttribute('role', 'group');
  return drawn(element, { wide: Infinity, tall: down ? Infinity : 0 });
}
