/**
 * Lays JSON out for reading: what fits on a line stays on it. Only white space changes; numbers, escapes and repeated
 * keys are the author's, and JSON.parse would have changed them.
 */

const TOKEN = /\s*("(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+)/y;
const WIDTH = 100;

/** @typedef {string | { open: string, close: string, items: [string, Value][] }} Value */

/**
 * @param {string} json well-formed JSON
 * @returns {string}
 */
export function formatJSON(json) {
  TOKEN.lastIndex = 0;
  /** @type {() => string} */
  const next = () => TOKEN.exec(json)?.[1] ?? '';
  return print(readValue(next(), next), '', WIDTH);
}

/**
 * @param {string} token
 * @param {() => string} next
 * @returns {Value}
 */
function readValue(token, next) {
  if (token !== '{' && token !== '[') return token;
  const close = token === '{' ? '}' : ']';
  /** @type {[string, Value][]} */
  const items = [];
  for (let part = next(); part !== close; part = next()) {
    if (part === ',') continue;
    if (part === '') throw new SyntaxError('The text ends too early.');
    let key = '';
    if (token === '{') {
      key = `${part}: `;
      next();
      part = next();
    }
    items.push([key, readValue(part, next)]);
  }
  return { open: token, close, items };
}

/**
 * @param {Value} value
 * @param {string} indent
 * @param {number} room how much of the line is left
 * @returns {string}
 */
function print(value, indent, room) {
  if (typeof value === 'string') return value;
  const line = printLine(value, room);
  if (line !== undefined) return line;
  const inner = `${indent}  `;
  const lines = value.items.map(([key, item]) => inner + key + print(item, inner, WIDTH - inner.length - key.length - 1));
  return `${value.open}\n${lines.join(',\n')}\n${indent}${value.close}`;
}

/**
 * Prints on one line; undefined as soon as that needs more room than there is, so that deep trees are not walked again
 * and again.
 *
 * @param {Value} value
 * @param {number} room
 * @returns {string | undefined}
 */
function printLine(value, room) {
  if (typeof value === 'string') return value.length <= room ? value : undefined;
  if (value.items.length === 0) return value.open + value.close;
  const space = value.open === '{' ? ' ' : '';
  let line = value.open + space;
  for (const [index, [key, item]] of value.items.entries()) {
    const printed = printLine(item, room - line.length - key.length);
    if (printed === undefined) return undefined;
    line += (index > 0 ? ', ' : '') + key + printed;
    if (line.length > room) return undefined;
  }
  line += space + value.close;
  return line.length <= room ? line : undefined;
}
