// DisclosureGroup: details and summary. Withheld or disabled, it stays as it is drawn and takes no focus.

import { makeElement } from './dom.js';
import { drawn, place } from './drawn.js';
import { drawChildren } from './children.js';
import { stateOf } from './control.js';
import { drawLabelOf, labelOf } from './label.js';
import { hasName } from './button.js';
import { makeColumn } from './stack.js';
import { makeSymbol } from './symbol.js';
import { plainWords } from './text.js';
import { spokenWord } from './redaction.js';

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function drawDisclosure(node, context) {
  const state = stateOf(node, context);
  const live = state.live;
  const box = makeElement(context, live ? 'details' : '', 'veil-disclosure');
  const summary = makeElement(context, live ? 'summary' : '', 'veil-summary');
  const label = drawLabelOf(node, { ...context, tag: 'span', silent: context.silent || state.redaction !== null });
  if (label) {
    place(label, 'start', 'center');
    summary.append(label.element);
  }
  const chevron = makeElement(context, 'span', 'veil-chevron');
  chevron.append(makeSymbol('chevron.forward', context));
  summary.append(chevron);
  box.append(summary);
  const content = makeColumn(drawChildren(node.children, { ...context, axis: 'vertical' }), context, 'start');
  place(content, 'start', 'start');
  const body = makeElement(context, '', 'veil-box veil-disclosed');
  body.append(content.element);
  if (live) {
    /** @type {HTMLDetailsElement} */ (box).open = node.isExpanded === true;
    if (!hasName(node, label)) summary.setAttribute('aria-label', 'Details');
    box.append(body);
  } else {
    name(summary, node, context, state);
    if (node.isExpanded === true) {
      box.classList.add('veil-expanded');
      box.append(body);
    }
    if (state.disabled) summary.classList.add('veil-disabled');
  }
  return drawn(box, { wide: Infinity, accessible: live ? summary : null, withheld: state.redaction !== null });
}

/**
 * @param {HTMLElement} summary
 * @param {any} node
 * @param {import('./context.js').Context} context
 * @param {import('./control.js').State} state
 */
function name(summary, node, context, state) {
  const word = state.redaction ? spokenWord(state.redaction, node, context) : plainWords(labelOf(node)) || 'Details';
  if (!word) return;
  summary.setAttribute('role', 'button');
  summary.setAttribute('aria-disabled', 'true');
  summary.setAttribute('aria-label', word);
}
