// Toggle: its label, and at the other end a switch. A withheld switch is neither on nor off.

import { makeElement } from './dom.js';
import { drawn } from './drawn.js';
import { dispatchAction } from './action.js';
import { prepareControl, stateOf } from './control.js';
import { drawLabelOf, visibleLabel } from './label.js';

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function drawToggle(node, context) {
  const state = stateOf(node, context);
  const row = makeElement(context, 'label', 'veil-control');
  const label = drawLabelOf(node, { ...context, tag: 'span', silent: context.silent || state.redaction !== null });
  if (label) row.append(visibleLabel(label));
  const box = /** @type {HTMLInputElement} */ (makeElement(context, 'input', 'veil-switch'));
  box.type = 'checkbox';
  if (state.redaction) box.classList.add('veil-switch-neutral');
  else box.setAttribute('role', 'switch');
  if (!state.redaction && node.isOn === true) box.checked = true;
  prepareControl(box, node, context, state, false);
  if (state.redaction) makeNeutral(box);
  if (state.live) box.addEventListener('change', () => dispatchAction(box, node, context, box.checked));
  row.append(box);
  return drawn(row, { wide: Infinity, accessible: box, withheld: state.redaction !== null });
}

/**
 * A checkbox that is mixed is neither on nor off; a switch knows no third state.
 *
 * @param {HTMLInputElement} box
 */
function makeNeutral(box) {
  box.indeterminate = true;
}
