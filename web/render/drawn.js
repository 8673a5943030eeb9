// A drawn view and how it answers a proposed size. SwiftUI asks a view at layout time; here the answer is
// known when the view is drawn: `wide` and `tall` say up to which length a view takes what it is offered
// (0: it hugs its content; Infinity: it fills). CSS grid then plays the part of the proposal.

import { makeElement, px, setStyles } from './dom.js';

/**
 * @typedef {object} Drawn
 * @property {HTMLElement} element the outermost element
 * @property {number} wide
 * @property {number} tall
 * @property {Element | null} accessible the element that carries the role and name, if there is one
 * @property {Set<string>} own what is already set on the outermost element; an inner modifier wins over an outer one
 * @property {number} priority
 * @property {number} [width] where it is known beforehand
 * @property {number} [spacer] minimum length, on a Spacer only
 * @property {((across: boolean, along: boolean) => void)} [stretch] an image's: makes it fill a fixed frame
 * @property {{ratio: number, fills: boolean}} [aspect] of the outermost box
 * @property {boolean} [withheld] the view's own content is covered
 * @property {Element[]} [labels] elements that a tab or title takes its place from
 */

/**
 * @param {HTMLElement} element
 * @param {Partial<Drawn>} [traits]
 * @returns {Drawn}
 */
export function drawn(element, traits) {
  return { element, wide: 0, tall: 0, accessible: null, own: new Set(), priority: 0, ...traits };
}

/**
 * Places a view in its grid area: filled, or at an edge or the centre.
 *
 * @param {Drawn} view
 * @param {string} inline start, center or end
 * @param {string} block start, center, end, baseline or last baseline
 */
export function place(view, inline, block) {
  const style = view.element.style;
  if (view.wide > 0) style.setProperty('min-inline-size', style.getPropertyValue('min-inline-size') || '0');
  if (view.tall > 0) style.setProperty('min-block-size', style.getPropertyValue('min-block-size') || '0');
  style.setProperty('justify-self', view.wide === Infinity ? 'stretch' : inline);
  style.setProperty('align-self', view.tall === Infinity ? 'stretch' : block);
  if (view.wide > 0 && view.wide < Infinity) setStyles(view.element, { 'inline-size': '100%', 'max-inline-size': px(view.wide) });
  if (view.tall > 0 && view.tall < Infinity) setStyles(view.element, { 'block-size': '100%', 'max-block-size': px(view.tall) });
}

/**
 * Puts a box around a view. The box answers proposals as the view does.
 *
 * @param {Drawn} view
 * @param {import('./context.js').Context} context
 * @param {string} [classes]
 * @returns {Drawn}
 */
export function wrap(view, context, classes) {
  const element = makeElement(context, '', classes ? `veil-box ${classes}` : 'veil-box');
  place(view, 'center', 'center');
  element.append(view.element);
  const inner = view.stretch;
  const stretch = inner && ((/** @type {boolean} */ across, /** @type {boolean} */ along) => {
    if (across) view.element.style.setProperty('justify-self', 'stretch');
    if (along) view.element.style.setProperty('align-self', 'stretch');
    inner(across, along);
  });
  return { ...view, element, stretch, aspect: undefined, width: undefined, own: new Set() };
}

/**
 * Claims a property of the outermost element for a modifier. False: an inner modifier has it already.
 *
 * @param {Drawn} view
 * @param {string} name
 */
export function claim(view, name) {
  if (view.own.has(name)) return false;
  view.own.add(name);
  return true;
}
