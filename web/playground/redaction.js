/** One run of the core over the text: a result or a refusal, and everything to be said about the text. */

import { VeilError } from '../veil.js';

/** @typedef {import('../binding.js').PlacedDiagnostic} PlacedDiagnostic */
/** @typedef {import('../binding.js').RedactedView} RedactedView */
/** @typedef {import('../binding.js').RedactionOptions} RedactionOptions */

/**
 * @typedef {object} Run
 * @property {{ view: RedactedView, json: string }} [result]
 * @property {PlacedDiagnostic} [refusal]
 * @property {PlacedDiagnostic[]} problems in the order of the text, the refusal among them
 */

/**
 * @param {import('../binding.js').Veil} veil
 * @param {string} text
 * @param {RedactionOptions} options
 * @returns {Run}
 */
export function redactText(veil, text, options) {
  try {
    const json = veil.redactJSON(text, options);
    return { result: { view: JSON.parse(json), json }, problems: veil.check(text, options) };
  } catch (error) {
    const refusal = describeFailure(error);
    return { refusal, problems: addToFound(refusal, () => veil.check(text, options)) };
  }
}

/**
 * Gives an error the form of a diagnostic; what has no place is put at the start.
 *
 * @param {unknown} error
 * @returns {PlacedDiagnostic}
 */
export function describeFailure(error) {
  const message = error instanceof Error ? error.message : String(error);
  const { code, line, column, offset, pointer } = error instanceof VeilError ? error : new VeilError({ code: 'page', message });
  return { code, severity: 'error', message, line: line ?? 1, column: column ?? 1, offset: offset ?? 0, pointer: pointer ?? '' };
}

/**
 * `check` finds more than the first error, but knows nothing of a refused option or a module that stopped.
 *
 * @param {PlacedDiagnostic} refusal
 * @param {() => PlacedDiagnostic[]} check
 */
function addToFound(refusal, check) {
  try {
    const found = check();
    const isKnown = found.some(({ code, offset }) => code === refusal.code && offset === refusal.offset);
    return isKnown ? found : [refusal, ...found];
  } catch {
    return [refusal];
  }
}

/**
 * The reasons and effects that a text declares; undefined while it is not JSON.
 *
 * @param {string} text
 */
export function declaredNames(text) {
  try {
    const { reasons, effects } = Object(JSON.parse(text));
    return { reasons: Object.keys(Object(reasons)), effects: Object.keys(Object(effects)) };
  } catch {
    return undefined;
  }
}
