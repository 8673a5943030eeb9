// Stepper: a label, and two buttons that share one role. Arrow keys do what the buttons do.

import { isNumber, makeElement } from './dom.js';
import { drawn } from './drawn.js';
import { dispatchAction } from './action.js';
import { prepareControl, stateOf } from './control.js';
import { drawLabelOf, visibleLabel } from './label.js';
import { makeSymbol } from './symbol.js';

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function drawStepper(node, context) {
  const state = stateOf(node, context);
  const row = makeElement(context, '', 'veil-control');
  const label = drawLabelOf(node, { ...context, silent: context.silent || state.redaction !== null });
  if (label) row.append(visibleLabel(label));
  const group = makeElement(context, 'span', 'veil-stepper');
  group.setAttribute('role', state.redaction ? 'img' : 'spinbutton');
  prepareControl(group, node, context, state, false);
  group.removeAttribute('disabled');
  if (state.disabled) group.setAttribute('aria-disabled', 'true');
  if (!state.redaction) operate(group, node, context, state);
  for (const name of ['minus', 'plus']) group.append(makePart(name, context));
  row.append(group);
  return drawn(row, { wide: Infinity, accessible: group, withheld: state.redaction !== null });
}

/**
 * @param {HTMLElement} group
 * @param {any} node
 * @param {import('./context.js').Context} context
 * @param {import('./control.js').State} state
 */
function operate(group, node, context, state) {
  const step = isNumber(node.step) && node.step > 0 ? node.step : 1;
  const bounded = Array.isArray(node.in) && isNumber(node.in[0]) && isNumber(node.in[1]);
  let value = isNumber(node.value) ? node.value : 0;
  const show = () => group.setAttribute('aria-valuenow', String(value));
  show();
  if (bounded) {
    group.setAttribute('aria-valuemin', String(node.in[0]));
    group.setAttribute('aria-valuemax', String(node.in[1]));
  }
  if (!state.live) return;
  group.tabIndex = 0;
  const change = (/** @type {number} */ by) => {
    const next = Math.round((value + by * step) * 1e9) / 1e9;
    if (bounded && (next < node.in[0] || next > node.in[1])) return;
    value = next;
    show();
    dispatchAction(group, node, context, value);
  };
  group.addEventListener('click', (event) => {
    const part = event.target instanceof Object ? /** @type {Element} */ (event.target).closest('.veil-step') : null;
    if (part) change(part.classList.contains('veil-step-plus') ? 1 : -1);
  });
  group.addEventListener('keydown', (event) => {
    const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    change(by);
  });
}

/**
 * @param {string} name
 * @param {import('./context.js').Context} context
 */
function makePart(name, context) {
  const part = makeElement(context, 'span', `veil-step veil-step-${name}`);
  part.setAttribute('aria-hidden', 'true');
  part.append(makeSymbol(name, context));
  return part;
}
