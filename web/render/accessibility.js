// What assistive technology is told. Names go to the element that carries the view's role; a view without
// one gets a role that may bear a name: an image for a leaf, a group for a container.

import { isNumber } from './dom.js';

/** @typedef {import('./drawn.js').Drawn} Drawn */

const text = (/** @type {unknown} */ value) => (typeof value === 'string' || isNumber(value) ? String(value) : null);
const natives = new Set(['BUTTON', 'A', 'INPUT', 'TEXTAREA', 'SELECT', 'PROGRESS', 'METER', 'SUMMARY', 'FIELDSET', 'IMG']);

/**
 * Whether an element has a role of its own.
 *
 * @param {Element} element
 */
export const isNative = (element) => natives.has(element.tagName);

/**
 * The element that a name is given to.
 *
 * @param {Drawn} view
 * @returns {Element}
 */
function bearer(view) {
  const element = view.accessible ?? view.element;
  element.removeAttribute('aria-hidden');
  if (!isNative(element) && !element.hasAttribute('role')) {
    element.setAttribute('role', view.accessible ? 'img' : 'group');
  }
  return element;
}

/** @type {Record<string, import('./modifiers.js').Modifier>} */
export const accessibilityModifiers = {
  accessibilityLabel: {
    apply: (view, value) => {
      const label = text(value);
      if (label === null) return view;
      const element = bearer(view);
      element.setAttribute('aria-label', label);
      if (element.tagName === 'IMG') element.setAttribute('alt', label);
      return view;
    },
  },
  accessibilityValue: {
    apply: (view, value) => {
      const words = text(value);
      if (words === null) return view;
      const element = bearer(view);
      if (/^(?:range|number)$/.test(element.getAttribute('type') ?? '') || element.getAttribute('role') === 'spinbutton') {
        element.setAttribute('aria-valuetext', words);
        return view;
      }
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      element.setAttribute('aria-label', name ? `${name}, ${words}` : words);
      return view;
    },
  },
  accessibilityHint: {
    apply: (view, value) => {
      const hint = text(value);
      if (hint !== null) bearer(view).setAttribute('aria-description', hint);
      return view;
    },
  },
  accessibilityHidden: {
    apply: (view, value) => {
      if (value === false) return view;
      view.element.setAttribute('aria-hidden', 'true');
      for (const element of view.element.querySelectorAll('a, button, input, select, textarea, summary, [tabindex]')) {
        element.setAttribute('tabindex', '-1');
      }
      return view;
    },
  },
  help: {
    apply: (view, value) => {
      const words = text(value);
      if (words !== null) view.element.setAttribute('title', words);
      return view;
    },
  },
};
