// The views of a list of children. A Group lends its modifiers to each of its children and disappears.

import { isObject } from './dom.js';
import { withPlace } from './context.js';
import { drawNode } from './node.js';

/**
 * @param {unknown} children
 * @param {import('./context.js').Context} context
 * @returns {import('./drawn.js').Drawn[]}
 */
export function drawChildren(children, context) {
  /** @type {import('./drawn.js').Drawn[]} */
  const views = [];
  flatten(children).forEach((child, index) => {
    const view = drawNode(child, withPlace(context, index));
    if (view) views.push(view);
  });
  return views;
}

/**
 * The nodes of a list with its groups resolved.
 *
 * @param {unknown} children
 * @returns {any[]}
 */
export function flatten(children) {
  const list = Array.isArray(children) ? children : children === undefined || children === null ? [] : [children];
  const nodes = [];
  for (const child of list) {
    if (Array.isArray(child)) append(nodes, flatten(child));
    else if (isObject(child) && child.type === 'Group') append(nodes, flattenGroup(child));
    else if (isObject(child) && child.type === 'EmptyView') continue;
    else nodes.push(child);
  }
  return nodes;
}

/**
 * A spread would pass each as an argument, of which there may not be so many.
 *
 * @param {any[]} nodes
 * @param {any[]} more
 */
function append(nodes, more) {
  for (const node of more) nodes.push(node);
}

/** @param {any} group */
function flattenGroup(group) {
  const nodes = flatten(group.children);
  const modifiers = Array.isArray(group.modifiers) ? group.modifiers : [];
  return nodes.map((node, index) => {
    const view = isObject(node) ? node : { type: 'Text', text: node };
    const own = Array.isArray(view.modifiers) ? view.modifiers : [];
    // A loading group is announced once, by its first view.
    const busy = group.busy === true ? { busy: index === 0 ? true : 'silently' } : {};
    return { ...view, ...busy, modifiers: own.length ? [...own, ...modifiers] : modifiers };
  });
}
