/** Real view trees and JSON samples that lie beside a checkout, where there are any. */

import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Instance, answerNatively, answerUnderWasmKit } from './builds.mjs';

const folder = process.env.VEIL_CORPUS ?? fileURLToPath(new URL('../../../shared/corpus', import.meta.url));
const skip = existsSync(folder) ? false : 'there is no corpus beside this checkout';

/** @param {string} path */
const read = (path) => readFileSync(join(folder, path));

/** @param {string} subfolder @param {string} extension */
const list = (subfolder, extension) =>
  readdirSync(`${folder}/${subfolder}`).filter((name) => name.endsWith(extension)).sort();

const optionSets = [
  {},
  { effect: 'confidential' },
  { reasons: ['placeholder'], target: 'iOS 14.4' },
  { reasons: ['privacy', 'invalidated'], host: 'app', explain: true },
].map((options) => Buffer.from(JSON.stringify(options)));

test('real views give the same bytes natively, in node and under wasmkit', { skip }, () => {
  const documents = list('', '.ndjson').flatMap((name) => read(name).toString('latin1').trimEnd().split('\n'));
  assert.notEqual(documents.length, 0);
  const pairs = optionSets.flatMap((options) =>
    documents.map((document) => ({ options, input: Buffer.from(document, 'latin1') })));
  const expected = answerNatively(pairs);
  for (const line of expected) assert.match(line, /^\{"version":1,"body":/);
  const [inNode, underWasmKit] = [new Instance().answer(pairs), answerUnderWasmKit(pairs)];
  pairs.forEach((_, index) => {
    assert.equal(inNode[index], expected[index]);
    assert.equal(underWasmKit[index], expected[index]);
  });
});

test('the module tells JSON from what is none', { skip }, () => {
  const instance = new Instance();
  for (const name of list('JSONTestSuite', '.json')) {
    const { status, output } = instance.call('veil_redact', Buffer.from('{}'), read(`JSONTestSuite/${name}`));
    instance.exports.veil_release();
    const code = status === 0 ? '' : JSON.parse(output.toString()).error.code;
    // JSON allows a key to stand twice, a view does not.
    if (name.startsWith('y')) assert.ok(!code.startsWith('json.') || code === 'json.duplicate-key', `${name}: ${code}`);
    if (name.startsWith('n')) assert.match(code, /^json\./, name);
  }
});
