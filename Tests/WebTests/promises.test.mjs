// What the sources promise of themselves, read from the sources.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string} folder @param {RegExp} name @returns {{ name: string, text: string }[]} */
function files(folder, name) {
  const found = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(root, folder, path))
    .filter((path) => name.test(path) && statSync(path).isFile());
  assert.ok(found.length > 0, `${folder} has none`);
  return found.map((path) => ({ name: relative(root, path), text: readFileSync(path, 'utf8') }));
}

/** @param {{ name: string, text: string }[]} sources @param {RegExp} pattern */
const having = (sources, pattern) => sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name).sort();

/** Swift without its comments and strings. @param {{ name: string, text: string }} source */
const code = ({ name, text }) => ({
  name,
  text: text.replace(/"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"|\/\/.*|\/\*[\s\S]*?\*\//g, (part) => (part[0] === '"' ? '""' : '')),
});

const core = files('Sources/Veil', /\.swift$/).map(code);
const swift = files('Sources', /\.swift$/).map(code);
const scripts = files('web', /\.m?js$/);
const pages = files('web', /\.html$/);
const styles = files('web', /\.css$/);

test('the core is one code for every platform: no conditions, no imports', () => {
  assert.deepEqual(having(core, /^\s*#(?:if|elseif|else|endif)\b/m), []);
  assert.deepEqual(having(core, /^\s*(?:@\w+(?:\(\w+\))?\s+)*(?:public |internal |private )?import\b/m), []);
});

test('Foundation is handed on by VeilUI, for views written with it, and imported nowhere else', () => {
  assert.deepEqual(having(swift, /\bimport\s+(?:\w+\s+)?Foundation/), ['Sources/VeilUI/Core/View.swift']);
});

test('the package has no dependency', () => {
  const manifest = readFileSync(join(root, 'Package.swift'), 'utf8');
  assert.doesNotMatch(manifest, /\.package\s*\(/);
  assert.doesNotMatch(manifest, /\.product\s*\(/);
  assert.doesNotMatch(manifest, /binaryTarget|systemLibrary|\.plugin\s*\(/);
});

test('memory is read by address in few files', () => {
  // The reader's and writer's bytes, and where the command and the module meet the system.
  assert.deepEqual(having(swift, /Unsafe|unsafeArgv|unsafeBitCast|Unmanaged|withMemoryRebound|assumingMemoryBound/), [
    'Sources/Veil/JSON/Bytes.swift',
    'Sources/VeilCommand/InputStream.swift',
    'Sources/VeilCommand/OutputStream.swift',
    'Sources/VeilCommand/ProcessArguments.swift',
    'Sources/VeilCommand/SystemFailure.swift',
    'Sources/VeilWasm/Buffers.swift',
  ]);
});

test('the core stops for no input: no forced unwrapping, no forced try, no trap', () => {
  assert.deepEqual(having(core, /\b(?:try!|as!|fatalError|preconditionFailure|precondition|assertionFailure)/), []);
});

test('no script of the site makes markup or code of text', () => {
  for (const pattern of [
    /\b(?:innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|srcdoc|parseFromString)\b/,
    /\bdocument\s*\.\s*write/,
    /\beval\b/,
    /\bnew\s+Function\b|\bFunction\s*\(/,
    /\bset(?:Timeout|Interval)\s*\(\s*['"`]/,
    /\bimport\s*\(\s*(?!['"])/,
    /setAttribute(?:NS)?\s*\(\s*['"`](?:on|style['"`])/,
    /\bcssText\b|\btrustedTypes\b|\binsertRule\b/,
  ]) assert.deepEqual(having(scripts.map(withoutComments), pattern), [], String(pattern));
});

test('no page of the site has a script, a style or a handler of its own', () => {
  for (const pattern of [/<script(?![^>]*\ssrc=)/i, /<style/i, /\sstyle\s*=/i, /\son[a-z]+\s*=/i, /javascript:/i, /<(?:iframe|object|embed|base)\b/i]) {
    assert.deepEqual(having(pages, pattern), [], String(pattern));
  }
});

test('the site loads nothing from elsewhere', () => {
  assert.deepEqual(having(pages, /\s(?:src|href)\s*=\s*["']?(?:https?:)?\/\/[^"']*\.(?:m?js|css|woff2?|wasm)/i), []);
  assert.deepEqual(having(styles, /@import|url\(\s*["']?(?:https?:)?\/\//i), []);
  assert.deepEqual(having(scripts, /\b(?:from|import)\s*\(?\s*['"](?!\.{1,2}\/|node:)/), []);
});

test('every page of the site is under the same policy', () => {
  const policy = /<meta\s+http-equiv="Content-Security-Policy"\s+content="([^"]*)"/i;
  const found = pages.map(({ text }) => policy.exec(text)?.[1] ?? '');
  for (const text of found) {
    assert.match(text, /default-src 'none'/);
    assert.match(text, /require-trusted-types-for 'script'/);
    assert.doesNotMatch(text, /unsafe-inline|'unsafe-eval'/);
  }
});

/** @param {{ name: string, text: string }} source */
function withoutComments({ name, text }) {
  return { name, text: text.replace(/^\s*(?:\/\/|\/?\*).*$|\s\/\/ .*$/gm, '') };
}
