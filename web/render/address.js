// Which addresses may stand in a link or an image: the same rule as the core's, so that a description from
// elsewhere is no way around it. For judging, controls and spaces are stripped; the address itself is kept.

const schemes = new Set(['http', 'https', 'mailto', 'tel']);

/** @param {string} address */
export function isLinkAddress(address) {
  const scheme = schemeOf(address);
  return scheme === null || schemes.has(scheme);
}

/** @param {string} address */
export function isImageAddress(address) {
  const scheme = schemeOf(address);
  if (scheme === null || scheme === 'https') return true;
  return scheme === 'data' && /^data:image\/(?:png|jpeg|gif|webp|avif)[;,]/i.test(strip(address));
}

/**
 * The scheme in lower case, null for a relative address.
 *
 * @param {string} address
 */
function schemeOf(address) {
  const found = /^([^/?#:]*):/.exec(strip(address));
  return found ? found[1].toLowerCase() : null;
}

/** @param {string} address */
function strip(address) {
  // Browsers ignore these when they read a scheme.
  return address.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\u202a-\u202e\u2060\ufeff]/g, '');
}
