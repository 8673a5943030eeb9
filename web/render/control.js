// What all controls share: a withheld one keeps its role, takes no focus and does nothing; a disabled one is
// dimmed and does nothing; a live one has a name.

import { redactionOf, speaks, spokenWord } from './redaction.js';
import { plainWords } from './text.js';
import { labelOf } from './label.js';

/**
 * @typedef {object} State
 * @property {import('./redaction.js').Redaction | null} redaction
 * @property {boolean} disabled
 * @property {boolean} live it can be operated
 */

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 * @returns {State}
 */
export function stateOf(node, context) {
  const redaction = redactionOf(node);
  const disabled = node.disabled === true;
  // A control in the label of another is part of its picture.
  return { redaction, disabled, live: !redaction && !disabled && context.place !== 'button' };
}

/**
 * @param {HTMLElement} element a native control
 * @param {any} node
 * @param {import('./context.js').Context} context
 * @param {State} state
 * @param {boolean} named its visible content names it
 */
export function prepareControl(element, node, context, state, named) {
  if (!state.live) element.setAttribute('disabled', '');
  if (state.disabled) element.classList.add('veil-disabled');
  if (state.redaction) {
    element.classList.add('veil-withheld');
    const word = spokenWord(state.redaction, node, context);
    if (word) element.setAttribute('aria-label', word);
    // Ten dummy buttons read aloud help nobody: a loading region speaks for them.
    else if (!speaks(node)) element.setAttribute('aria-hidden', 'true');
    return;
  }
  if (named) return;
  const words = plainWords(labelOf(node));
  element.setAttribute('aria-label', words || nameless(node, context));
}

/**
 * The name of a control that shows no words: what hides its label, or its kind.
 *
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
function nameless(node, context) {
  const label = labelOf(node);
  if (label && typeof label === 'object' && redactionOf(label)) return context.strings.hidden;
  return String(node.type).replace(/([a-z])([A-Z])/g, '$1 $2');
}
