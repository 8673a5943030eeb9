// Picker, as a menu. Options are strings, or children with tags; a selection of several makes a list.

import { isNumber, makeElement, member } from './dom.js';
import { drawn } from './drawn.js';
import { makeBar } from './bar.js';
import { dispatchAction } from './action.js';
import { prepareControl, stateOf } from './control.js';
import { drawLabelOf, visibleLabel } from './label.js';
import { flatten } from './children.js';
import { plainWords, words } from './text.js';

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function drawPicker(node, context) {
  const state = stateOf(node, context);
  const row = makeElement(context, context.place === 'button' ? '' : 'label', 'veil-control veil-picker');
  const label = drawLabelOf(node, { ...context, tag: 'span', silent: context.silent || state.redaction !== null });
  if (label) {
    row.append(visibleLabel(label));
  }
  const select = /** @type {HTMLSelectElement} */ (makeElement(context, 'select', 'veil-select'));
  if (state.redaction) addStandIn(row, node, context, state.redaction);
  else addOptions(select, node, context);
  prepareControl(select, node, context, state, false);
  if (state.live) select.addEventListener('change', () => dispatchAction(select, node, context, chosen(select)));
  row.append(select);
  return drawn(row, { wide: context.place === 'row' ? Infinity : 0, accessible: select, withheld: state.redaction !== null });
}

/**
 * @param {HTMLElement} row
 * @param {any} _node
 * @param {import('./context.js').Context} context
 * @param {import('./redaction.js').Redaction} redaction
 */
function addStandIn(row, _node, context, redaction) {
  const bar = makeElement(context, 'span', 'veil-text veil-select-bar');
  bar.setAttribute('aria-hidden', 'true');
  bar.append(makeBar({ ...redaction, characters: null }, context, false));
  row.append(bar);
}

/**
 * @param {HTMLSelectElement} select
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
function addOptions(select, node, context) {
  const several = Array.isArray(node.selection);
  const selected = new Set((several ? node.selection : [node.selection]).map(key));
  select.multiple = several;
  let found = false;
  for (const [value, title] of optionsOf(node)) {
    const option = /** @type {HTMLOptionElement} */ (makeElement(context, 'option'));
    option.value = value;
    option.append(context.document.createTextNode(title));
    option.selected = selected.has(value);
    found ||= option.selected;
    select.append(option);
  }
  // SwiftUI shows nothing chosen when no tag is the selection; a menu would choose the first.
  if (!found && !several) select.selectedIndex = -1;
}

/**
 * @param {any} node
 * @returns {[string, string][]}
 */
function optionsOf(node) {
  if (Array.isArray(node.options)) return node.options.map((/** @type {unknown} */ option) => [words(option), words(option)]);
  return flatten(node.children).map((child) => {
    const title = plainWords(child);
    return [key(tagOf(child)) || title, title];
  });
}

/** @param {any} node */
function tagOf(node) {
  const modifiers = member(node, 'modifiers');
  if (!Array.isArray(modifiers)) return undefined;
  return modifiers.map((modifier) => member(modifier, 'tag')).find((tag) => tag !== undefined);
}

/** @param {unknown} value */
const key = (value) => (typeof value === 'string' || isNumber(value) || typeof value === 'boolean' ? String(value) : '');

/** @param {HTMLSelectElement} select */
const chosen = (select) => (select.multiple ? [...select.selectedOptions].map((option) => option.value) : select.value);
