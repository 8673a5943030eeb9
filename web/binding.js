/** The calls that a page or a server makes: JavaScript values to bytes, bytes to values, refusals to errors. */

import { VeilError } from './error.js';
import { Memory } from './memory.js';

/**
 * What the caller asks for; it wins over what a document says.
 *
 * @typedef {object} RedactionOptions
 * @property {string | string[] | { rawValue: number } | null} [reasons]
 * @property {string | null} [effect]
 * @property {string} [target] such as `iOS 14.4`
 * @property {'widget' | 'app'} [host]
 * @property {'light' | 'dark'} [colorScheme]
 * @property {boolean} [lock] what the document says cannot remove the caller's reasons
 * @property {boolean} [explain] every node says where it comes from and why it is covered
 * @property {boolean} [strict] warnings are errors
 */

/**
 * An error or warning. In a result it has no place; in what `check` gives it has.
 *
 * @typedef {object} Diagnostic
 * @property {string} code
 * @property {'error' | 'warning'} severity
 * @property {string} pointer
 * @property {string} message
 */

/** @typedef {Diagnostic & { line: number, column: number, offset: number }} PlacedDiagnostic */

/**
 * A node of view JSON: its type's name and its arguments.
 *
 * @typedef {{ type: string, [argument: string]: unknown }} ViewNode
 */

/** @typedef {{ version: 1, body: ViewNode, diagnostics: Diagnostic[] }} RedactedView */

/** @typedef {string | ArrayBuffer | ArrayBufferView} JSONSource */

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const NO_OPTIONS = new Uint8Array();

/** The core behind a compiled module. Calls are synchronous, and nothing of a document outlives its call. */
export class Veil {
  #memory;

  /** @param {WebAssembly.Module} module */
  constructor(module) {
    this.#memory = new Memory(module);
  }

  /** The size of the module's memory in bytes. */
  get memorySize() {
    return this.#memory.size;
  }

  /**
   * Redacts a view given as a value.
   *
   * @param {unknown} view whatever JSON.stringify makes view JSON of
   * @param {RedactionOptions | null} [options]
   * @returns {RedactedView}
   */
  redact(view, options) {
    const output = this.#redact(encodeView(view), options, decode);
    return JSON.parse(output);
  }

  /**
   * Redacts a view given as JSON text.
   *
   * @param {string} json
   * @param {RedactionOptions | null} [options]
   * @returns {string}
   */
  redactJSON(json, options) {
    if (typeof json !== 'string') throw new TypeError('redactJSON takes a string; redact takes a value.');
    return this.#redact(encodeText(json), options, decode);
  }

  /**
   * Redacts a view given as UTF-8 bytes of JSON, for instance a request's body.
   *
   * @param {ArrayBuffer | ArrayBufferView} bytes
   * @param {RedactionOptions | null} [options]
   * @returns {Uint8Array}
   */
  redactBytes(bytes, options) {
    return this.#redact(viewBytes(bytes, 'redactBytes'), options, (output) => output.slice());
  }

  /**
   * Lists every error and warning of a document with its place, whether covered or not.
   *
   * @param {JSONSource} json
   * @param {RedactionOptions | null} [options]
   * @returns {PlacedDiagnostic[]}
   */
  check(json, options) {
    const surrogate = typeof json === 'string' ? refuseSurrogates(json) : undefined;
    if (surrogate) return [{ severity: 'error', pointer: '', ...surrogate }];
    const input = typeof json === 'string' ? encoder.encode(json) : viewBytes(json, 'check');
    return this.#memory.call('veil_check', encodeOptions(options), input, (output, status) => {
      const found = JSON.parse(decode(output));
      if (status !== 0) throw new VeilError(found.error);
      return found;
    });
  }

  /**
   * Finds the place in a document that a JSON Pointer, such as a diagnostic's, names.
   *
   * @param {JSONSource} json
   * @param {string} pointer
   * @returns {{ line: number, column: number } | null} null: nothing is there
   */
  locate(json, pointer) {
    if (typeof pointer !== 'string') throw new TypeError('locate takes a JSON Pointer as its second argument.');
    const input = typeof json === 'string' ? encodeText(json) : viewBytes(json, 'locate');
    if (loneSurrogate(pointer) >= 0) return null;
    return this.#memory.call('veil_locate', encoder.encode(pointer), input, (output, status) => {
      if (status !== 0) return null;
      const { line, column } = JSON.parse(decode(output));
      return { line, column };
    });
  }

  /**
   * @template Result
   * @param {Uint8Array} input
   * @param {RedactionOptions | null | undefined} options
   * @param {(output: Uint8Array) => Result} read
   */
  #redact(input, options, read) {
    return this.#memory.call('veil_redact', encodeOptions(options), input, (output, status) => {
      if (status !== 0) throw new VeilError(JSON.parse(decode(output)).error);
      return read(output);
    });
  }
}

/** @param {Uint8Array} bytes */
function decode(bytes) {
  return decoder.decode(bytes);
}

/** @param {unknown} view */
function encodeView(view) {
  if (view instanceof ArrayBuffer || ArrayBuffer.isView(view)) {
    throw new TypeError('redact takes a value; redactBytes takes bytes.');
  }
  // JSON.stringify escapes lone surrogates, so the core sees and refuses them.
  const json = JSON.stringify(view);
  if (json === undefined) throw new TypeError(`redact takes a view, not ${typeof view}.`);
  return encoder.encode(json);
}

/**
 * Options must be a plain object: of a class instance JSON would drop the inherited members, and a reason with them.
 *
 * @param {RedactionOptions | null | undefined} options
 */
function encodeOptions(options) {
  if (options === undefined || options === null) return NO_OPTIONS;
  const prototype = typeof options === 'object' ? Object.getPrototypeOf(options) : options;
  if (prototype !== null && (typeof prototype !== 'object' || Object.getPrototypeOf(prototype) !== null)) {
    throw new TypeError('Options are a plain object, such as { reasons: ["placeholder"] }.');
  }
  return encoder.encode(JSON.stringify(options));
}

/** @param {string} text */
function encodeText(text) {
  const refusal = refuseSurrogates(text);
  if (refusal) throw new VeilError(refusal);
  return encoder.encode(text);
}

/**
 * TextEncoder would turn a lone surrogate into U+FFFD without a word; a redactor must not guess.
 *
 * @param {string} text
 */
function refuseSurrogates(text) {
  const index = loneSurrogate(text);
  if (index < 0) return undefined;
  const before = text.slice(0, index);
  return {
    code: 'json.surrogate',
    message: 'The text has half of a surrogate pair, which no UTF-8 can stand for.',
    line: before.split('\n').length,
    column: encoder.encode(before.slice(before.lastIndexOf('\n') + 1)).length + 1,
    offset: encoder.encode(before).length,
  };
}

/** @param {string} text */
function loneSurrogate(text) {
  // The quick way, where the engine has it.
  const { isWellFormed } = /** @type {{ isWellFormed?: (this: string) => boolean }} */ (/** @type {unknown} */ (text));
  if (isWellFormed?.call(text)) return -1;
  return text.search(/\p{Surrogate}/u);
}

/**
 * @param {unknown} bytes
 * @param {string} caller
 */
function viewBytes(bytes, caller) {
  const isBuffer = Object.prototype.toString.call(bytes).endsWith('ArrayBuffer]');
  if (!isBuffer && !ArrayBuffer.isView(bytes)) {
    const also = caller === 'redactBytes' ? '' : ' or a string';
    throw new TypeError(`${caller} takes bytes (Uint8Array, ArrayBuffer)${also}, not ${describe(bytes)}.`);
  }
  try {
    // A detached buffer has length 0 and would pass for an empty document; making a view of it throws.
    return ArrayBuffer.isView(bytes)
      ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      : new Uint8Array(/** @type {ArrayBuffer} */ (bytes));
  } catch (error) {
    throw new TypeError(`${caller} was given a detached buffer.`, { cause: error });
  }
}

/** @param {unknown} value */
function describe(value) {
  return value === null ? 'null' : Array.isArray(value) ? 'an array' : typeof value;
}
