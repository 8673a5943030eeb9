// Draws the core's output with the platform's own elements.
//
//     render(veil.redact(view, { reasons: ['placeholder'] }), document.querySelector('main'))
//
// The description is a result of the core ({version, body, …}) or one node of it. What is withheld is not in
// it, and nothing here decides what is shown: there is no policy in this file or below it.

import { isTooDeep } from './render/bounds.js';
import { isObject } from './render/dom.js';
import { makeContext } from './render/context.js';
import { drawNode } from './render/node.js';
import { makeColumn } from './render/stack.js';
import { drawChildren, flatten } from './render/children.js';
import { place } from './render/drawn.js';

/**
 * @typedef {object} RenderOptions
 * @property {'light' | 'dark'} [colorScheme] default: the page's
 * @property {{loading?: string, hidden?: string}} [strings] the words for a loading region and a withheld view
 * @property {(name: string) => string | null | undefined} [images] addresses for named images
 * @property {(action: {action: unknown, id: unknown, type: string, value?: unknown}) => void} [onAction]
 */

/**
 * Draws a description into an element, in place of whatever stood in it.
 *
 * @param {unknown} description
 * @param {Element} element
 * @param {RenderOptions} [options]
 * @returns {HTMLElement} the root of what was drawn
 */
export function render(description, element, options = {}) {
  const context = makeContext(element.ownerDocument, options);
  const root = element.ownerDocument.createElement('div');
  root.className = 'veil';
  if (options.colorScheme === 'light' || options.colorScheme === 'dark') root.classList.add(`veil-${options.colorScheme}`);
  if (isObject(description) && 'error' in description) root.append(makeRefusal(description.error, context));
  else drawInto(root, bodyOf(description), context);
  element.replaceChildren(root);
  return root;
}

/**
 * Draws a body, or says that it is more than a page can bear.
 *
 * @param {HTMLElement} root
 * @param {unknown} body
 * @param {import('./render/context.js').Context} context
 */
function drawInto(root, body, context) {
  try {
    const view = drawBody(body, context);
    if (!view) return;
    place(view, 'center', 'center');
    root.append(view.element);
    if (!isTooDeep(root)) return;
  } catch (error) {
    // Too many repetitions, or a stack that ended.
    if (!(error instanceof RangeError)) throw error;
  }
  root.replaceChildren(makeRefusal({ message: 'This view is too large to draw.' }, context));
}

/** @param {unknown} description */
function bodyOf(description) {
  return isObject(description) && !('type' in description) ? description.body : description;
}

/**
 * @param {unknown} body
 * @param {import('./render/context.js').Context} context
 */
function drawBody(body, context) {
  const nodes = flatten(body);
  if (nodes.length === 1) return drawNode(nodes[0], context);
  const children = drawChildren(nodes, context);
  return children.length ? makeColumn(children, context, 'center') : null;
}

/**
 * @param {any} error
 * @param {import('./render/context.js').Context} context
 */
function makeRefusal(error, context) {
  const box = context.document.createElement('div');
  box.className = 'veil-refusal';
  box.setAttribute('role', 'alert');
  const message = isObject(error) && typeof error.message === 'string' ? error.message : 'The document was refused.';
  box.append(context.document.createTextNode(message));
  return box;
}
