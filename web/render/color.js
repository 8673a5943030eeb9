// Colours of a description as CSS colours. Only known names and checked literals pass; everything else is
// null and leaves no trace. Names are custom properties of veil.css, which follow the tree's colour scheme.

import { isNumber, isObject } from './dom.js';

const names = new Set([
  'red', 'orange', 'yellow', 'green', 'mint', 'teal', 'cyan', 'blue', 'indigo', 'purple', 'pink', 'brown',
  'white', 'gray', 'black', 'clear', 'primary', 'secondary', 'tertiary', 'quaternary', 'quinary',
  'background', 'separator', 'placeholder',
]);
const levels = { primary: 1, secondary: 0.6, tertiary: 0.3, quaternary: 0.18, quinary: 0.1 };

/**
 * @param {unknown} value
 * @returns {string | null}
 */
export function cssColor(value) {
  if (typeof value === 'string') {
    const name = value.replace(/^\./, '');
    if (name === 'accentColor' || name === 'tint') return 'var(--veil-tint)';
    if (names.has(name)) return `var(--veil-${name})`;
    return /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(name) ? name : null;
  }
  if (!isObject(value) || Object.hasOwn(value, 'type')) return null;
  if (Object.hasOwn(value, 'light') && Object.hasOwn(value, 'dark')) {
    const light = cssColor(value.light);
    const dark = cssColor(value.dark);
    return light && dark ? `light-dark(${light}, ${dark})` : null;
  }
  const color = cssColor(value.color);
  if (!color || !isNumber(value.opacity)) return color;
  return fade(color, value.opacity);
}

/**
 * @param {string} color
 * @param {number} opacity
 */
export function fade(color, opacity) {
  const share = Math.round(Math.min(1, Math.max(0, opacity)) * 1e6) / 1e4;
  return `color-mix(in srgb, ${color} ${share}%, transparent)`;
}

/**
 * A foreground style: the names primary to quinary are levels of the foreground around them, once there is one.
 *
 * @param {unknown} value
 * @param {unknown} around
 */
export function foregroundColor(value, around) {
  const name = typeof value === 'string' ? value.replace(/^\./, '') : '';
  const base = around === undefined || around === null ? null : cssColor(around);
  if (base && Object.hasOwn(levels, name)) return fade(base, levels[/** @type {'primary'} */ (name)]);
  return cssColor(value);
}
