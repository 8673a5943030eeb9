// Grids. A Grid's columns are as wide as their widest cell and take what is left over in equal parts where a
// cell grows. Lazy grids have the columns or rows they state: a number, fixed, flexible or adaptive items.

import { isNumber, isObject, makeElement, member, px, setStyles } from './dom.js';
import { drawn, place } from './drawn.js';
import { alignment, horizontalAlignment, verticalAlignment } from './alignment.js';
import { drawChildren, flatten } from './children.js';
import { makeRow } from './stack.js';
import { withPlace } from './context.js';

const defaultSpacing = 8;

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function drawGrid(node, context) {
  const element = makeElement(context, '', 'veil-grid');
  const [inline, block] = alignment(node.alignment);
  element.style.setProperty('gap', px(isNumber(node.spacing) ? node.spacing : defaultSpacing));
  /** @type {boolean[]} */
  const growing = [];
  let spread = false;
  flatten(node.children).forEach((child, row) => {
    const cells = cellsOf(child, withPlace({ ...context, axis: 'horizontal' }, row), block);
    cells.views.forEach((cell, column) => {
      place(cell, inline, cells.block);
      setStyles(cell.element, { 'grid-row': String(row + 1), 'grid-column': cells.spans ? '1 / -1' : String(column + 1) });
      if (cells.spans) spread ||= cell.wide > 0;
      else growing[column] ||= cell.wide > 0;
      element.append(cell.element);
    });
  });
  const grows = growing.some(Boolean);
  // A view across that fills spreads the columns; one in a column gives all there is to that column.
  const still = spread && !grows ? 'auto' : 'minmax(auto, max-content)';
  const columns = Array.from(growing, (column) => (column ? 'minmax(auto, 1fr)' : still));
  if (spread) element.style.setProperty('justify-content', 'stretch');
  element.style.setProperty('grid-template-columns', columns.join(' ') || 'none');
  return drawn(element, { wide: grows || spread ? Infinity : 0 });
}

/**
 * A row's cells, or one view across all columns.
 *
 * @param {any} child
 * @param {import('./context.js').Context} context
 * @param {string} block
 */
function cellsOf(child, context, block) {
  if (!isObject(child) || child.type !== 'GridRow') {
    return { views: drawChildren([child], { ...context, axis: 'vertical' }), spans: true, block };
  }
  const own = child.alignment === undefined ? block : verticalAlignment(child.alignment);
  // A row has no box of its own: its modifiers stand on each of its cells.
  const rows = flatten(child.children).map((cell) => {
    const view = isObject(cell) ? cell : { type: 'Text', text: cell };
    return { ...view, modifiers: [...listOf(view.modifiers), ...listOf(child.modifiers)] };
  });
  if (child.busy === true) rows.forEach((cell, index) => Object.assign(cell, { busy: index === 0 ? true : 'silently' }));
  return { views: drawChildren(rows, context), spans: false, block: own };
}

const listOf = (/** @type {unknown} */ value) => (Array.isArray(value) ? value : []);

/**
 * A row outside a grid is a row of views.
 *
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function drawGridRow(node, context) {
  const children = drawChildren(node.children, { ...context, axis: 'horizontal' });
  return makeRow(children, context, verticalAlignment(node.alignment));
}

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function drawLazyGrid(node, context) {
  const upright = node.type === 'LazyVGrid';
  const element = makeElement(context, '', upright ? 'veil-lazy-grid' : 'veil-lazy-grid veil-lazy-grid-across');
  const items = itemsOf(upright ? node.columns : node.rows);
  const gap = isNumber(node.spacing) ? node.spacing : defaultSpacing;
  const between = items.map((item) => item.spacing).find(isNumber) ?? defaultSpacing;
  setStyles(element, {
    [upright ? 'grid-template-columns' : 'grid-template-rows']: items.map((item) => item.track).join(' '),
    [upright ? 'row-gap' : 'column-gap']: px(gap),
    [upright ? 'column-gap' : 'row-gap']: px(between),
  });
  const inline = upright ? horizontalAlignment(node.alignment) : 'center';
  const block = upright ? 'center' : verticalAlignment(node.alignment);
  drawChildren(node.children, { ...context, axis: 'depth' }).forEach((child, index) => {
    const own = items.length && !items.some((item) => item.repeats) ? items[index % items.length].alignment : undefined;
    const [ownInline, ownBlock] = own === undefined ? [inline, block] : alignment(own);
    place(child, ownInline, ownBlock);
    element.append(child.element);
  });
  return drawn(element, upright ? { wide: Infinity } : { tall: Infinity });
}

/** @typedef {{track: string, spacing?: unknown, alignment?: unknown, repeats?: boolean}} Item */

/**
 * @param {unknown} value
 * @returns {Item[]}
 */
function itemsOf(value) {
  if (isNumber(value) && value >= 1) {
    return [{ track: `repeat(${Math.min(1000, Math.floor(value))}, minmax(0, 1fr))`, repeats: true }];
  }
  if (!Array.isArray(value) || !value.length) return [adaptive({})];
  // CSS allows one repetition to fill; a second adaptive item stands once.
  let repeats = false;
  return value.slice(0, 1000).map((item) => {
    const made = itemOf(item, repeats);
    repeats ||= made.repeats === true;
    return made;
  });
}

/**
 * @param {any} item
 * @param {boolean} once
 * @returns {Item}
 */
function itemOf(item, once) {
  const common = { spacing: member(item, 'spacing'), alignment: member(item, 'alignment') };
  if (isNumber(item)) return { track: px(Math.max(0, item)) };
  if (isNumber(member(item, 'fixed'))) return { ...common, track: px(Math.max(0, item.fixed)) };
  if (item === 'adaptive' || member(item, 'adaptive') !== undefined) {
    const made = adaptive(member(item, 'adaptive'));
    return { ...common, ...(once ? { track: 'minmax(0, 1fr)' } : made) };
  }
  const minimum = member(member(item, 'flexible'), 'minimum');
  const maximum = member(member(item, 'flexible'), 'maximum');
  const length = (/** @type {unknown} */ value, /** @type {string} */ other) => (isNumber(value) ? px(Math.max(0, value)) : other);
  return { ...common, track: `minmax(${length(minimum, '0')}, ${length(maximum, '1fr')})` };
}

/**
 * @param {any} size
 * @returns {Item}
 */
function adaptive(size) {
  const minimum = isNumber(size) ? size : member(size, 'minimum');
  const least = Math.max(1, isNumber(minimum) ? minimum : 80);
  return { track: `repeat(auto-fill, minmax(min(${least}px, 100%), 1fr))`, repeats: true };
}
