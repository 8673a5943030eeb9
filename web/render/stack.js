// Stacks. SwiftUI offers the children of a stack equal shares, the least flexible first, and spacers what is
// left: what CSS grid does with tracks that grow from their smallest to their natural size in equal steps
// before any `fr` track grows. So a stack is a grid with one track per child and one per gap.

import { isNumber, makeElement, px } from './dom.js';
import { drawn, place } from './drawn.js';
import { horizontalAlignment, verticalAlignment, alignment } from './alignment.js';
import { drawChildren } from './children.js';

const defaultSpacing = 8;
const spacerMinimum = 8;

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function drawVStack(node, context) {
  const children = drawChildren(node.children, { ...context, axis: 'vertical' });
  return makeColumn(children, context, horizontalAlignment(node.alignment), node.spacing);
}

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function drawHStack(node, context) {
  const children = drawChildren(node.children, { ...context, axis: 'horizontal' });
  return makeRow(children, context, verticalAlignment(node.alignment), node.spacing);
}

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function drawZStack(node, context) {
  const children = drawChildren(node.children, { ...context, axis: 'depth' });
  const element = makeElement(context, '', 'veil-box veil-depth');
  const [inline, block] = alignment(node.alignment);
  for (const child of children) {
    place(child, inline, block);
    element.append(child.element);
  }
  return drawn(element, traitsOf(children));
}

/**
 * @param {import('./drawn.js').Drawn[]} children
 * @param {import('./context.js').Context} context
 * @param {string} inline
 * @param {unknown} [spacing]
 */
export function makeColumn(children, context, inline, spacing) {
  const element = makeElement(context, '', 'veil-stack veil-column');
  const tracks = layTracks(children, spacing, 'grid-row', (child, alone) => rowTrack(child, alone));
  element.style.setProperty('grid-template-rows', tracks);
  for (const child of children) {
    place(child, inline, 'center');
    element.append(child.element);
  }
  return drawn(element, traitsOf(children));
}

/**
 * @param {import('./drawn.js').Drawn[]} children
 * @param {import('./context.js').Context} context
 * @param {string} block
 * @param {unknown} [spacing]
 */
export function makeRow(children, context, block, spacing) {
  const element = makeElement(context, '', 'veil-stack veil-row');
  const row = measureRow(children, spacing);
  const tracks = layTracks(children, spacing, 'grid-column', (child, alone) => columnTrack(child, alone, row));
  element.style.setProperty('grid-template-columns', tracks);
  for (const child of children) {
    place(child, 'center', block);
    element.append(child.element);
  }
  return drawn(element, traitsOf(children));
}

/**
 * @param {import('./drawn.js').Drawn[]} children
 * @param {unknown} spacing
 * @param {'grid-row' | 'grid-column'} line
 * @param {(child: import('./drawn.js').Drawn, alone: boolean) => string} track
 */
function layTracks(children, spacing, line, track) {
  const gap = isNumber(spacing) ? spacing : defaultSpacing;
  const spacersAlone = !children.some((child) => child.spacer === undefined && growth(child, line) === Infinity);
  /** @type {string[]} */
  const tracks = [];
  children.forEach((child, index) => {
    if (index > 0) {
      const atSpacer = child.spacer !== undefined || children[index - 1].spacer !== undefined;
      // Spacers ask for no distance of their own; a spacing that is given holds for them too.
      const distance = atSpacer && !isNumber(spacing) ? 0 : gap;
      // A track cannot be negative; a margin can.
      const margin = line === 'grid-row' ? 'margin-block-start' : 'margin-inline-start';
      if (distance < 0) child.element.style.setProperty(margin, px(distance));
      tracks.push(px(Math.max(0, distance)));
    }
    child.element.style.setProperty(line, String(tracks.length + 1));
    tracks.push(track(child, spacersAlone));
  });
  return tracks.join(' ');
}

/**
 * @param {import('./drawn.js').Drawn} child
 * @param {string} line
 */
const growth = (child, line) => (line === 'grid-row' ? child.tall : child.wide);

/**
 * @param {import('./drawn.js').Drawn} child
 * @param {boolean} spacersAlone
 */
function rowTrack(child, spacersAlone) {
  if (child.spacer !== undefined) return spacerTrack(child.spacer, spacersAlone);
  // Without a given height, `1fr` rows would all become as high as the highest; `auto` rows stretch instead.
  if (child.tall === Infinity) return 'auto';
  return child.tall > 0 ? `minmax(auto, ${child.tall}px)` : 'max-content';
}

/**
 * @typedef {object} Row
 * @property {number} first the highest priority in the row
 * @property {boolean} filled a view of that priority takes all there is
 * @property {string} share how much a view that hugs may take beside views that fill
 */

/**
 * Grid would give a long text all it asks for before it gives a view that fills anything. SwiftUI offers the text
 * no more than its share of what the views of fixed width leave.
 *
 * @param {import('./drawn.js').Drawn[]} children
 * @param {unknown} spacing
 * @returns {Row}
 */
function measureRow(children, spacing) {
  const first = children.reduce((most, child) => Math.max(most, child.priority), -Infinity);
  const views = children.filter((child) => child.spacer === undefined);
  const filled = views.some((child) => child.priority === first && child.wide === Infinity);
  const gaps = (isNumber(spacing) ? spacing : defaultSpacing) * (children.length - 1);
  const known = views.reduce((sum, child) => sum + (child.width ?? 0), 0);
  const sharing = views.filter((child) => child.width === undefined).length;
  return { first, filled, share: `calc((100% - ${Math.max(0, known + gaps)}px) / ${Math.max(1, sharing)})` };
}

/**
 * @param {import('./drawn.js').Drawn} child
 * @param {boolean} spacersAlone
 * @param {Row} row
 */
function columnTrack(child, spacersAlone, row) {
  if (child.spacer !== undefined) return spacerTrack(child.spacer, spacersAlone);
  if (child.wide === Infinity) return child.priority < row.first && row.filled ? 'minmax(auto, 0.0001fr)' : 'minmax(auto, 1fr)';
  if (child.wide > 0) return `minmax(auto, ${row.filled ? `min(${child.wide}px, ${row.share})` : px(child.wide)})`;
  if (child.width !== undefined) return 'max-content';
  if (row.filled && child.priority === row.first) return `fit-content(${row.share})`;
  if (child.priority < row.first) return 'minmax(min-content, auto)';
  return row.first > 0 ? 'fit-content(100%)' : 'minmax(auto, max-content)';
}

/**
 * @param {number} minimum
 * @param {boolean} alone
 */
function spacerTrack(minimum, alone) {
  // A spacer yields to every view that grows: its share beside them is next to nothing.
  return `minmax(${minimum}px, ${alone ? '1fr' : '0.0001fr'})`;
}

/** @param {import('./drawn.js').Drawn[]} children */
function traitsOf(children) {
  const most = (/** @type {'wide' | 'tall'} */ key) => (children.some((child) => child[key] > 0) ? Infinity : 0);
  return { wide: most('wide'), tall: most('tall') };
}

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function drawSpacer(node, context) {
  const element = makeElement(context, '', 'veil-spacer');
  const minimum = isNumber(node.minLength) ? Math.max(0, node.minLength) : spacerMinimum;
  return drawn(element, {
    spacer: minimum,
    wide: context.axis === 'vertical' ? 0 : Infinity,
    tall: context.axis === 'horizontal' ? 0 : Infinity,
  });
}

/**
 * @param {any} _node
 * @param {import('./context.js').Context} context
 */
export function drawDivider(_node, context) {
  const upright = context.axis === 'horizontal';
  const element = makeElement(context, '', upright ? 'veil-divider veil-upright' : 'veil-divider');
  return drawn(element, upright ? { tall: Infinity } : { wide: Infinity });
}
