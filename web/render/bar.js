// The stand-in of a text: empty boxes that wrap anywhere, under one inline background. The background is
// cloned for each line, so that every line is one bar with its own corners, as high as a capital letter and
// standing on the baseline; the line box stays that of the font, so nothing moves when the text arrives.
//
//     n × 0.5 em    ▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆
//                   ▆▆▆▆▆▆▆▆▆▆
//
// Length and look follow from `redaction`, font and line limit alone.

import { makeElement, px, setStyles } from './dom.js';
import { makeGhost } from './ghost.js';

const fixedCharacters = 8;
const mostCharacters = 4096;
const endPieces = 4;

/**
 * @param {import('./redaction.js').Redaction} redaction
 * @param {import('./context.js').Context} context
 * @param {boolean} blurred drawn under a blur: something like words instead of one bar
 * @returns {HTMLElement} inline content for a text element
 */
export function makeBar(redaction, context, blurred) {
  const bar = makeElement(context, 'span', 'veil-bar');
  setInk(bar, redaction);
  if (blurred) {
    bar.classList.add('veil-ghost');
    bar.append(...makeGhost(redaction.characters ?? fixedCharacters, context));
  } else {
    const pieces = makePieces(Math.min(redaction.characters ?? fixedCharacters, mostCharacters), context);
    bar.append(...(redaction.characters === null ? pieces : keepEnd(pieces, context)));
  }
  return bar;
}

/**
 * @param {HTMLElement} element
 * @param {import('./redaction.js').Redaction} redaction
 */
export function setInk(element, redaction) {
  if (redaction.ink) element.style.setProperty('--veil-ink', redaction.ink);
  if (redaction.cornerRadius !== null) setStyles(element, { '--veil-ink-radius': px(redaction.cornerRadius) });
}

/**
 * @param {number} characters
 * @param {import('./context.js').Context} context
 */
function makePieces(characters, context) {
  // Long bars wrap by two marks at a time: half the elements, and no eye sees the difference.
  const step = characters > 32 ? 2 : 1;
  const pieces = [];
  for (let left = characters; left > 0; left -= step) pieces.push(makePiece(context, Math.min(step, left)));
  return pieces;
}

/**
 * The last pieces keep together like a last word, so that no bar ends in a crumb. (A fixed bar is cut where
 * its line ends and has no last line.)
 *
 * @param {HTMLElement[]} pieces
 * @param {import('./context.js').Context} context
 */
function keepEnd(pieces, context) {
  const end = makeElement(context, 'span', 'veil-bar-end');
  end.append(...pieces.slice(-endPieces));
  return [...pieces.slice(0, -endPieces), end];
}

/**
 * @param {import('./context.js').Context} context
 * @param {number} marks
 */
function makePiece(context, marks) {
  const piece = makeElement(context, 'i', 'veil-piece');
  if (marks !== 1) piece.style.setProperty('--veil-marks', String(marks));
  return piece;
}
