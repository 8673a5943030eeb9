// TabView: one child at a time, and below it a bar with a tab for each, made from its `tabItem`.

import { isObject, makeElement, member } from './dom.js';
import { drawn, place } from './drawn.js';
import { flatten } from './children.js';
import { drawNode } from './node.js';
import { withPlace } from './context.js';
import { plainWords } from './text.js';
import { iconsOf, labelOf } from './label.js';

let count = 0;

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function drawTabs(node, context) {
  const box = makeElement(context, '', 'veil-tabs');
  const stage = makeElement(context, '', 'veil-tab-stage');
  const bar = makeElement(context, '', 'veil-tab-bar');
  bar.setAttribute('role', 'tablist');
  /** @type {import('./context.js').Context} */
  const inside = { ...context, axis: 'vertical', place: '' };
  const pages = flatten(node.children).map((child, index) => makePage(child, withPlace(inside, index)));
  const identity = (count += 1);
  const tabs = pages.map(({ panel, item }, index) => {
    const tab = makeTab(item, withPlace(context, index), index);
    tab.id = `veil-tab-${identity}-${index}`;
    panel.id = `veil-panel-${identity}-${index}`;
    tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('aria-labelledby', tab.id);
    stage.append(panel);
    bar.append(tab);
    return tab;
  });
  const select = (/** @type {number} */ chosen) => tabs.forEach((tab, index) => {
    tab.setAttribute('aria-selected', String(index === chosen));
    tab.tabIndex = index === chosen ? 0 : -1;
    pages[index].panel.hidden = index !== chosen;
  });
  if (tabs.length) {
    select(0);
    operate(bar, tabs, select);
    box.append(stage, bar);
  } else {
    box.append(stage);
  }
  return drawn(box, { wide: Infinity, tall: Infinity });
}

/**
 * @param {HTMLElement} bar
 * @param {HTMLElement[]} tabs
 * @param {(index: number) => void} select
 */
function operate(bar, tabs, select) {
  tabs.forEach((tab, index) => tab.addEventListener('click', () => select(index)));
  bar.addEventListener('keydown', (event) => {
    const at = tabs.findIndex((tab) => tab.tabIndex === 0);
    const mirrored = bar.ownerDocument.defaultView?.getComputedStyle(bar).direction === 'rtl';
    const forward = mirrored ? -1 : 1;
    const steps = { ArrowRight: at + forward, ArrowLeft: at - forward, Home: 0, End: tabs.length - 1 };
    if (!Object.hasOwn(steps, event.key)) return;
    event.preventDefault();
    const next = (steps[/** @type {'Home'} */ (event.key)] + tabs.length) % tabs.length;
    select(next);
    tabs[next].focus();
  });
}

/**
 * @param {any} child
 * @param {import('./context.js').Context} context
 */
function makePage(child, context) {
  const panel = makeElement(context, '', 'veil-tab-panel veil-box');
  panel.setAttribute('role', 'tabpanel');
  const view = drawNode(child, context);
  if (view) {
    place(view, 'center', 'center');
    panel.append(view.element);
  }
  return { panel, item: tabItemOf(child) };
}

/**
 * @param {any} node
 * @returns {any}
 */
function tabItemOf(node) {
  const modifiers = member(node, 'modifiers');
  if (!Array.isArray(modifiers)) return undefined;
  return modifiers.map((modifier) => member(modifier, 'tabItem')).find((item) => item !== undefined);
}

/**
 * @param {any} item
 * @param {import('./context.js').Context} context
 * @param {number} index
 */
function makeTab(item, context, index) {
  const tab = /** @type {HTMLButtonElement} */ (makeElement(context, 'button', 'veil-tab'));
  tab.type = 'button';
  tab.setAttribute('role', 'tab');
  const inside = { ...context, tag: /** @type {const} */ ('span'), place: /** @type {const} */ ('button') };
  for (const part of partsOf(item)) {
    const view = drawNode(part, inside);
    if (view) tab.append(view.element);
  }
  if (!plainWords(item) && !tab.querySelector('[aria-label]')) tab.setAttribute('aria-label', String(index + 1));
  if (!tab.childElementCount) {
    const mark = makeElement(context, 'span', 'veil-square veil-tab-mark');
    tab.append(mark);
  }
  return tab;
}

/**
 * An icon and its words, whether they come as a Label or as a list.
 *
 * @param {any} item
 * @returns {any[]}
 */
function partsOf(item) {
  if (isObject(item) && 'content' in item && !('type' in item)) return partsOf(item.content);
  return flatten(item).flatMap((part) => (isObject(part) && part.type === 'Label'
    ? [...flatten(part.children), ...iconsOf(part.systemImage), labelOf(part)]
    : [part])).filter((part) => part !== undefined);
}
