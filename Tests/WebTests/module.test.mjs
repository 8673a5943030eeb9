import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Instance, limitMemory, moduleBytes } from './builds.mjs';

const bytes = (/** @type {string} */ text) => Buffer.from(text);
const page = 65_536;

test('the module exports its memory and entry points and nothing else', () => {
  const names = WebAssembly.Module.exports(new WebAssembly.Module(moduleBytes)).map(({ name }) => name);
  assert.deepEqual(names.filter((name) => name !== '_initialize').sort(), [
    'memory', 'veil_allocate', 'veil_check', 'veil_locate', 'veil_output', 'veil_output_length', 'veil_redact',
    'veil_release',
  ]);
});

test('a redacted view is status 0 and a result', () => {
  const { status, output } = new Instance().call('veil_redact', bytes('{"reasons":["placeholder"]}'), bytes('{"type":"Text","text":"Anna"}'));
  assert.equal(status, 0);
  assert.deepEqual(JSON.parse(output.toString()).body.redaction, {
    reason: 'placeholder', disclosure: 'class', size: { characters: 8 },
  });
});

test('no options are the default options', () => {
  const instance = new Instance();
  const view = bytes('{"type":"Text","text":"Anna"}');
  const without = instance.call('veil_redact', bytes(''), view);
  assert.equal(without.status, 0);
  assert.deepEqual(without.output, instance.call('veil_redact', bytes('{}'), view).output);
});

test('a refused document is status 1 and an error object', () => {
  const { status, output } = new Instance().call('veil_redact', bytes('{}'), bytes('{"type":\n}'));
  assert.equal(status, 1);
  const { error } = JSON.parse(output.toString());
  assert.deepEqual([error.code, error.line, error.offset], ['json.syntax', 2, 9]);
});

test('refused options are status 1 and an error object', () => {
  const { status, output } = new Instance().call('veil_redact', bytes('{"reason":"x"}'), bytes('{}'));
  assert.equal(status, 1);
  assert.equal(JSON.parse(output.toString()).error.code, 'option.unknown-key');
});

test('check lists refused options like any other fault', () => {
  const { status, output } = new Instance().call('veil_check', bytes('{"reason":"x"}'), bytes('{}'));
  assert.equal(status, 0);
  const [{ code, severity }] = JSON.parse(output.toString());
  assert.deepEqual([code, severity], ['option.unknown-key', 'error']);
});

test('check lists diagnostics with their places', () => {
  const { status, output } = new Instance().call('veil_check', bytes('{}'), bytes('[\n  {"type":"Blob\\"\\u0001"}]'));
  assert.equal(status, 0);
  const [{ message, ...place }] = JSON.parse(output.toString());
  assert.equal(typeof message, 'string');
  assert.deepEqual(place, {
    code: 'view.unknown-type', severity: 'warning', line: 2, column: 11, offset: 12, pointer: '/0/type',
  });
});

test('check of a view without faults is an empty list', () => {
  const { output } = new Instance().call('veil_check', bytes(''), bytes('{"type":"Text","text":"Anna"}'));
  assert.equal(output.toString(), '[]');
});

test('locate finds a value, or tells that there is none', () => {
  const instance = new Instance();
  const found = instance.call('veil_locate', bytes('/children/1'), bytes('{"children":["a",\n "b"]}'));
  assert.deepEqual([found.status, found.output.toString()], [0, '{"line":2,"column":2,"offset":19}']);
  assert.equal(instance.call('veil_locate', bytes('/children/2'), bytes('{"children":[]}')).status, 1);
});

test('release zeroes the region and the output', () => {
  const instance = new Instance();
  const view = bytes(`{"type":"Text","text":"${'secret-'.repeat(40)}"}`);
  const { address } = instance.call('veil_redact', bytes('{}'), view);
  const output = instance.output();
  instance.exports.veil_release();
  const memory = new Uint8Array(instance.exports.memory.buffer);
  assert.equal(Buffer.from(memory.subarray(address, address + view.length)).includes('secret'), false);
  assert.equal(Buffer.from(memory.subarray(output.byteOffset, output.byteOffset + 100)).includes('secret'), false);
});

test('nothing of a document is left anywhere in the memory', () => {
  const needle = '"needle, of some length"';
  const many = Array(300).fill(`{"type":"Text","text":${needle},"modifiers":["unredacted"]}`).join();
  const views = [
    `{"type":"Text","text":${needle}}`, `{"type":"Text","runs":[{"text":${needle}}]}`, `{"type":"VStack","children":[${many}]}`,
    `{"type":"Picker","children":[${many}]}`, `{"type":"Text","text":"a","modifiers":[{"help":${needle}}]}`, `{"type":${needle}}`,
    `{"type":"VStack","children":[${many},{"type":"Text","text":[]}]}`, `{"type":"Text",${needle}:1}`,
    `{"type":"AsyncImage","url":${needle},"modifiers":["unredacted"]}`,
  ];
  for (const operation of ['veil_redact', 'veil_check']) {
    for (const view of views) {
      const instance = new Instance();
      instance.call(operation, bytes('{"reasons":["placeholder"]}'), bytes(view));
      instance.exports.veil_release();
      assert.equal(Buffer.from(instance.exports.memory.buffer).includes('needle'), false, `${operation} ${view.slice(0, 80)}`);
    }
  }
});

test('ten thousand calls do not grow the memory', () => {
  const instance = new Instance();
  const view = bytes(`[${'{"type":"Text","text":"Anna"},'.repeat(100)}"end"]`);
  const redact = () => instance.answer([{ options: bytes('{"reasons":["placeholder"]}'), input: view }]);
  for (let call = 0; call < 10; call += 1) redact();
  const size = instance.exports.memory.buffer.byteLength;
  for (let call = 0; call < 10_000; call += 1) redact();
  assert.equal(instance.exports.memory.buffer.byteLength, size);
});

test('a document as deep as the limit allows does not overflow the stack, and a deeper one is refused', () => {
  const instance = new Instance();
  const nest = (/** @type {number} */ depth) => bytes('{"type":"VStack","children":['.repeat(depth) + ']}'.repeat(depth));
  assert.equal(instance.call('veil_redact', bytes('{}'), nest(255)).status, 0);
  const { status, output } = instance.call('veil_redact', bytes('{}'), nest(257));
  assert.deepEqual([status, JSON.parse(output.toString()).error.code], [1, 'json.depth']);
});

test('the stack lies below all data, so that an overflow traps', () => {
  // The first allocation of a fresh instance is behind the stack of 4 MiB and the data.
  assert.ok(new Instance().exports.veil_allocate(page) >= 4 * 1024 * 1024);
});

test('where there is no memory left, a call stops, and never gives another result', () => {
  const options = bytes('{"explain":true}');
  const view = bytes(`[${'{"type":"Text","text":"Anna"},'.repeat(5000)}"end"]`);
  const expected = new Instance().call('veil_redact', options, view).output;
  let stopped = 0;
  for (let pages = 66; pages < 200; pages += 3) {
    try {
      const { output } = new Instance(limitMemory(moduleBytes, pages)).call('veil_redact', options, view);
      assert.ok(output.equals(expected), `${pages} pages`);
    } catch (error) {
      assert.equal(/** @type {Error} */ (error).message, 'unreachable', `${pages} pages`);
      stopped += 1;
    }
  }
  assert.ok(stopped > 0 && stopped < 45);
});
