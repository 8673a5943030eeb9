/** Places in a text: the core counts bytes of UTF-8, the page counts UTF-16 units. */

/**
 * Gives the index into `text` of the byte at `offset` of its UTF-8 form.
 *
 * @param {string} text
 * @param {number} offset
 */
export function indexAtByte(text, offset) {
  let index = 0;
  for (let bytes = 0; bytes < offset && index < text.length; ) {
    const scalar = /** @type {number} */ (text.codePointAt(index));
    bytes += scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4;
    index += scalar < 0x10000 ? 1 : 2;
  }
  return index;
}

/**
 * Counts the lines of a text.
 *
 * @param {string} text
 */
export function countLines(text) {
  let lines = 1;
  for (let index = text.indexOf('\n'); index >= 0; index = text.indexOf('\n', index + 1)) lines += 1;
  return lines;
}
