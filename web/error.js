/** The place and cause that the core names when it refuses a document or an option. */
/** @typedef {{ code: string, message: string, line?: number, column?: number, offset?: number, pointer?: string }} Refusal */

/**
 * A refused document or option, or a module that failed.
 *
 * Codes from the core are dotted (`json.…`, `view.…`, `option.…`, `output.size`); the binding's own are `veil.load`
 * (no usable module) and `veil.trap` (the module stopped; the next call gets a fresh one).
 */
export class VeilError extends Error {
  /**
   * @param {Refusal} refusal
   * @param {ErrorOptions} [options]
   */
  constructor(refusal, options) {
    super(refusal.message, options);
    this.name = 'VeilError';
    this.code = refusal.code;
    /** Counted from 1. @type {number | undefined} */
    this.line = refusal.line;
    /** Counted from 1, in bytes of UTF-8. @type {number | undefined} */
    this.column = refusal.column;
    /** Counted from 0, in bytes of UTF-8. @type {number | undefined} */
    this.offset = refusal.offset;
    /** A JSON Pointer to the value at fault. @type {string | undefined} */
    this.pointer = refusal.pointer;
  }
}
