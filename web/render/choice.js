// What Picker and DatePicker share: a label, and in a slot beside or below it the platform's control. Withheld,
// the slot holds a bar over a control that is empty.

import { makeElement } from './dom.js';
import { drawn } from './drawn.js';
import { makeBar } from './bar.js';
import { prepareControl } from './control.js';
import { drawLabelOf, visibleLabel } from './label.js';

/**
 * @param {HTMLElement} control
 * @param {any} node
 * @param {import('./context.js').Context} context
 * @param {import('./control.js').State} state
 * @param {number} wide
 */
export function makeChoice(control, node, context, state, wide) {
  const withheld = state.redaction !== null;
  const row = makeElement(context, context.place === 'button' ? '' : 'label', 'veil-control veil-choice');
  const label = drawLabelOf(node, { ...context, tag: 'span', silent: context.silent || withheld });
  if (label) row.append(visibleLabel(label));
  const slot = makeElement(context, 'span', 'veil-slot');
  if (state.redaction) {
    const bar = makeElement(context, 'span', 'veil-text veil-one-line veil-slot-bar');
    bar.setAttribute('aria-hidden', 'true');
    bar.append(makeBar({ ...state.redaction, characters: null }, context, false));
    slot.append(bar);
  }
  prepareControl(control, node, context, state, false);
  slot.append(control);
  row.append(slot);
  return drawn(row, { wide, accessible: control, withheld });
}
