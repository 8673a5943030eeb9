// NavigationStack: the title of its content as a large title above it. While the content loads there is room
// for a title whether it has one or not: which of the two is withheld, and nothing jumps when it arrives.

import { isObject, makeElement, member } from './dom.js';
import { drawn, place } from './drawn.js';
import { drawChildren } from './children.js';
import { makeColumn } from './stack.js';

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function drawNavigation(node, context) {
  const box = makeElement(context, '', 'veil-navigation');
  const title = titleOf(node.children);
  if (title !== null) box.append(makeTitle(title, context));
  else if (context.busy) box.append(makeTitleBar(context));
  const children = drawChildren(node.children, { ...context, axis: 'vertical', place: '' });
  const content = children.length === 1 ? children[0] : makeColumn(children, context, 'center');
  const stage = makeElement(context, '', 'veil-box veil-navigation-content');
  place(content, 'center', 'center');
  stage.append(content.element);
  box.append(stage);
  return drawn(box, { wide: Infinity, tall: Infinity });
}

/**
 * @param {string} title
 * @param {import('./context.js').Context} context
 */
function makeTitle(title, context) {
  const heading = makeElement(context, '', 'veil-navigation-title');
  heading.setAttribute('role', 'heading');
  heading.setAttribute('aria-level', '1');
  heading.append(context.document.createTextNode(title));
  return heading;
}

const withheldTitle = {
  type: 'Text',
  redaction: { reason: 'placeholder', disclosure: 'fixed' },
  modifiers: [{ font: 'largeTitle' }],
};

/** @param {import('./context.js').Context} context */
function makeTitleBar(context) {
  const heading = makeElement(context, '', 'veil-navigation-title');
  heading.append(...drawChildren([withheldTitle], context).map((view) => view.element));
  return heading;
}

/**
 * The first title in the content, a stack inside aside.
 *
 * @param {any} node
 * @returns {string | null}
 */
function titleOf(node) {
  if (Array.isArray(node)) {
    for (const child of node) {
      const title = titleOf(child);
      if (title !== null) return title;
    }
    return null;
  }
  if (!isObject(node) || node.type === 'NavigationStack') return null;
  for (const modifier of Array.isArray(node.modifiers) ? node.modifiers : []) {
    const title = member(modifier, 'navigationTitle');
    if (typeof title === 'string') return title;
  }
  return titleOf(node.children);
}
