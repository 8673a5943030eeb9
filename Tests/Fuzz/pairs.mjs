/** Tries recorded pairs of documents in the WebAssembly module: each must give the native result, to the byte. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Instance } from '../WebTests/builds.mjs';

const lines = readFileSync(process.argv[2], 'latin1').split('\n');
lines.pop();
const instance = new Instance();
for (let index = 0; index < lines.length; index += 4) {
  const [options, one, other, expected] = lines.slice(index, index + 4);
  for (const input of [one, other]) {
    const { output } = instance.call('veil_redact', Buffer.from(options, 'latin1'), Buffer.from(input, 'latin1'));
    assert.equal(output.toString('latin1'), expected, `line ${index + 1}: ${options}\n${input}`);
  }
}
console.log(`fuzz: ${lines.length / 4} pairs in WebAssembly`);
