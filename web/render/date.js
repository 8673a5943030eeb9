// DatePicker: a label and the platform's own date field. A selection that no field understands is shown as written.

import { makeElement } from './dom.js';
import { dispatchAction } from './action.js';
import { makeChoice } from './choice.js';
import { stateOf } from './control.js';

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function drawDatePicker(node, context) {
  const state = stateOf(node, context);
  const input = /** @type {HTMLInputElement} */ (makeElement(context, 'input', 'veil-date'));
  const selection = typeof node.selection === 'string' ? node.selection : '';
  input.type = state.redaction ? 'text' : kindOf(selection);
  if (!state.redaction) input.value = input.type === 'datetime-local' ? selection.slice(0, 16) : selection;
  if (state.live) input.addEventListener('change', () => dispatchAction(input, node, context, input.value));
  return makeChoice(input, node, context, state, Infinity);
}

/** @param {string} selection */
function kindOf(selection) {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(selection)) return 'datetime-local';
  if (/^\d\d:\d\d(?::\d\d)?$/.test(selection)) return 'time';
  return selection === '' || /^\d{4}-\d\d-\d\d$/.test(selection) ? 'date' : 'text';
}
