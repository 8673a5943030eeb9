/** Colours JSON by its tokens. Whatever is not JSON stays plain, so half-typed text looks calm. */

const TOKENS = /("(?:[^"\\\n]|\\.)*"?)(\s*:)?|-?\d[\d.eE+-]*|\b(?:true|false|null)\b/g;

/** Above this many characters colouring would be felt while typing. */
const LARGEST_PAINTED = 60_000;

/** Members whose value says what is withheld, or when. */
const STATE = /^"(?:redacted|unredacted|privacySensitive|invalidatableContent|redactable|effect|redaction|reason)"$/;

/** @typedef {{ index: number, severity: 'error' | 'warning' }} Mark a place to underline */

/**
 * Fills `element` with `text` in colours; says false where the text is too long for it.
 *
 * @param {HTMLElement} element
 * @param {string} text
 * @param {Mark[]} [marks]
 */
export function paint(element, text, marks = []) {
  if (text.length > LARGEST_PAINTED) {
    element.replaceChildren(text);
    return false;
  }
  const pieces = document.createDocumentFragment();
  let end = 0;
  for (const token of text.matchAll(TOKENS)) {
    const [whole, string, colon] = token;
    const body = string ?? whole;
    appendPlain(pieces, text, end, token.index ?? 0, marks);
    end = (token.index ?? 0) + body.length;
    const kind = string === undefined ? 'literal' : STATE.test(string) ? 'state' : colon ? 'key' : 'string';
    pieces.append(makeSpan(body, kind, marks, token.index ?? 0, end));
  }
  appendPlain(pieces, text, end, text.length, marks);
  element.replaceChildren(pieces);
  return true;
}

/**
 * Fills `element` with a tree in which what is withheld stands out.
 *
 * @param {HTMLElement} element
 * @param {string} tree
 */
export function paintTree(element, tree) {
  const parts = tree.split(/(▮(?: effect)? \S+ \S+(?: \d+)?)/);
  element.replaceChildren(...parts.map((part, index) => (index % 2 === 1 ? makeSpan(part, 'state', [], 0, 0) : part)));
}

/**
 * Appends text between tokens; a mark there, such as on a bracket, underlines one character.
 *
 * @param {DocumentFragment} pieces
 * @param {string} text
 * @param {number} start
 * @param {number} end
 * @param {Mark[]} marks
 */
function appendPlain(pieces, text, start, end, marks) {
  let from = start;
  for (const { index } of marks.filter((mark) => mark.index >= start && mark.index < end)) {
    if (index < from) continue;
    pieces.append(text.slice(from, index), makeSpan(text[index], 'plain', marks, index, index + 1));
    from = index + 1;
  }
  pieces.append(text.slice(from, end));
}

/**
 * @param {string} text
 * @param {string} kind
 * @param {Mark[]} marks
 * @param {number} start
 * @param {number} end
 */
function makeSpan(text, kind, marks, start, end) {
  const span = document.createElement('span');
  span.className = kind;
  const found = marks.filter(({ index }) => index >= start && index < end);
  if (found.length > 0) span.classList.add(found.some(({ severity }) => severity === 'error') ? 'error' : 'warning');
  span.append(text);
  return span;
}
