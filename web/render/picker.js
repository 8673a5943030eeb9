// Picker, as a menu. Options are strings, or children with tags; a selection of several makes a list.

import { isNumber, makeElement, member } from './dom.js';
import { dispatchAction } from './action.js';
import { makeChoice } from './choice.js';
import { stateOf } from './control.js';
import { flatten } from './children.js';
import { plainWords, words } from './text.js';

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function drawPicker(node, context) {
  const state = stateOf(node, context);
  const select = /** @type {HTMLSelectElement} */ (makeElement(context, 'select', 'veil-select'));
  if (!state.redaction) addOptions(select, node, context);
  if (state.live) select.addEventListener('change', () => dispatchAction(select, node, context, chosen(select)));
  return makeChoice(select, node, context, state, context.place === 'row' ? Infinity : 0);
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
