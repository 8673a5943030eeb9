// Modifiers that change how a view looks and not how much room it takes. Each has a box of its own, since
// CSS applies filters, clips and transforms of one element in an order of its own.

import { isNumber, isObject, member, px, setStyles } from './dom.js';
import { wrap } from './drawn.js';
import { anchor } from './alignment.js';
import { cssColor } from './color.js';

/** @typedef {import('./drawn.js').Drawn} Drawn */
/** @typedef {import('./context.js').Context} Context */

/**
 * @param {(value: any) => Record<string, string> | null} styles
 * @param {string} [classes]
 */
const boxed = (styles, classes) => ({
  /**
   * @param {Drawn} view
   * @param {any} value
   * @param {Context} context
   */
  apply: (view, value, context) => {
    const found = styles(value);
    if (!found) return view;
    const box = wrap(view, context, classes);
    setStyles(box.element, found);
    return box;
  },
});

const clips = {
  Circle: { 'clip-path': 'circle(closest-side)' },
  Ellipse: { 'clip-path': 'ellipse(closest-side closest-side)' },
  Capsule: { 'border-radius': '9999px' },
  Rectangle: {},
  RoundedRectangle: {},
};

/** @param {any} value */
function clip(value) {
  const name = (typeof value === 'string' ? value : String(member(value, 'type') ?? '')).replace(/^\./, '');
  const key = name.charAt(0).toUpperCase() + name.slice(1);
  if (!Object.hasOwn(clips, key)) return null;
  const radius = member(value, 'cornerRadius');
  if (key === 'RoundedRectangle' && isNumber(radius)) return { 'border-radius': px(Math.max(0, radius)) };
  return clips[/** @type {'Circle'} */ (key)];
}

/** @param {any} value */
function shadow(value) {
  const radius = isNumber(value) ? value : member(value, 'radius');
  if (!isNumber(radius)) return null;
  const color = cssColor(member(value, 'color')) ?? 'rgb(0 0 0 / 0.33)';
  const [x, y] = [member(value, 'x'), member(value, 'y')].map((length) => px(isNumber(length) ? length : 0));
  return { filter: `drop-shadow(${x} ${y} ${px(Math.max(0, radius))} ${color})` };
}

/** @param {any} value */
function scale(value) {
  const x = isNumber(value) ? value : member(value, 'x') ?? 1;
  const y = isNumber(value) ? value : member(value, 'y') ?? 1;
  if (!isNumber(x) || !isNumber(y)) return null;
  return { scale: `${x} ${y}`, 'transform-origin': anchor(member(value, 'anchor')) };
}

/** @param {any} value */
function rotate(value) {
  const degrees = isNumber(value) ? value : member(value, 'degrees');
  return isNumber(degrees) ? { rotate: `${degrees}deg`, 'transform-origin': anchor(member(value, 'anchor')) } : null;
}

/** @param {any} value */
function offset(value) {
  if (!isObject(value)) return null;
  return {
    'inset-inline-start': px(isNumber(value.x) ? value.x : 0),
    'inset-block-start': px(isNumber(value.y) ? value.y : 0),
  };
}

/** @type {Record<string, import('./modifiers.js').Modifier>} */
export const effectModifiers = {
  opacity: boxed((value) => (isNumber(value) ? { opacity: String(Math.min(1, Math.max(0, value))) } : null)),
  blur: boxed((value) => {
    const radius = isNumber(value) ? value : member(value, 'radius');
    return isNumber(radius) ? { filter: `blur(${px(Math.min(1000, Math.max(0, radius)))})` } : null;
  }),
  cornerRadius: boxed((value) => (isNumber(value) ? { 'border-radius': px(Math.max(0, value)) } : null), 'veil-clip'),
  clipShape: boxed(clip, 'veil-clip'),
  shadow: boxed(shadow),
  offset: boxed(offset, 'veil-offset'),
  rotationEffect: boxed(rotate),
  scaleEffect: boxed(scale),
  hidden: {
    apply: (view, value, context) => {
      if (value === false) return view;
      const box = wrap(view, context, 'veil-hidden');
      box.element.setAttribute('aria-hidden', 'true');
      return box;
    },
  },
};
