/** Finds and compiles the WebAssembly module, wherever it comes from, in browsers and in node. */

import { VeilError } from './error.js';

/**
 * Where the module comes from: an address (in node also a path), a response, its bytes, or the compiled module.
 *
 * @typedef {string | URL | Response | BufferSource | WebAssembly.Module} ModuleSource
 */

/**
 * Compiles the module once; instances of it are cheap.
 *
 * @param {ModuleSource | PromiseLike<ModuleSource>} [source] none: `veil.wasm` beside this script
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compileModule(source) {
  const given = (await source) ?? new URL('veil.wasm', import.meta.url);
  if (given instanceof WebAssembly.Module) return given;
  try {
    if (given instanceof ArrayBuffer || ArrayBuffer.isView(given)) return await WebAssembly.compile(given);
    if (typeof Response === 'function' && given instanceof Response) return await compileResponse(given);
    if (typeof given === 'string' || given instanceof URL) return await compileAddress(await resolve(given));
  } catch (error) {
    if (error instanceof VeilError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new VeilError({ code: 'veil.load', message: `The module could not be loaded: ${reason}` }, { cause: error });
  }
  throw new TypeError('loadVeil takes an address, a Response, bytes or a WebAssembly.Module.');
}

/** @param {string | URL} address */
async function resolve(address) {
  const base = globalThis.document?.baseURI ?? globalThis.location?.href;
  if (address instanceof URL || base !== undefined) return new URL(address, base);
  if (/^(https?|file|data|blob):/i.test(address)) return new URL(address);
  const { pathToFileURL } = await import('node:url');
  return pathToFileURL(address);
}

/** @param {URL} url */
async function compileAddress(url) {
  if (url.protocol !== 'file:') return compileResponse(await fetch(url));
  const { readFile } = await import('node:fs/promises');
  return WebAssembly.compile(await readFile(url));
}

/** @param {Response} response */
async function compileResponse(response) {
  if (!response.ok) {
    throw new VeilError({
      code: 'veil.load',
      message: `The module could not be loaded: ${response.status} ${response.statusText} for ${response.url}`,
    });
  }
  // Streaming insists on the media type, which simple hosts get wrong.
  const kind = response.headers.get('content-type') ?? '';
  return /^application\/wasm *(;|$)/i.test(kind)
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}
