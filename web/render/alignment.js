// SwiftUI's alignment names as grid positions.

const horizontal = { leading: 'start', center: 'center', trailing: 'end' };
const vertical = {
  top: 'start', center: 'center', bottom: 'end',
  firstTextBaseline: 'baseline', lastTextBaseline: 'last baseline',
};
const both = {
  topLeading: ['start', 'start'], top: ['center', 'start'], topTrailing: ['end', 'start'],
  leading: ['start', 'center'], center: ['center', 'center'], trailing: ['end', 'center'],
  bottomLeading: ['start', 'end'], bottom: ['center', 'end'], bottomTrailing: ['end', 'end'],
  leadingFirstTextBaseline: ['start', 'start'], centerFirstTextBaseline: ['center', 'start'],
  trailingFirstTextBaseline: ['end', 'start'], leadingLastTextBaseline: ['start', 'end'],
  centerLastTextBaseline: ['center', 'end'], trailingLastTextBaseline: ['end', 'end'],
};

const bare = (/** @type {unknown} */ name) => (typeof name === 'string' ? name.replace(/^\./, '') : '');
const find = (/** @type {Record<string, any>} */ table, /** @type {unknown} */ name) =>
  Object.hasOwn(table, bare(name)) ? table[bare(name)] : undefined;

/**
 * @param {unknown} name
 * @returns {string}
 */
export const horizontalAlignment = (name) => find(horizontal, name) ?? 'center';

/**
 * @param {unknown} name
 * @returns {string}
 */
export const verticalAlignment = (name) => find(vertical, name) ?? 'center';

/**
 * Inline and block position.
 *
 * @param {unknown} name
 * @returns {[string, string]}
 */
export const alignment = (name) => find(both, name) ?? both.center;

/**
 * A transform origin.
 *
 * @param {unknown} name
 */
export function anchor(name) {
  const position = { start: '0%', center: '50%', end: '100%' };
  const [x, y] = alignment(name);
  return `${position[/** @type {'start'} */ (x)]} ${position[/** @type {'start'} */ (y)]}`;
}
