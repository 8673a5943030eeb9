// Modifiers in their order: entry n+1 wraps entry n. Two walks over one list. From the last to the first,
// each modifier derives the context for what it encloses; then, from the first to the last, each is applied
// to the view that has been drawn inside.

import { countUse, enter } from './bounds.js';
import { isObject } from './dom.js';
import { drawn } from './drawn.js';
import { environmentModifiers } from './environment.js';
import { layoutModifiers } from './layout.js';
import { layerModifiers } from './layer.js';
import { effectModifiers } from './effects.js';
import { accessibilityModifiers } from './accessibility.js';

/** @typedef {import('./drawn.js').Drawn} Drawn */
/** @typedef {(view: Drawn, value: any, context: import('./context.js').Context) => Drawn} Apply */

/**
 * @typedef {object} Modifier
 * @property {(value: any, context: import('./context.js').Context) => import('./context.js').Context} [derive]
 * @property {Apply} [apply]
 * @property {boolean} [runs] may stand on a run of text
 */

/** @type {Map<string, Modifier>} */
const table = new Map(Object.entries({
  ...environmentModifiers, ...layoutModifiers, ...layerModifiers, ...effectModifiers, ...accessibilityModifiers,
}));

/** Those that put a box around a view, as a rule. */
const boxing = new Set(Object.values({ ...layoutModifiers, ...layerModifiers, ...effectModifiers }));

/**
 * @typedef {[Modifier, any]} Entry
 * @param {unknown} list
 * @param {import('./context.js').Context} context
 * @returns {Entry[]}
 */
function entries(list, context) {
  /** @type {Entry[]} */
  const found = [];
  for (const item of Array.isArray(list) ? list : []) {
    const [name, value] = typeof item === 'string' ? [item, true] : Object.entries(isObject(item) ? item : {})[0] ?? ['', null];
    const modifier = table.get(name);
    if (isObject(item)) countUse(item, context.bounds);
    if (modifier) found.push([modifier, value]);
  }
  return found;
}

/**
 * @param {unknown} list
 * @param {import('./context.js').Context} context
 * @param {(context: import('./context.js').Context) => import('./drawn.js').Drawn | null} draw the view inside
 */
export function drawModified(list, context, draw) {
  const modifiers = entries(list, context);
  /** @type {import('./context.js').Context[]} */
  const outside = [];
  let inner = enter(context, modifiers.filter(([modifier]) => boxing.has(modifier)).length);
  for (let index = modifiers.length - 1; index >= 0; index -= 1) {
    const [modifier, value] = modifiers[index];
    outside[index] = inner;
    if (modifier.derive) inner = modifier.derive(value, inner);
  }
  let view = draw(inner);
  if (!view) return null;
  modifiers.forEach(([modifier, value], index) => {
    if (view && modifier.apply) view = modifier.apply(view, value, outside[index]);
  });
  return view;
}

/**
 * @param {HTMLElement} span
 * @param {unknown} list
 * @param {import('./context.js').Context} context
 */
export function applyRunModifiers(span, list, context) {
  const view = drawn(span);
  for (const [modifier, value] of entries(list, context)) if (modifier.runs && modifier.apply) modifier.apply(view, value, context);
}
