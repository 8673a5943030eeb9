// What a view inherits from the views around it, as far as style sheets cannot carry it. An immutable
// value: entering a scope makes a derived copy.

import { makeBounds } from './bounds.js';

/**
 * @typedef {object} Context
 * @property {Document} document
 * @property {'div' | 'span'} tag what a box is made of: `span` inside buttons, labels and summaries
 * @property {{loading: string, hidden: string}} strings
 * @property {(name: string) => string | null | undefined} images
 * @property {(action: object) => void} [onAction]
 * @property {unknown} foreground the colour set by an ancestor, undefined for the default
 * @property {string} listStyle
 * @property {number | null} lineLimit
 * @property {'vertical' | 'horizontal' | 'depth'} axis of the innermost stack: dividers and spacers follow it
 * @property {'' | 'row' | 'button' | 'field'} place
 * @property {boolean} busy inside a region that was announced as loading
 * @property {boolean} silent nothing here is for assistive technology: a label or parent speaks instead
 * @property {number[]} path the place in the tree; stand-ins derive their look from it
 * @property {number} depth
 * @property {import('./bounds.js').Bounds} bounds shared by all of one drawing
 */

const defaultStrings = { loading: 'Loading', hidden: 'Hidden' };

/**
 * @param {Document} document
 * @param {Record<string, any>} options
 * @returns {Context}
 */
export function makeContext(document, options) {
  const strings = options.strings ?? {};
  return {
    document,
    tag: 'div',
    strings: {
      loading: typeof strings.loading === 'string' ? strings.loading : defaultStrings.loading,
      hidden: typeof strings.hidden === 'string' ? strings.hidden : defaultStrings.hidden,
    },
    images: typeof options.images === 'function' ? options.images : () => null,
    onAction: typeof options.onAction === 'function' ? options.onAction : undefined,
    foreground: undefined,
    listStyle: 'automatic',
    lineLimit: null,
    axis: 'vertical',
    place: '',
    busy: false,
    silent: false,
    path: [],
    depth: 0,
    bounds: makeBounds(),
  };
}

/**
 * @param {Context} context
 * @param {number} index
 * @returns {Context}
 */
export function withPlace(context, index) {
  return { ...context, path: [...context.path, index], depth: context.depth + 1 };
}

/**
 * Only phrasing content may stand here.
 *
 * @param {Context} context
 * @returns {Context}
 */
export function withPhrasing(context) {
  return { ...context, tag: 'span' };
}
