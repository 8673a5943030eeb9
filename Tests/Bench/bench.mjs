// How fast the module is, as ratios taken in one run: against V8's own JSON on the same document of about 1 MB.
// Run by `./build.sh bench`; the figures of the README come from here.

import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { loadVeil } from '../../web/veil.js';

const rows = 1250;

/** A list of rows as a server would send it: eight nodes each. */
function document() {
  const children = [];
  for (let row = 0; row < rows; row++) {
    children.push({
      type: 'HStack', id: `row-${row}`, alignment: 'center', spacing: 12, children: [
        { type: 'AsyncImage', url: `https://example.com/people/${row}.png`,
          modifiers: [{ frame: { width: 40, height: 40 } }, { clipShape: 'Circle' }] },
        { type: 'VStack', alignment: 'leading', spacing: 2, children: [
          { type: 'Text', text: `Person number ${row}`, modifiers: [{ font: 'headline' }, { lineLimit: 1 }] },
          { type: 'Text', text: `Last seen ${row} minutes ago, near “the old harbour” – nothing new since then.`,
            modifiers: [{ font: 'subheadline' }, { foregroundStyle: 'secondary' }] },
        ] },
        { type: 'Spacer' },
        { type: 'Text', text: `${row * 17}.${10 + (row % 90)} €`,
          modifiers: [{ font: { size: 17, weight: 'semibold', design: 'rounded' } }, 'privacySensitive', { padding: { horizontal: 8 } }] },
        { type: 'Button', title: 'Send', action: `send:${row}`, modifiers: [{ buttonStyle: 'bordered' }] },
      ],
    });
  }
  return { version: 1, body: { type: 'List', children } };
}

/**
 * The median time of each call, in milliseconds. The calls take turns, so that what else the machine does falls on all.
 */
function medians(calls) {
  const times = new Map(Object.keys(calls).map((name) => [name, []]));
  for (let round = 0; round < 60; round++) {
    for (const [name, call] of Object.entries(calls)) {
      const start = performance.now();
      call();
      if (round >= 20) times.get(name).push(performance.now() - start);
    }
  }
  return Object.fromEntries([...times].map(([name, list]) => [name, list.sort((a, b) => a - b)[list.length >> 1]]));
}

const veil = await loadVeil();
const value = document();
const json = JSON.stringify(value);
const bytes = new TextEncoder().encode(json);
const count = (node) => 1 + [...(node.children ?? []), ...(node.label ? [node.label] : [])].reduce((sum, child) => sum + count(child), 0);

const calls = {
  'JSON.parse': () => JSON.parse(json),
  'JSON.stringify(JSON.parse)': () => JSON.stringify(JSON.parse(json)),
  'structuredClone': () => structuredClone(value),
  'redactBytes, clear': () => veil.redactBytes(bytes),
  'redactBytes, placeholder': () => veil.redactBytes(bytes, { reasons: ['placeholder'] }),
  'redactBytes, privacy': () => veil.redactBytes(bytes, { reasons: ['privacy'] }),
  'redactBytes, confidential': () => veil.redactBytes(bytes, { effect: 'confidential' }),
  'redactJSON, placeholder': () => veil.redactJSON(json, { reasons: ['placeholder'] }),
  'redact (object to object), placeholder': () => veil.redact(value, { reasons: ['placeholder'] }),
};
const times = medians(calls);

console.log(`${(bytes.length / 1e6).toFixed(2)} MB of view JSON, ${count(value.body)} nodes, node ${process.version}`);
for (const [name, time] of Object.entries(times)) {
  console.log(`${name.padEnd(40)} ${time.toFixed(2).padStart(7)} ms   ${(time / times['JSON.parse']).toFixed(2)} × JSON.parse`);
}
const module = readFileSync(new URL('../../web/veil.wasm', import.meta.url));
console.log(`veil.wasm ${module.length} bytes, gzip ${gzipSync(module, { level: 9 }).length}, brotli ${brotliCompressSync(module).length}`);
