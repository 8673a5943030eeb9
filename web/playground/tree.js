/** The result as a tree for people: one line a view, and what is withheld drawn as shade. */

/** @typedef {import('../binding.js').ViewNode} ViewNode */

const CONTENT = ['text', 'title', 'name', 'systemName', 'url', 'value', 'selection', 'isOn', 'color'];

/**
 * Writes a redacted view as an indented tree.
 *
 * @param {ViewNode} node
 * @returns {string}
 */
export function drawTree(node) {
  return drawLines(node, '', '', '').join('\n');
}

/**
 * @param {ViewNode} node
 * @param {string} role
 * @param {string} first
 * @param {string} rest
 * @returns {string[]}
 */
function drawLines(node, role, first, rest) {
  const parts = [...branches(node)];
  const below = parts.flatMap(([name, child], index) => {
    const last = index === parts.length - 1;
    return drawLines(child, name, rest + (last ? '└─ ' : '├─ '), rest + (last ? '   ' : '│  '));
  });
  return [first + (role && `${role}: `) + describe(node), ...below];
}

/**
 * Gives the views inside a view in reading order, each with the role that it has there.
 *
 * @param {ViewNode} node
 * @returns {Generator<[string, ViewNode]>}
 */
export function* branches(node) {
  for (const child of listOf(node.children)) yield ['', child];
  for (const role of ['label', 'header', 'footer']) for (const child of listOf(node[role])) yield [role, child];
  for (const modifier of Array.isArray(node.modifiers) ? node.modifiers : []) {
    for (const [name, value] of Object.entries(modifier)) {
      for (const child of [...listOf(value), ...listOf(value?.content)]) yield [name, child];
    }
  }
}

/**
 * @param {any} value
 * @returns {ViewNode[]}
 */
function listOf(value) {
  return (Array.isArray(value) ? value : [value]).filter((part) => typeof part?.type === 'string');
}

/** @param {any} node */
function describe(node) {
  const words = [node.type];
  if (node.redaction) {
    const { reason, effect, disclosure, size } = node.redaction;
    words.push('░'.repeat(Math.min(size?.characters ?? 8, 24)), `${reason ?? effect}, ${disclosure}`);
  } else {
    const text = node.runs?.map((/** @type {any} */ run) => run.text).join('') ?? undefined;
    const shown = text ?? CONTENT.map((name) => node[name]).find((value) => value !== undefined);
    if (shown !== undefined) words.push(JSON.stringify(shown));
  }
  if (node.disabled) words.push('(disabled)');
  if (node.busy) words.push('(busy)');
  for (const { did, what, at } of node.why ?? []) words.push(`\u2190 ${did} ${what} at ${at || 'the root'}`);
  return words.join(' ');
}

/**
 * Counts the views of a result and those of them that are withheld.
 *
 * @param {ViewNode} node
 * @returns {{ views: number, withheld: number }}
 */
export function countViews(node) {
  let views = 1;
  let withheld = node.redaction ? 1 : 0;
  for (const [, child] of branches(node)) {
    const inside = countViews(child);
    views += inside.views;
    withheld += inside.withheld;
  }
  return { views, withheld };
}
