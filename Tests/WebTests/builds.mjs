/** The three builds of the core under test: native, under wasmkit, and the module in node. */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);

/** @param {string} path inside the repository */
const pathOf = (path) => fileURLToPath(new URL(path, root));

export const moduleBytes = readFileSync(new URL('web/veil.wasm', root));

/** @typedef {{ options: Uint8Array, input: Uint8Array }} Pair */

const native = [pathOf('.build/debug/VeilCases')];
// Its own stack is too small for the deepest documents.
const underWasmKit = ['wasmkit', 'run', '--stack-size', String(2 ** 24), pathOf('.build/wasi/VeilCases.wasm')];

/**
 * Answers every pair in one native process. No input may have a line feed.
 *
 * @param {Pair[]} pairs
 * @returns {string[]} as Latin-1, so that comparing them compares bytes
 */
export const answerNatively = (pairs) => answerInProcess(native, pairs);

/** The same in WebAssembly, under wasmkit. @param {Pair[]} pairs */
export const answerUnderWasmKit = (pairs) => answerInProcess(underWasmKit, pairs);

/**
 * @param {string[]} command
 * @param {Pair[]} pairs
 */
function answerInProcess([command, ...parameters], pairs) {
  const feed = Buffer.from('\n');
  const input = Buffer.concat(pairs.flatMap(({ options, input }) => [options, feed, input, feed]));
  const { status, signal, error, stdout, stderr } = spawnSync(command, parameters, { input, maxBuffer: 2 ** 30 });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ended with ${status ?? signal}: ${stderr}`);
  const lines = stdout.toString('latin1').split('\n');
  lines.pop();
  if (lines.length !== pairs.length) throw new Error(`${command} gave ${lines.length} lines for ${pairs.length} cases`);
  return lines;
}

/** A fresh instance of the module, without a binding around it. */
export class Instance {
  /** @param {Uint8Array} [source] */
  constructor(source = moduleBytes) {
    const module = new WebAssembly.Module(source);
    const imports = WebAssembly.Module.imports(module);
    // Another toolchain's module may import system calls; none of them has anything to do here.
    const system = Object.fromEntries(imports.map(({ name }) => [name, () => 0]));
    this.exports = /** @type {any} */ (new WebAssembly.Instance(module, { wasi_snapshot_preview1: system }).exports);
    this.exports._initialize?.();
  }

  /**
   * @param {'veil_redact' | 'veil_check' | 'veil_locate'} name
   * @param {Uint8Array} head
   * @param {Uint8Array} input
   */
  call(name, head, input) {
    const address = this.exports.veil_allocate(head.length + input.length) >>> 0;
    const region = new Uint8Array(this.exports.memory.buffer, address);
    region.set(head);
    region.set(input, head.length);
    const status = this.exports[name](head.length, input.length);
    const output = Buffer.from(this.output());
    return { status, output, address };
  }

  output() {
    const address = this.exports.veil_output() >>> 0;
    return new Uint8Array(this.exports.memory.buffer, address, this.exports.veil_output_length());
  }

  /** @param {Pair[]} pairs @returns {string[]} as Latin-1 */
  answer(pairs) {
    return pairs.map(({ options, input }) => {
      const { output } = this.call('veil_redact', options, input);
      this.exports.veil_release();
      return output.toString('latin1');
    });
  }
}

/**
 * The module with memory for so many pages and no more: its memory section, `count flags minimum`, gets a maximum.
 *
 * @param {Uint8Array} module
 * @param {number} pages below 16,384
 */
export function limitMemory(module, pages) {
  const bytes = Buffer.from(module);
  const memorySection = 5;
  let start = 8;
  while (bytes[start] !== memorySection) {
    const [length, content] = readLEB(bytes, start + 1);
    start = content + length;
  }
  const [length, content] = readLEB(bytes, start + 1);
  const minimum = bytes.subarray(content + 2, readLEB(bytes, content + 2)[1]);
  const section = [1, 1, ...minimum, (pages & 0x7f) | 0x80, pages >> 7];
  return Buffer.concat([
    bytes.subarray(0, start), Buffer.from([memorySection, section.length, ...section]), bytes.subarray(content + length),
  ]);
}

/**
 * @param {Uint8Array} bytes
 * @param {number} offset
 * @returns {[value: number, end: number]}
 */
function readLEB(bytes, offset) {
  let value = 0;
  let shift = 0;
  for (;;) {
    const byte = bytes[offset++];
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return [value, offset];
    shift += 7;
  }
}
