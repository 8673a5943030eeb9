/** The built module behind the binding: what a page or a server gets from it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadVeil, VeilError } from '../../web/veil.js';

const veil = await loadVeil();
const secret = { type: 'Text', text: 'Ann Lovelace' };
const bar = { type: 'Text', redaction: { reason: 'placeholder', disclosure: 'class', size: { characters: 16 } } };

test('the module imports nothing', async () => {
  const { readFile } = await import('node:fs/promises');
  const module = await WebAssembly.compile(await readFile(new URL('../../web/veil.wasm', import.meta.url)));
  assert.deepEqual(WebAssembly.Module.imports(module), []);
});

test('redact takes a value and gives a value', () => {
  const result = veil.redact(secret, { reasons: ['placeholder'] });
  assert.deepEqual(result, { version: 1, body: { ...bar, busy: true }, diagnostics: [] });
});

test('redactJSON and redactBytes give the same bytes', () => {
  const options = { reasons: ['placeholder'] };
  const text = veil.redactJSON(JSON.stringify(secret), options);
  const bytes = veil.redactBytes(new TextEncoder().encode(JSON.stringify(secret)), options);
  assert.equal(new TextDecoder().decode(bytes), text);
  assert.deepEqual(JSON.parse(text), veil.redact(secret, options));
});

test('what is not withheld passes as it is, in any script', () => {
  for (const text of ['Zoë', '東京', '🦊👩‍👩‍👧', 'a\u0000b', '\u2028', 'שלום']) {
    assert.equal(veil.redact({ type: 'Text', text }).body.text, text);
  }
});

test('a refused document throws its code, place and pointer', () => {
  assert.throws(() => veil.redactJSON('{"type":"Text",\n "text":7,"modifiers":[{"privacySensitiv":true}]}'), (error) => {
    assert.ok(error instanceof VeilError);
    assert.equal(error.code, 'view.redaction-spelling');
    assert.equal(error.line, 2);
    assert.ok(error.column > 1 && error.offset > 16);
    assert.equal(error.pointer, '/modifiers/0/privacySensitiv');
    return true;
  });
  assert.throws(() => veil.redactJSON(''), { name: 'VeilError', code: 'json.empty', line: 1, column: 1, offset: 0 });
  assert.throws(() => veil.redact({ type: 'Text', text: '\ud83e' }), { name: 'VeilError', code: 'json.surrogate' });
  assert.throws(() => veil.redactBytes(new Uint8Array([0x22, 0xff, 0x22])), { name: 'VeilError', code: 'json.utf-8' });
});

test('a refused option throws, in redact and in check', () => {
  for (const options of [{ reasons: ['placehodler'] }, { efect: 'blurred' }, { lock: 'yes' }]) {
    const call = /** @type {any} */ (options);
    assert.throws(() => veil.redact(secret, call), { name: 'VeilError', code: /^option\./ });
  }
});

test('check lists errors and warnings with their places', () => {
  const found = veil.check('{"type":"VStack","children":[\n{"type":"Txt"}]}');
  assert.equal(found.length, 1);
  assert.deepEqual({ ...found[0], message: '' }, {
    code: 'view.unknown-type', severity: 'warning', message: '', line: 2, column: found[0].column, offset: found[0].offset,
    pointer: found[0].pointer,
  });
  assert.match(found[0].pointer, /^\/children\/0/);
  assert.deepEqual(veil.check('{"type":"Text","text":"fine"}'), []);
});

test('locate finds a pointer’s place and gives null where nothing is', () => {
  const json = '{"type":"VStack",\n "children":["a",\n  "b"]}';
  assert.deepEqual(veil.locate(json, '/children/1'), { line: 3, column: 3 });
  assert.deepEqual(veil.locate(new TextEncoder().encode(json), ''), { line: 1, column: 1 });
  assert.equal(veil.locate(json, '/children/2'), null);
  assert.equal(veil.locate(json, '/\ud83e'), null);
});

test('two hundred thousand calls do not grow the memory', () => {
  const json = JSON.stringify({ type: 'VStack', children: [secret, { type: 'Button', title: 'Pay', action: 'pay:1' }] });
  const options = { reasons: ['placeholder'] };
  for (let count = 0; count < 100; count += 1) veil.redactJSON(json, options);
  const size = veil.memorySize;
  for (let count = 0; count < 200_000; count += 1) veil.redactJSON(json, options);
  assert.equal(veil.memorySize, size);
});

test('refused documents do not grow the memory either', () => {
  const refuse = () => assert.throws(() => veil.redactJSON('{"type":"Text","modifiers":[{"redcated":1}]}'), VeilError);
  for (let count = 0; count < 100; count += 1) refuse();
  const size = veil.memorySize;
  for (let count = 0; count < 20_000; count += 1) refuse();
  assert.equal(veil.memorySize, size);
});

test('a document of tens of megabytes passes and leaves a small instance behind', () => {
  const row = { type: 'Text', text: 'x'.repeat(1000) };
  const size = veil.memorySize;
  const result = veil.redact({ type: 'VStack', children: Array(20_000).fill(row) }, { effect: 'confidential' });
  assert.equal(result.body.children.length, 20_000);
  veil.redact(secret);
  assert.ok(veil.memorySize <= Math.max(size, 32 * 1024 * 1024));
});

test('nesting up to the limit of 512 passes and more is refused, not a trap', () => {
  const nest = (depth) => '{"type":"Group","children":['.repeat(depth) + '"x"' + ']}'.repeat(depth);
  assert.match(veil.redactJSON(nest(255)), /"text":"x"/);
  assert.throws(() => veil.redactJSON(nest(257)), { name: 'VeilError', code: 'json.depth' });
  assert.throws(() => veil.redactJSON('['.repeat(100_000)), { name: 'VeilError', code: 'json.depth' });
});

test('nothing withheld stays in the memory after its call', async () => {
  const { Memory } = await import('../../web/memory.js');
  const { readFile } = await import('node:fs/promises');
  const module = await WebAssembly.compile(await readFile(new URL('../../web/veil.wasm', import.meta.url)));
  /** @type {WebAssembly.Memory | undefined} */
  let seen;
  const { Instance } = WebAssembly;
  try {
    WebAssembly.Instance = /** @type {any} */ (function (...given) {
      const instance = new Instance(...given);
      seen = instance.exports.memory;
      return instance;
    });
    const memory = new Memory(module);
    const encoder = new TextEncoder();
    const needle = 'needle-5d1c8bf-in-the-memory';
    for (const operation of ['veil_redact', 'veil_check']) {
      const document = encoder.encode(JSON.stringify({ type: 'Text', text: needle, modifiers: [{ frme: needle }] }));
      memory.call(operation, encoder.encode('{"effect":"confidential"}'), document, () => {});
      assert.equal(Buffer.from(seen.buffer).includes(needle), false, operation);
    }
  } finally {
    WebAssembly.Instance = Instance;
  }
});
