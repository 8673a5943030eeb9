/** What the binding itself promises, on a stand-in module that misbehaves on demand. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadVeil, VeilError } from '../../web/veil.js';
import { makeStandIn } from './standin.mjs';

const MIB = 1024 * 1024;
const veil = await loadVeil(makeStandIn());

test('loadVeil takes bytes, a buffer, a compiled module, a response, an address and a promise of one', async () => {
  const bytes = makeStandIn();
  const response = () => new Response(bytes, { headers: { 'content-type': 'application/wasm' } });
  const address = `data:application/wasm;base64,${Buffer.from(bytes).toString('base64')}`;
  const sources = [bytes, bytes.buffer, await WebAssembly.compile(bytes), response(), address, new URL(address)];
  for (const source of [...sources, Promise.resolve(response())]) {
    assert.equal((await loadVeil(source)).redactJSON('{}'), '{}');
  }
});

test('loadVeil accepts a response of the wrong media type', async () => {
  const response = new Response(makeStandIn(), { headers: { 'content-type': 'application/octet-stream' } });
  assert.equal((await loadVeil(response)).redactJSON('{}'), '{}');
});

test('loadVeil says what is wrong with a source', async () => {
  const failed = (message) => ({ name: 'VeilError', code: 'veil.load', message });
  await assert.rejects(loadVeil(new Response('', { status: 404, statusText: 'Not Found' })), failed(/404 Not Found/));
  await assert.rejects(loadVeil(new Uint8Array([1, 2, 3])), failed(/could not be loaded/));
  await assert.rejects(loadVeil('no-such-file.wasm'), failed(/could not be loaded.*no-such-file/));
  await assert.rejects(loadVeil(makeStandIn({ without: 'veil_check' })), failed(/no veil_check/));
  await assert.rejects(loadVeil(/** @type {any} */ (42)), TypeError);
});

test('loadVeil supplies any system call and refuses any other import', async () => {
  const calls = ['proc_exit', 'fd_write', 'random_get', 'clock_time_get', 'environ_sizes_get', 'some_future_call'];
  const imports = calls.map((name) => ['wasi_snapshot_preview1', name]);
  assert.equal((await loadVeil(makeStandIn({ imports }))).redactJSON('{}'), '{}');
  await assert.rejects(loadVeil(makeStandIn({ imports: [['env', 'log']] })), { code: 'veil.load', message: /env\.log/ });
});

test('a refusal becomes a VeilError with its code, place and pointer', () => {
  const error = { code: 'view.type', message: 'No.', line: 2, column: 3, offset: 14, pointer: '/body' };
  const refusal = `R${JSON.stringify({ version: 1, error })}`;
  for (const call of [() => veil.redactJSON(refusal), () => veil.check(refusal)]) {
    assert.throws(call, (thrown) => {
      assert.ok(thrown instanceof VeilError && thrown instanceof Error);
      assert.deepEqual({ ...thrown, message: thrown.message }, { name: 'VeilError', ...error });
      return true;
    });
  }
});

test('a trap or an exit becomes a VeilError and the next call works', () => {
  for (const letter of ['T', 'X']) {
    assert.throws(() => veil.redactJSON(letter), { name: 'VeilError', code: 'veil.trap' });
    assert.equal(veil.redactJSON('{"a":1}'), '{"a":1}');
  }
});

test('memory that grows during a call is read anew, and an instance above 32 MiB is replaced', () => {
  const small = veil.memorySize;
  assert.equal(veil.redactJSON('Grown'), 'Grown');
  assert.equal(veil.redactJSON('{}'), '{}');
  assert.equal(veil.memorySize, small);
});

test('memory is reused from call to call', async () => {
  const own = await loadVeil(makeStandIn());
  own.redactJSON('x'.repeat(MIB));
  const size = own.memorySize;
  for (let count = 0; count < 1000; count += 1) own.redactJSON('x'.repeat(MIB - count));
  assert.equal(own.memorySize, size);
});

test('no more than one byte above the limit of 64 MiB is copied in', () => {
  assert.equal(veil.redactBytes(new Uint8Array(64 * MIB + 500)).length, 64 * MIB + 1);
});

test('strings and bytes pass unchanged, with a byte order mark and NUL', () => {
  const text = '\ufeff{"text":"\u0000 Zoë 🦊 \u2028"}';
  assert.equal(veil.redactJSON(text), text);
  const bytes = new Uint8Array([0, 255, 239, 187, 191]);
  assert.deepEqual(veil.redactBytes(bytes), bytes);
  assert.deepEqual(veil.redactBytes(bytes.subarray(1, 3)), bytes.slice(1, 3));
  assert.deepEqual(veil.redactBytes(new DataView(bytes.buffer, 2, 3)), bytes.slice(2));
  assert.deepEqual(veil.redactBytes(bytes.buffer), bytes);
  assert.deepEqual(veil.redactBytes(Buffer.from('{}')), new Uint8Array([123, 125]));
});

test('what redactBytes gives is the caller’s own copy', () => {
  const first = veil.redactBytes(new TextEncoder().encode('first'));
  veil.redactBytes(new TextEncoder().encode('other'));
  assert.equal(new TextDecoder().decode(first), 'first');
});

test('a lone surrogate in a string is refused at its place, never replaced', () => {
  for (const half of ['\ud83e', '\udd8a']) {
    const place = { code: 'json.surrogate', line: 2, column: 4, offset: 9 };
    assert.throws(() => veil.redactJSON(`{"é"\n"é${half}"}`), { name: 'VeilError', ...place });
    const [found, ...others] = veil.check(`{"é"\n"é${half}"}`);
    assert.deepEqual(found, { severity: 'error', pointer: '', message: found.message, ...place });
    assert.deepEqual(others, []);
  }
});

test('a lone surrogate in a value reaches the core as an escape', () => {
  assert.deepEqual(veil.redact({ text: '\ud83e' }), { text: '\ud83e' });
  assert.equal(new TextDecoder().decode(veil.redactBytes(new TextEncoder().encode('"\\ud83e"'))), '"\\ud83e"');
});

test('wrong types are TypeErrors that say what to give', () => {
  /** @type {any} */
  const untyped = veil;
  const wrong = (call, message) => assert.throws(call, { name: 'TypeError', message });
  wrong(() => untyped.redactJSON({}), /redactJSON takes a string/);
  wrong(() => untyped.redact(undefined), /redact takes a view, not undefined/);
  wrong(() => untyped.redact(() => {}), /redact takes a view, not function/);
  wrong(() => untyped.redact(new Uint8Array(2)), /redactBytes takes bytes/);
  wrong(() => untyped.redactBytes('{}'), /redactBytes takes bytes .*not string/);
  wrong(() => untyped.redactBytes(null), /not null/);
  wrong(() => untyped.redactBytes([1]), /not an array/);
  wrong(() => untyped.check(7), /check takes bytes .* or a string, not number/);
  wrong(() => untyped.locate('{}', 1), /JSON Pointer/);
});

test('options are a plain object, so that no reason is lost on the way', () => {
  class Inherited {
    get reasons() {
      return ['placeholder'];
    }
  }
  for (const options of ['placeholder', ['placeholder'], 1, true, new Inherited(), new Map()]) {
    assert.throws(() => veil.redactJSON('{}', /** @type {any} */ (options)), { name: 'TypeError', message: /plain object/ });
  }
  for (const options of [undefined, null, {}, Object.create(null)]) assert.equal(veil.redactJSON('{}', options), '{}');
});

test('a detached buffer is a TypeError, not an empty document', () => {
  const bytes = new Uint8Array([123, 125]);
  structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
  assert.throws(() => veil.redactBytes(bytes), { name: 'TypeError', message: /detached/ });
  assert.throws(() => veil.redactBytes(bytes.buffer), { name: 'TypeError', message: /detached/ });
});

test('a toJSON that calls in again disturbs nothing', () => {
  const inner = { toJSON: () => ({ text: veil.redactJSON('"inner"') }) };
  assert.deepEqual(veil.redact({ outer: inner }), { outer: { text: '"inner"' } });
});
