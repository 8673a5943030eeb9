// Symbols: drawn by us on a grid of 24, as strokes in the colour and weight of the text around. Names follow
// SF Symbols; a variant (`.fill`, `.circle` …) falls back to its plain form, an unknown name to a neutral mark.

import { makeSVG } from './dom.js';
import { aliases, symbols } from './symbols.js';

/**
 * @param {string} name
 * @param {import('./context.js').Context} context
 * @returns {SVGElement}
 */
export function makeSymbol(name, context) {
  const [key, variants] = resolve(name);
  const svg = makeSVG(context, 'svg', { viewBox: '0 0 24 24', class: 'veil-glyph', 'aria-hidden': 'true', focusable: 'false' });
  if (variants.has('circle')) {
    const filled = variants.has('fill');
    svg.append(makeSVG(context, 'circle', { cx: 12, cy: 12, r: 10.5, class: filled ? 'veil-glyph-disc' : 'veil-glyph-ring' }));
    svg.append(path(context, symbols[key], filled ? 'veil-glyph-small veil-glyph-cut' : 'veil-glyph-small'));
    return svg;
  }
  svg.append(path(context, symbols[key], variants.has('fill') ? 'veil-glyph-filled' : ''));
  return svg;
}

/**
 * @param {import('./context.js').Context} context
 * @param {string} d
 * @param {string} classes
 */
const path = (context, d, classes) => makeSVG(context, 'path', { d, class: `veil-glyph-path ${classes}` });

/**
 * The drawing for a name, and the variants it asks for.
 *
 * @param {string} name
 * @returns {[string, Set<string>]}
 */
function resolve(name) {
  /** @type {Set<string>} */
  const variants = new Set();
  let key = name;
  for (;;) {
    const known = find(key);
    if (known) return [known, variants];
    const cut = /\.(fill|circle|square|slash|badge|rectangle|inverse|[a-z]+)$/.exec(key);
    if (!cut) return ['questionmark.square.dashed', new Set()];
    variants.add(cut[1]);
    key = key.slice(0, cut.index);
  }
}

/** @param {string} name */
function find(name) {
  if (Object.hasOwn(symbols, name)) return name;
  return Object.hasOwn(aliases, name) ? aliases[name] : null;
}
