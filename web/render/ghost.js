// What stands under a blur: word-like pieces whose lengths come from the node's place in the tree, never from
// the text. Their sum is the length of the bar they stand for.

import { makeElement } from './dom.js';

/**
 * @param {number} characters
 * @param {import('./context.js').Context} context
 * @returns {HTMLElement[]}
 */
export function makeGhost(characters, context) {
  const next = makeSequence(context.path);
  const pieces = [];
  let left = Math.min(characters, 4096);
  while (left > 0) {
    const word = Math.min(left, 2 + (next() % 5));
    for (let mark = 0; mark < word; mark += 1) {
      pieces.push(makeElement(context, 'i', `veil-stroke veil-stroke-${next() % 4}`));
    }
    left -= word;
    if (left > 0) {
      pieces.push(makeElement(context, 'i', 'veil-stroke veil-stroke-space'));
      left -= 1;
    }
  }
  return pieces;
}

/**
 * A small deterministic sequence from a place.
 *
 * @param {number[]} path
 */
function makeSequence(path) {
  let state = 0x9e3779b9;
  for (const index of path) state = Math.imul(state ^ (index + 1), 0x85ebca6b) >>> 0;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state;
  };
}
