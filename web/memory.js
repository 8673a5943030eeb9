/**
 * The only file that knows the module's exports: bytes in, bytes out, and what becomes of the memory between.
 *
 * A call owns the input region from `veil_allocate` to `veil_release`, which zeroes it and the output. What comes out
 * is copied before that. Nothing of the caller's (a `toJSON`, a getter) may run in between: it could call in again.
 */

import { VeilError } from './error.js';
import { makeImports } from './system.js';

/**
 * @typedef {object} Exports
 * @property {WebAssembly.Memory} memory
 * @property {() => void} [_initialize]
 * @property {(length: number) => number} veil_allocate
 * @property {(optionsLength: number, inputLength: number) => number} veil_redact
 * @property {(optionsLength: number, inputLength: number) => number} veil_check
 * @property {(pointerLength: number, inputLength: number) => number} veil_locate
 * @property {() => number} veil_output
 * @property {() => number} veil_output_length
 * @property {() => void} veil_release
 */

/** @typedef {'veil_redact' | 'veil_check' | 'veil_locate'} Operation */

const NAMES = /** @type {const} */ ([
  'veil_allocate', 'veil_redact', 'veil_check', 'veil_locate', 'veil_output', 'veil_output_length', 'veil_release',
]);

/** Memory never shrinks: an instance that one large document made larger than this is given up after the call. */
const LARGEST_KEPT = 32 * 1024 * 1024;

/** The core refuses any input above 64 MiB, so one byte more than that is all it needs to see. */
const LARGEST_SEEN = 64 * 1024 * 1024 + 1;

/** Calls into one instance after another of a compiled module. */
export class Memory {
  /** @type {WebAssembly.Module} */
  #module;
  /** @type {Exports | undefined} */
  #exports;

  /** @param {WebAssembly.Module} module */
  constructor(module) {
    this.#module = module;
    this.#exports = instantiate(module);
  }

  /** The size of the current instance's memory in bytes. */
  get size() {
    return this.#exports?.memory.buffer.byteLength ?? 0;
  }

  /**
   * Runs one operation on two stretches of bytes and gives its status and what `read` makes of its output.
   *
   * @template Result
   * @param {Operation} operation
   * @param {Uint8Array} head the options, or the pointer to locate
   * @param {Uint8Array} input
   * @param {(output: Uint8Array, status: number) => Result} read gets bytes that are gone afterwards
   * @returns {Result}
   */
  call(operation, head, input, read) {
    const seen = input.length > LARGEST_SEEN ? input.subarray(0, LARGEST_SEEN) : input;
    const exports = (this.#exports ??= instantiate(this.#module));
    /** @type {Uint8Array} */
    let output;
    /** @type {number} */
    let status;
    try {
      const length = head.length + seen.length;
      const address = exports.veil_allocate(length) >>> 0;
      if (address === 0 && length > 0) throw new WebAssembly.RuntimeError('no memory for the input');
      const region = new Uint8Array(exports.memory.buffer, address, length);
      region.set(head);
      region.set(seen, head.length);
      status = exports[operation](head.length, seen.length);
      // The call may have grown the memory, which detaches every earlier view of it.
      output = new Uint8Array(exports.memory.buffer, exports.veil_output() >>> 0, exports.veil_output_length());
    } catch (error) {
      throw this.#stop(exports, error);
    }
    try {
      return read(output, status);
    } finally {
      this.#release(exports);
    }
  }

  /** @param {Exports} exports */
  #release(exports) {
    try {
      exports.veil_release();
    } catch (error) {
      throw this.#stop(exports, error);
    }
    if (exports.memory.buffer.byteLength > LARGEST_KEPT) this.#exports = undefined;
  }

  /**
   * Gives up an instance that stopped half-way, whose state is anybody's guess; the document in it goes at once.
   *
   * @param {Exports} exports
   * @param {unknown} error
   */
  #stop(exports, error) {
    this.#exports = undefined;
    new Uint8Array(exports.memory.buffer).fill(0);
    const reason = error instanceof Error ? error.message : String(error);
    return new VeilError({ code: 'veil.trap', message: `The module stopped: ${reason}.` }, { cause: error });
  }
}

/**
 * @param {WebAssembly.Module} module
 * @returns {Exports}
 */
function instantiate(module) {
  /** @type {Exports} */
  let exports;
  const instance = new WebAssembly.Instance(module, makeImports(module, () => exports.memory));
  exports = /** @type {Exports} */ (/** @type {unknown} */ (instance.exports));
  const missing = NAMES.find((name) => typeof exports[name] !== 'function');
  if (missing !== undefined || !(exports.memory instanceof WebAssembly.Memory)) {
    throw new VeilError({ code: 'veil.load', message: `This is not Veil's module: it has no ${missing ?? 'memory'}.` });
  }
  exports._initialize?.();
  return exports;
}
