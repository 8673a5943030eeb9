// DatePicker: a label and the platform's own date field. A selection that no field understands is shown as written.

import { makeElement } from './dom.js';
import { drawn } from './drawn.js';
import { makeBar } from './bar.js';
import { dispatchAction } from './action.js';
import { prepareControl, stateOf } from './control.js';
import { drawLabelOf, visibleLabel } from './label.js';

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function drawDatePicker(node, context) {
  const state = stateOf(node, context);
  const row = makeElement(context, 'label', 'veil-control');
  const label = drawLabelOf(node, { ...context, tag: 'span', silent: context.silent || state.redaction !== null });
  if (label) {
    row.append(visibleLabel(label));
  }
  const input = /** @type {HTMLInputElement} */ (makeElement(context, 'input', 'veil-date'));
  const selection = typeof node.selection === 'string' ? node.selection : '';
  input.type = state.redaction ? 'text' : kindOf(selection);
  if (!state.redaction) input.value = input.type === 'datetime-local' ? selection.slice(0, 16) : selection;
  if (state.redaction) {
    const bar = makeElement(context, 'span', 'veil-text veil-select-bar');
    bar.setAttribute('aria-hidden', 'true');
    bar.append(makeBar({ ...state.redaction, characters: null }, context, false));
    row.append(bar);
  }
  prepareControl(input, node, context, state, false);
  if (state.live) input.addEventListener('change', () => dispatchAction(input, node, context, input.value));
  row.append(input);
  return drawn(row, { wide: Infinity, accessible: input, withheld: state.redaction !== null });
}

/** @param {string} selection */
function kindOf(selection) {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(selection)) return 'datetime-local';
  if (/^\d\d:\d\d(?::\d\d)?$/.test(selection)) return 'time';
  return selection === '' || /^\d{4}-\d\d-\d\d$/.test(selection) ? 'date' : 'text';
}
