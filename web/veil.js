/**
 * Veil for pages and servers: view JSON in, redacted view JSON out.
 *
 *     const veil = await loadVeil();
 *     const result = veil.redact({ type: 'Text', text: 'Ann' }, { reasons: ['placeholder'] });
 */

import { Veil } from './binding.js';
import { compileModule } from './module.js';

export { VeilError } from './error.js';
export { Veil };

/**
 * Loads the core.
 *
 * @param {import('./module.js').ModuleSource | PromiseLike<import('./module.js').ModuleSource>} [source]
 *     none: `veil.wasm` beside this script, read from disk in node
 * @returns {Promise<Veil>}
 */
export async function loadVeil(source) {
  return new Veil(await compileModule(source));
}
