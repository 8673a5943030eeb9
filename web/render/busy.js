// A region whose content is on its way: announced once, by the region, with silent bars inside.

import { isNative } from './accessibility.js';

/**
 * @param {import('./drawn.js').Drawn} view
 * @param {import('./context.js').Context} context
 */
export function announceBusy(view, context) {
  const leaf = view.accessible;
  const bearer = leaf ?? view.element;
  bearer.setAttribute('aria-busy', 'true');
  // A stand-in is silent by itself; what an author has hidden stays so.
  if (leaf) leaf.removeAttribute('aria-hidden');
  if (!isNative(bearer) && !bearer.hasAttribute('role')) bearer.setAttribute('role', leaf ? 'img' : 'group');
  const name = bearer.getAttribute('aria-label');
  bearer.setAttribute('aria-label', name ? `${name}, ${context.strings.loading}` : context.strings.loading);
}

/**
 * Whether nothing in an element would be read: then its structure is not worth announcing either.
 *
 * @param {Element} element
 */
export function isSilent(element) {
  const speaking = '[aria-label], [alt]:not([alt=""]), a[href], input, button, select, textarea, summary';
  return !element.textContent && ![...element.querySelectorAll(speaking)].some((part) => !part.closest('[aria-hidden="true"]'));
}
