// Fonts. Sizes and line heights of the text styles are those of iOS at its default text size. A weight set
// outside (`bold`, `fontWeight`) changes the weight of a font set inside, as a font modifier does in SwiftUI,
// so the weight travels in a custom property beside the font.

import { isNumber, isObject, px, setStyles } from './dom.js';

/**
 * Size, line height, weight.
 *
 * @type {Record<string, [number, number, number]>}
 */
const textStyles = {
  extraLargeTitle2: [28, 34, 700], extraLargeTitle: [36, 43, 700],
  largeTitle: [34, 41, 400], title: [28, 34, 400], title2: [22, 28, 400], title3: [20, 25, 400],
  headline: [17, 22, 600], subheadline: [15, 20, 400], body: [17, 22, 400], callout: [16, 21, 400],
  footnote: [13, 18, 400], caption: [12, 16, 400], caption2: [11, 13, 400],
};
/** @type {Record<string, number>} */
const weights = {
  ultraLight: 100, thin: 200, light: 300, regular: 400, medium: 500, semibold: 600, bold: 700, heavy: 800, black: 900,
};
/** @type {Record<string, string>} */
const designs = { default: '--veil-sans', serif: '--veil-serif', rounded: '--veil-rounded', monospaced: '--veil-mono' };

const look = (/** @type {Record<string, any>} */ table, /** @type {unknown} */ name) => {
  const key = typeof name === 'string' ? name.replace(/^\./, '') : '';
  return Object.hasOwn(table, key) ? table[key] : undefined;
};

/**
 * @param {HTMLElement} element
 * @param {unknown} value
 */
export function setFont(element, value) {
  const font = isObject(value) ? value : isNumber(value) ? { size: value } : { style: value };
  const style = look(textStyles, font.style);
  const size = isNumber(font.size) && font.size > 0 ? Math.min(font.size, 1000) : undefined;
  const [points, line, weight] = size ? [size, lineHeight(size), 400] : style ?? textStyles.body;
  if (!size && !style && !look(weights, font.weight) && !look(designs, font.design)) return;
  const own = look(weights, font.weight) ?? weight;
  setStyles(element, {
    'font-size': px(points),
    'line-height': px(line),
    'font-weight': `var(--veil-weight, ${own})`,
    '--veil-font-weight': String(own),
  });
  const design = look(designs, font.design);
  if (design) element.style.setProperty('font-family', `var(${design})`);
}

/**
 * @param {HTMLElement} element
 * @param {unknown} value
 */
export function setWeight(element, value) {
  const weight = look(weights, value);
  if (weight === undefined) return;
  setStyles(element, { '--veil-weight': String(weight), 'font-weight': String(weight) });
}

/**
 * Back to the weight that the font brings.
 *
 * @param {HTMLElement} element
 */
export function clearWeight(element) {
  setStyles(element, { '--veil-weight': 'initial', 'font-weight': 'var(--veil-font-weight, 400)' });
}

/**
 * The line height San Francisco has at a size, near enough.
 *
 * @param {number} size
 */
function lineHeight(size) {
  return Math.round(size * 1.2 + 1);
}
