// A view that the core does not know, or that this renderer does not: a plain box with its name.

import { makeElement } from './dom.js';
import { drawn, place } from './drawn.js';
import { drawChildren } from './children.js';
import { makeColumn } from './stack.js';
import { makeBar } from './bar.js';
import { redactionOf, speakFor } from './redaction.js';

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function drawUnknown(node, context) {
  const box = makeElement(context, '', 'veil-unknown');
  const name = node.type === 'Unknown' ? node.name : node.type;
  const redaction = redactionOf(node);
  const title = makeElement(context, '', 'veil-text veil-unknown-name');
  if (redaction) {
    title.classList.add('veil-one-line');
    title.append(makeBar({ ...redaction, characters: null }, context, false));
    speakFor(title, redaction, node, context);
    box.append(title);
  } else if (typeof name === 'string' && name) {
    title.append(context.document.createTextNode(name));
    box.append(title);
  }
  const children = drawChildren(node.children, { ...context, axis: 'vertical' });
  if (children.length) {
    const content = makeColumn(children, context, 'center');
    place(content, 'center', 'center');
    box.append(content.element);
  }
  if (node.disabled === true) box.classList.add('veil-disabled');
  return drawn(box, { withheld: redaction !== null, accessible: null, wide: children.some((child) => child.wide > 0) ? Infinity : 0 });
}
