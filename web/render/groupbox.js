// GroupBox: a rounded field with its label at the top.

import { makeElement } from './dom.js';
import { drawn, place } from './drawn.js';
import { drawChildren } from './children.js';
import { drawLabelOf } from './label.js';
import { plainWords } from './text.js';
import { labelOf } from './label.js';
import { makeColumn } from './stack.js';

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function drawGroupBox(node, context) {
  const box = makeElement(context, '', 'veil-group-box');
  const label = drawLabelOf(node, context);
  if (label) {
    const title = makeElement(context, '', 'veil-box veil-group-box-label');
    place(label, 'start', 'center');
    title.append(label.element);
    box.append(title);
  }
  const content = makeColumn(drawChildren(node.children, { ...context, axis: 'vertical' }), context, 'center');
  place(content, 'center', 'center');
  box.append(content.element);
  const words = plainWords(labelOf(node));
  if (words) {
    box.setAttribute('role', 'group');
    box.setAttribute('aria-label', words);
  }
  return drawn(box, { wide: Infinity, tall: content.tall, accessible: words ? box : null });
}
