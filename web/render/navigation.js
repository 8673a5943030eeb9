// NavigationStack: the title of its content as a large title above it.

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
  if (title !== null) {
    const heading = makeElement(context, '', 'veil-navigation-title');
    heading.setAttribute('role', 'heading');
    heading.setAttribute('aria-level', '1');
    heading.append(context.document.createTextNode(title));
    box.append(heading);
  }
  const children = drawChildren(node.children, { ...context, axis: 'vertical', place: '' });
  const content = children.length === 1 ? children[0] : makeColumn(children, context, 'center');
  const stage = makeElement(context, '', 'veil-box veil-navigation-content');
  place(content, 'center', 'center');
  stage.append(content.element);
  box.append(stage);
  return drawn(box, { wide: Infinity, tall: Infinity });
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
