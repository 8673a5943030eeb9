// What a node's `redaction` member says, checked. The renderer draws it; why it is there is the core's affair.

import { isNumber, member } from './dom.js';
import { cssColor } from './color.js';

/**
 * @typedef {object} Redaction
 * @property {string} reason
 * @property {string} effect
 * @property {number | null} characters null for the one fixed size
 * @property {string | null} ink
 * @property {number | null} cornerRadius
 */

/**
 * @param {unknown} node
 * @returns {Redaction | null}
 */
export function redactionOf(node) {
  const redaction = member(node, 'redaction');
  if (redaction === undefined || redaction === null) return null;
  const characters = member(member(redaction, 'size'), 'characters');
  const radius = member(redaction, 'cornerRadius');
  const word = (/** @type {unknown} */ value) => (typeof value === 'string' ? value : '');
  return {
    reason: word(member(redaction, 'reason')),
    effect: word(member(redaction, 'effect')),
    characters: isNumber(characters) && characters > 0 ? Math.ceil(characters) : null,
    ink: cssColor(member(redaction, 'ink')),
    cornerRadius: isNumber(radius) && radius >= 0 ? radius : null,
  };
}

/**
 * The word for a withheld leaf: none while its region loads, none when an effect brings its own label.
 *
 * @param {Redaction} redaction
 * @param {any} node
 * @param {import('./context.js').Context} context
 * @returns {string} empty for silence
 */
export function spokenWord(redaction, node, context) {
  if (context.silent || redaction.reason === 'placeholder' || speaks(node)) return '';
  return context.strings.hidden;
}

/**
 * Whether the node's own modifiers name it.
 *
 * @param {any} node
 */
export function speaks(node) {
  const modifiers = member(node, 'modifiers');
  return Array.isArray(modifiers) && modifiers.some((modifier) => typeof member(modifier, 'accessibilityLabel') === 'string');
}

/**
 * Gives a stand-in its word, or takes it out of the accessibility tree.
 *
 * @param {Element} element
 * @param {Redaction} redaction
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function speakFor(element, redaction, node, context) {
  const word = spokenWord(redaction, node, context);
  if (word) {
    element.setAttribute('role', 'img');
    element.setAttribute('aria-label', word);
  } else if (!speaks(node)) {
    element.setAttribute('aria-hidden', 'true');
  }
}
