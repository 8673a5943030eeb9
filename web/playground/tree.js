/**
 * The result as a tree for people, in the form that `veil tree` prints: a node a line, ▮ for what is withheld.
 *
 *     VStack spacing: 8
 *     ├─ Text ▮ placeholder class 8 .font(title)
 *     └─ Button style: automatic
 *        └─ label: Text "Retry"
 */

/** @typedef {import('../binding.js').ViewNode} ViewNode */
/** @typedef {[name: string, value: any]} Branch a view below another, and what it is to it; children have no name */

/** Arguments and modifiers whose strings are somebody's words, and so stand in quotes. */
const CONTENT = new Set([
  'id', 'text', 'name', 'systemName', 'url', 'title', 'systemImage', 'action', 'isOn', 'prompt', 'selection', 'options',
  'value', 'accessibilityLabel', 'accessibilityValue', 'accessibilityHint', 'help', 'tag', 'tabItem', 'navigationTitle',
  'source', 'at',
]);
const ROLES = new Map([['children', ''], ['runs', 'run'], ['label', 'label'], ['header', 'header'], ['footer', 'footer']]);

/**
 * Draws a redacted view as a tree.
 *
 * @param {ViewNode} node
 */
export function drawTree(node) {
  return drawLines('', node, '', '').join('\n');
}

/**
 * @param {string} role
 * @param {any} node
 * @param {string} first
 * @param {string} rest
 * @returns {string[]}
 */
function drawLines(role, node, first, rest) {
  const parts = [...branches(node), ...(node.why ?? []).map((/** @type {any} */ why) => ['why', why])];
  const below = parts.flatMap(([name, child], index) => {
    const isLast = index === parts.length - 1;
    return drawLines(name, child, rest + (isLast ? '└─ ' : '├─ '), rest + (isLast ? '   ' : '│  '));
  });
  return [first + (role && `${role}: `) + describe(node), ...below];
}

/**
 * Gives the views inside a view in the order of the description.
 *
 * @param {any} node
 * @returns {Generator<Branch>}
 */
export function* branches(node) {
  for (const [key, value] of Object.entries(node)) {
    const role = ROLES.get(key);
    if (role !== undefined) for (const child of listOf(value)) yield [role, child];
  }
  for (const modifier of listOf(node.modifiers ?? [])) {
    for (const [name, value] of Object.entries(modifier)) {
      for (const part of isView(value) ? [value] : Object.values(Object(value)).filter(isView)) {
        for (const child of listOf(part)) yield [name, child];
      }
    }
  }
}

/** @param {any} node */
function describe(node) {
  if (node.did) return `${node.did} ${node.what} at ${JSON.stringify(node.at)}`;
  const words = node.type ? [node.type] : [];
  for (const [key, value] of Object.entries(node)) {
    if (key === 'redaction') words.push(describeRedaction(value));
    else if (key === 'text') words.push(JSON.stringify(value));
    else if (key === 'busy' || key === 'disabled') words.push(key);
    else if (key === 'modifiers') continue;
    else if (!ROLES.has(key) && key !== 'type' && key !== 'why') words.push(describeLabelled(key, value));
  }
  for (const modifier of listOf(node.modifiers ?? [])) words.push(describeModifier(modifier));
  return words.join(' ');
}

/**
 * `▮ placeholder class 8` for a reason, `▮ effect confidential fixed` for an effect.
 *
 * @param {any} redaction
 */
function describeRedaction({ reason, effect, disclosure, size, ...look }) {
  const words = ['▮', effect === undefined ? reason : `effect ${effect}`, disclosure];
  if (size) words.push(...Object.values(size));
  return [...words, ...Object.entries(look).map(([key, value]) => describeLabelled(key, value))].join(' ');
}

/** @param {Record<string, any>} modifier */
function describeModifier(modifier) {
  const [name, value] = Object.entries(modifier)[0];
  if (value === true) return `.${name}`;
  if (isView(value)) return `.${name}(…)`;
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return `.${name}(${describeValue(value, CONTENT.has(name))})`;
  const labelled = Object.entries(value).map(([key, part]) => (isView(part) ? '…' : describeLabelled(key, part)));
  return `.${name}(${labelled.join(', ')})`;
}

/**
 * @param {string} key
 * @param {unknown} value
 */
function describeLabelled(key, value) {
  return `${key}: ${describeValue(value, CONTENT.has(key))}`;
}

/**
 * @param {any} value
 * @param {boolean} isContent names of cases and colours stand without quotes, words in them
 * @returns {string}
 */
function describeValue(value, isContent) {
  if (value === null) return 'nil';
  if (typeof value === 'string') return !isContent && /^[#A-Za-z][\w.-]*$/.test(value) ? value : JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => describeValue(item, isContent)).join(', ')}]`;
  if (typeof value !== 'object') return String(value);
  return `{${Object.entries(value).map(([key, part]) => `${key}: ${describeValue(part, isContent || CONTENT.has(key))}`).join(', ')}}`;
}

/** @param {any} value */
function isView(value) {
  return typeof value?.type === 'string' || (Array.isArray(value) && value.some(isView));
}

/** @param {any} value */
function listOf(value) {
  return Array.isArray(value) ? value : [value];
}

/**
 * Counts the views of a result and those of them that are withheld.
 *
 * @param {any} node
 * @returns {{ views: number, withheld: number }}
 */
export function countViews(node) {
  let views = node.type ? 1 : 0;
  let withheld = node.redaction ? 1 : 0;
  for (const [, child] of branches(node)) {
    const inside = countViews(child);
    views += inside.views;
    withheld += inside.withheld;
  }
  return { views, withheld };
}
