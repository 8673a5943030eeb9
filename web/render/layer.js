// Backgrounds, overlays and borders: layers behind or before a view, as large as the view and never larger.
// `fill` and `stroke` colour a shape.

import { isNumber, isObject, makeElement, px, setStyles } from './dom.js';
import { drawn, place, wrap } from './drawn.js';
import { alignment } from './alignment.js';
import { cssColor } from './color.js';
import { drawChildren } from './children.js';
import { withPlace } from './context.js';

/** @typedef {import('./drawn.js').Drawn} Drawn */
/** @typedef {import('./context.js').Context} Context */

/**
 * @param {'back' | 'front'} side
 * @returns {(view: Drawn, value: any, context: Context) => Drawn}
 */
const layer = (side) => (view, value, context) => {
  const color = cssColor(value);
  if (color) {
    const sheet = makeElement(context, '', 'veil-sheet');
    sheet.style.setProperty('background-color', color);
    return addLayer(view, sheet, side, context);
  }
  const given = isObject(value) && !('type' in value) && 'content' in value;
  const content = given ? value.content : value;
  const inner = cssColor(content);
  const children = inner
    ? [drawn(coloured(inner, context), { wide: Infinity, tall: Infinity })]
    : drawChildren(content, { ...withPlace(context, side === 'back' ? 1001 : 1002), axis: 'depth' });
  if (!children.length) return view;
  const sheet = makeElement(context, '', 'veil-sheet veil-box');
  const [inline, block] = alignment(given ? value.alignment : undefined);
  for (const child of children) {
    place(child, inline, block);
    sheet.append(child.element);
  }
  return addLayer(view, sheet, side, context);
};

/**
 * @param {string} color
 * @param {Context} context
 */
function coloured(color, context) {
  const element = makeElement(context, '', 'veil-color');
  element.style.setProperty('background-color', color);
  return element;
}

/**
 * @param {Drawn} view
 * @param {HTMLElement} sheet
 * @param {'back' | 'front'} side
 * @param {Context} context
 */
function addLayer(view, sheet, side, context) {
  const box = wrap(view, context, 'veil-layered');
  sheet.classList.add(`veil-${side}`);
  if (side === 'back') box.element.prepend(sheet);
  else box.element.append(sheet);
  return box;
}

/**
 * @param {Drawn} view
 * @param {any} value
 * @param {Context} context
 */
function border(view, value, context) {
  const color = cssColor(value);
  if (!color) return view;
  const width = isObject(value) && isNumber(value.width) ? Math.max(0, value.width) : 1;
  const sheet = makeElement(context, '', 'veil-sheet veil-border');
  setStyles(sheet, { 'border-color': color, 'border-width': px(width) });
  return addLayer(view, sheet, 'front', context);
}

/**
 * @param {Drawn} view
 * @param {any} value
 */
function fill(view, value) {
  const color = cssColor(value);
  if (color && isShapeElement(view.element)) view.element.style.setProperty('--veil-fill', color);
  return view;
}

/**
 * @param {Drawn} view
 * @param {any} value
 */
function stroke(view, value) {
  // Without a colour a shape is stroked in the foreground; an object that is a colour has one.
  const color = cssColor(value) ?? (isObject(value) && isNumber(value.lineWidth) ? 'currentcolor' : null);
  if (!color || !isShapeElement(view.element)) return view;
  const width = isObject(value) && isNumber(value.lineWidth) ? Math.max(0, value.lineWidth) : 1;
  if (!view.element.style.getPropertyValue('--veil-fill')) view.element.style.setProperty('--veil-fill', 'transparent');
  setStyles(view.element, { '--veil-stroke': color, '--veil-stroke-width': px(width) });
  view.element.classList.add('veil-stroked');
  return view;
}

/** @param {Element} element */
const isShapeElement = (element) => element.classList.contains('veil-shape');

/** @type {Record<string, import('./modifiers.js').Modifier>} */
export const layerModifiers = {
  background: { apply: layer('back') },
  overlay: { apply: layer('front') },
  border: { apply: border },
  fill: { apply: fill },
  stroke: { apply: stroke },
};
