/**
 * A view and its settings inside a link's fragment, which no server gets to see: JSON, deflated, base64url.
 * What comes out of a link is a stranger's: bounded in size here, and treated as typed text afterwards.
 */

/** @typedef {{ view: string, options: Record<string, unknown> }} Shared */

// Debian's TypeScript does not know them yet.
const { CompressionStream, DecompressionStream } = /** @type {any} */ (globalThis);

const PREFIX = 'v1.';

/** Browsers take longer addresses; chat programs and mail cut them. */
const LONGEST_LINK = 12_000;
const LARGEST_TEXT = 512 * 1024;

/**
 * Gives the fragment for a view, or undefined where the link would be too long.
 *
 * @param {Shared} shared
 */
export async function encodeShared(shared) {
  const text = JSON.stringify(shared);
  if (text.length > LARGEST_TEXT / 4) return undefined;
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const fragment = PREFIX + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return fragment.length > LONGEST_LINK ? undefined : fragment;
}

/**
 * Reads a fragment back; undefined for one that is not a shared view.
 *
 * @param {string} fragment
 * @returns {Promise<Shared | undefined>}
 */
export async function decodeShared(fragment) {
  if (!fragment.startsWith(PREFIX) || fragment.length > LONGEST_LINK) return undefined;
  try {
    const letters = atob(fragment.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const { view, options } = JSON.parse(await readBounded(unpacked));
    return typeof view === 'string' ? { view, options: Object(options) } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A few bytes can unpack to gigabytes, so reading stops at a bound.
 *
 * @param {ReadableStream<Uint8Array>} stream
 */
async function readBounded(stream) {
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > LARGEST_TEXT) {
      await reader.cancel();
      throw new RangeError('The shared view is too large.');
    }
  }
}
