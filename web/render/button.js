// Button, in the styles built in. A style of the document's own has been evaluated by the core: `custom`
// draws the label and nothing around it.

import { makeElement } from './dom.js';
import { drawn, place } from './drawn.js';
import { dispatchAction } from './action.js';
import { prepareControl, stateOf } from './control.js';
import { drawLabelOf } from './label.js';
import { plainWords } from './text.js';
import { labelOf } from './label.js';

const styles = new Set(['automatic', 'bordered', 'borderedProminent', 'borderless', 'plain', 'custom']);
const roles = new Set(['destructive', 'cancel', 'close', 'confirm']);

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function drawButton(node, context) {
  const style = styles.has(node.style) ? node.style : 'automatic';
  const inside = context.place === 'button';
  const button = makeElement(context, inside ? 'span' : 'button', `veil-button veil-box veil-button-${style}`);
  const state = stateOf(node, context);
  const role = String(node.role ?? '').replace(/^\./, '');
  if (roles.has(role)) button.classList.add(`veil-role-${role}`);
  if (context.foreground === undefined && style !== 'plain' && style !== 'custom') button.classList.add('veil-tinted');
  const ownColor = style === 'plain' || style === 'custom' ? undefined : 'tint';
  const foreground = style === 'borderedProminent' ? 'white' : context.foreground ?? ownColor;
  const label = drawLabelOf(node, {
    ...context, tag: 'span', place: 'button', foreground,
    silent: context.silent || state.redaction !== null,
  });
  if (label) {
    place(label, 'center', 'center');
    button.append(label.element);
  }
  const traits = { wide: label?.wide ?? 0, tall: label?.tall ?? 0, withheld: state.redaction !== null };
  if (inside) return drawn(button, traits);
  button.setAttribute('type', 'button');
  prepareControl(button, node, context, state, hasName(node, label));
  if (state.live) button.addEventListener('click', () => dispatchAction(button, node, context));
  return drawn(button, { ...traits, accessible: button });
}

/**
 * @param {any} node
 * @param {import('./drawn.js').Drawn | null} label
 */
export function hasName(node, label) {
  if (plainWords(labelOf(node)) !== '') return true;
  return Boolean(label?.element.matches('[aria-label]') || label?.element.querySelector('[aria-label]'));
}
