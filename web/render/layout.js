// Modifiers that change how a view answers a proposal: each puts a box around it.

import { isNumber, isObject, px, setStyles } from './dom.js';
import { place, wrap } from './drawn.js';
import { alignment } from './alignment.js';

/** @typedef {import('./drawn.js').Drawn} Drawn */

const edges = [
  ['top', 'padding-block-start', 'vertical'], ['bottom', 'padding-block-end', 'vertical'],
  ['leading', 'padding-inline-start', 'horizontal'], ['trailing', 'padding-inline-end', 'horizontal'],
];

/**
 * @param {Drawn} view
 * @param {any} value
 * @param {import('./context.js').Context} context
 */
function pad(view, value, context) {
  const box = wrap(view, context, 'veil-padding');
  let wide = 0;
  let tall = 0;
  for (const [edge, property, axis] of edges) {
    const amount = value === true ? 16 : isNumber(value) ? value : isObject(value) ? value[edge] ?? value[axis] ?? 0 : 0;
    if (!isNumber(amount) || amount === 0) continue;
    // Padding may be negative in SwiftUI; in CSS only a margin of the view inside may.
    if (amount > 0) box.element.style.setProperty(property, px(amount));
    else view.element.style.setProperty(property.replace('padding', 'margin'), px(amount));
    if (axis === 'horizontal') wide += amount;
    else tall += amount;
  }
  if (box.wide > 0) box.wide += wide;
  if (box.tall > 0) box.tall += tall;
  return box;
}

/**
 * @param {Drawn} view
 * @param {any} value
 * @param {import('./context.js').Context} context
 */
function frame(view, value, context) {
  if (!isObject(value)) return view;
  const [inline, block] = alignment(value.alignment);
  const box = wrap(view, context, 'veil-frame');
  const across = measure(value, 'width', 'Width');
  const along = measure(value, 'height', 'Height');
  // An image fills the frame it is given, whatever its own size.
  const givenAcross = view.stretch !== undefined && (across.fixed ?? across.maximum) !== null;
  const givenAlong = view.stretch !== undefined && (along.fixed ?? along.maximum) !== null;
  place({ ...view, wide: givenAcross ? Infinity : view.wide, tall: givenAlong ? Infinity : view.tall }, inline, block);
  if (givenAcross || givenAlong) view.stretch?.(givenAcross, givenAlong);
  if (view.aspect) fit(view, view.aspect, across.fixed, along.fixed);
  box.stretch = undefined;
  if (across.fixed !== null && across.fixed < Infinity) box.width = across.fixed;
  box.wide = size(box.element, 'inline', across, view.wide);
  box.tall = size(box.element, 'block', along, view.tall);
  return box;
}

/**
 * @param {any} value
 * @param {string} fixed
 * @param {string} suffix
 */
function measure(value, fixed, suffix) {
  const length = (/** @type {unknown} */ number) => (number === 'infinity' ? Infinity : isNumber(number) ? Math.max(0, number) : null);
  return {
    fixed: length(value[fixed]), minimum: length(value[`min${suffix}`]),
    ideal: length(value[`ideal${suffix}`]), maximum: length(value[`max${suffix}`]),
  };
}

/**
 * @param {HTMLElement} element
 * @param {'inline' | 'block'} axis
 * @param {{fixed: number | null, minimum: number | null, ideal: number | null, maximum: number | null}} lengths
 * @param {number} grows how far the view inside does
 * @returns {number} how far the frame does
 */
function size(element, axis, lengths, grows) {
  const property = `${axis}-size`;
  if (lengths.fixed !== null && lengths.fixed < Infinity) {
    setStyles(element, { [property]: px(lengths.fixed), [`min-${property}`]: px(lengths.fixed) });
    element.classList.add(`veil-fixed-${axis}`);
    return 0;
  }
  if (lengths.minimum !== null && lengths.minimum < Infinity) element.style.setProperty(`min-${property}`, px(lengths.minimum));
  if (lengths.ideal !== null && lengths.ideal < Infinity) element.style.setProperty(`--veil-ideal-${axis}`, px(lengths.ideal));
  // With a maximum the frame takes what it is offered, up to there; a minimum alone lets it hug its view.
  if (lengths.maximum !== null) {
    element.classList.add(`veil-open-${axis}`);
    return Math.max(lengths.maximum, lengths.minimum ?? 0);
  }
  return grows;
}

/**
 * A box with an aspect ratio in a frame whose height is known: CSS would keep the width and bend the ratio.
 *
 * @param {Drawn} view
 * @param {{ratio: number, fills: boolean}} aspect
 * @param {number | null} width
 * @param {number | null} height
 */
function fit(view, aspect, width, height) {
  if (height === null || height === Infinity) return;
  // What is withheld has nothing to crop, and its clip may be withheld too: it ends where its frame does.
  if (view.withheld && aspect.fills) {
    setStyles(view.element, { 'inline-size': width === null || width === Infinity ? '100%' : px(width), 'block-size': px(height), 'aspect-ratio': 'auto' });
    return;
  }
  setStyles(view.element, {
    'inline-size': width === null || width === Infinity ? '100%' : px(width),
    [aspect.fills ? 'min-inline-size' : 'max-inline-size']: px(height * aspect.ratio),
    'block-size': 'auto', 'max-block-size': 'none', 'justify-self': 'center', 'align-self': 'center',
  });
}

/**
 * @param {Drawn} view
 * @param {any} value
 * @param {import('./context.js').Context} context
 */
function aspectRatio(view, value, context) {
  const ratio = isNumber(value) ? value : isObject(value) && isNumber(value.ratio) ? value.ratio : null;
  const fill = isObject(value) && String(value.contentMode).replace(/^\./, '') === 'fill';
  if (view.stretch) view.element.style.setProperty('object-fit', fill ? 'cover' : 'contain');
  if (ratio === null || ratio <= 0) return view;
  const box = wrap(view, context, fill ? 'veil-aspect veil-aspect-fill' : 'veil-aspect');
  const inner = view.stretch ? { ...view, wide: Infinity, tall: Infinity } : view;
  place(inner, 'center', 'center');
  view.stretch?.(true, true);
  box.element.style.setProperty('aspect-ratio', String(ratio));
  return { ...box, stretch: undefined, aspect: { ratio, fills: fill }, wide: Math.max(inner.wide, inner.tall), tall: 0 };
}

/**
 * @param {Drawn} view
 * @param {any} value
 * @param {import('./context.js').Context} context
 */
function fixedSize(view, value, context) {
  const horizontal = value === true || (isObject(value) && value.horizontal === true);
  const vertical = value === true || (isObject(value) && value.vertical === true);
  if (!horizontal && !vertical) return view;
  const box = wrap(view, context, `${horizontal ? 'veil-ideal-inline' : ''} ${vertical ? 'veil-ideal-block' : ''}`);
  const inner = { ...view, wide: horizontal ? 0 : view.wide, tall: vertical ? 0 : view.tall };
  place(inner, 'center', 'center');
  return { ...box, wide: inner.wide, tall: inner.tall };
}

/** @type {Record<string, import('./modifiers.js').Modifier>} */
export const layoutModifiers = {
  padding: { apply: pad },
  frame: { apply: frame },
  aspectRatio: { apply: aspectRatio },
  fixedSize: { apply: fixedSize },
  layoutPriority: { apply: (view, value) => (isNumber(value) ? { ...view, priority: value } : view) },
  zIndex: {
    apply: (view, value) => {
      if (isNumber(value)) view.element.style.setProperty('z-index', String(Math.round(Math.min(1e6, Math.max(-1e6, value)))));
      return view;
    },
  },
};
