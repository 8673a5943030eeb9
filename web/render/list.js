// List and Form: sections of rows, in the look of the list style. Rows are list items; a section's header is
// a heading above them.

import { isObject, makeElement } from './dom.js';
import { drawn, place } from './drawn.js';
import { drawNode } from './node.js';
import { flatten } from './children.js';
import { withPlace } from './context.js';
import { isSilent } from './busy.js';

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function drawList(node, context) {
  const form = node.type === 'Form';
  const automatic = context.listStyle === 'automatic' || (form && context.listStyle === 'plain');
  const style = automatic ? 'insetGrouped' : context.listStyle;
  const element = makeElement(context, '', `veil-list veil-list-${style}`);
  /** @type {import('./context.js').Context} */
  const inside = { ...context, place: 'row', axis: 'vertical', listStyle: style };
  sections(node.children).forEach((part, index) => element.append(makeSection(part, withPlace(inside, index))));
  return drawn(element, { wide: Infinity, tall: Infinity });
}

/**
 * Rows between sections make a section without a header.
 *
 * @param {unknown} children
 * @returns {any[]}
 */
function sections(children) {
  /** @type {any[]} */
  const parts = [];
  /** @type {any} */
  let loose = null;
  for (const child of flatten(children)) {
    if (isObject(child) && child.type === 'Section') {
      parts.push(child);
      loose = null;
    } else {
      if (!loose) parts.push((loose = { type: 'Section', children: [] }));
      loose.children.push(child);
    }
  }
  return parts;
}

/**
 * @param {any} section
 * @param {import('./context.js').Context} context
 */
function makeSection(section, context) {
  const element = makeElement(context, '', 'veil-section');
  const busy = section.busy === true && !context.busy;
  const inside = section.busy ? { ...context, busy: true } : context;
  const modifiers = Array.isArray(section.modifiers) ? section.modifiers : [];
  const part = (/** @type {any} */ content, /** @type {string} */ classes, /** @type {number} */ index) => {
    if (content === undefined) return null;
    const view = drawNode(withModifiers(content, modifiers), withPlace({ ...inside, place: '' }, index));
    if (!view) return null;
    const box = makeElement(context, '', `veil-box ${classes}`);
    place(view, 'start', 'center');
    box.append(view.element);
    return box;
  };
  const header = part(section.header, 'veil-section-header', 2000);
  if (header) {
    header.setAttribute('role', 'heading');
    header.setAttribute('aria-level', '2');
    if (!header.textContent && !header.querySelector('[aria-label]')) header.removeAttribute('role');
    if (!header.hasAttribute('role')) header.removeAttribute('aria-level');
    element.append(header);
  }
  const rows = makeElement(context, 'ul', 'veil-rows');
  rows.setAttribute('role', 'list');
  flatten(section.children).forEach((child, index) => {
    const row = makeRowOf(withModifiers(child, modifiers), withPlace(inside, index));
    if (row) rows.append(row);
  });
  if (inside.busy && isSilent(rows)) rows.setAttribute('aria-hidden', 'true');
  if (rows.childElementCount) element.append(rows);
  const footer = part(section.footer, 'veil-section-footer', 2001);
  if (footer) element.append(footer);
  if (busy) {
    element.setAttribute('role', 'group');
    element.setAttribute('aria-busy', 'true');
    element.setAttribute('aria-label', context.strings.loading);
  }
  return element;
}

/**
 * @param {any} child
 * @param {import('./context.js').Context} context
 */
function makeRowOf(child, context) {
  const view = drawNode(child, context);
  if (!view) return null;
  const row = makeElement(context, 'li', 'veil-list-row veil-box');
  place(view, 'start', 'center');
  row.append(view.element);
  if (context.busy && isSilent(row)) row.setAttribute('aria-hidden', 'true');
  return row;
}

/**
 * A section's modifiers stand on each of its views.
 *
 * @param {any} child
 * @param {any[]} modifiers
 */
function withModifiers(child, modifiers) {
  if (!modifiers.length) return child;
  const view = isObject(child) ? child : { type: 'Text', text: child };
  return { ...view, modifiers: [...(Array.isArray(view.modifiers) ? view.modifiers : []), ...modifiers] };
}
