// A Section outside a list: its header, its views, its footer, one under the other.

import { drawChildren } from './children.js';
import { makeColumn } from './stack.js';

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function drawSection(node, context) {
  const list = [node.header, node.children, node.footer].filter((part) => part !== undefined);
  const children = drawChildren(list, { ...context, axis: 'vertical' });
  return children.length ? makeColumn(children, context, 'center') : null;
}
