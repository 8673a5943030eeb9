// Fields for text. The title is the prompt where no prompt is given, and the name in any case. A secure field
// has no text to show; a withheld one shows a bar in its place.

import { makeElement } from './dom.js';
import { drawn } from './drawn.js';
import { makeBar } from './bar.js';
import { dispatchAction } from './action.js';
import { prepareControl, stateOf } from './control.js';
import { labelOf } from './label.js';
import { plainWords, words, isBlurred } from './text.js';

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function drawField(node, context) {
  const state = stateOf(node, context);
  const box = makeElement(context, '', 'veil-field');
  const input = /** @type {HTMLInputElement} */ (makeElement(context, 'input', 'veil-input'));
  input.type = node.type === 'SecureField' ? 'password' : 'text';
  input.autocomplete = 'off';
  if (!state.redaction) {
    if (node.type === 'TextField') input.value = words(node.text);
    input.placeholder = words(node.prompt) || plainWords(labelOf(node));
  }
  return finish(box, input, node, context, state);
}

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function drawEditor(node, context) {
  const state = stateOf(node, context);
  const box = makeElement(context, '', 'veil-field veil-field-tall');
  const input = /** @type {HTMLTextAreaElement} */ (makeElement(context, 'textarea', 'veil-input'));
  input.rows = 3;
  if (!state.redaction) {
    input.value = words(node.text);
    input.placeholder = words(node.prompt) || plainWords(labelOf(node));
  }
  const view = finish(box, input, node, context, state);
  view.tall = Infinity;
  return view;
}

/**
 * @param {HTMLElement} box
 * @param {HTMLInputElement | HTMLTextAreaElement} input
 * @param {any} node
 * @param {import('./context.js').Context} context
 * @param {import('./control.js').State} state
 */
function finish(box, input, node, context, state) {
  prepareControl(input, node, context, state, false);
  box.append(input);
  if (state.redaction) {
    const bar = makeElement(context, '', 'veil-text veil-one-line veil-field-bar');
    bar.setAttribute('aria-hidden', 'true');
    bar.append(makeBar({ ...state.redaction, characters: null }, context, isBlurred(node)));
    box.append(bar);
  }
  // What is typed into a secure field is the page's to ask for, not to be sent about.
  const value = () => (input.type === 'password' ? undefined : input.value);
  if (state.live) input.addEventListener('change', () => dispatchAction(input, node, context, value()));
  return drawn(box, { wide: Infinity, accessible: input, withheld: state.redaction !== null });
}
