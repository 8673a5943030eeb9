// Image and AsyncImage. A symbol is drawn by us; a named image needs the page's own table; an address is
// judged again here, although the core has judged it. Covered or missing, an image is a square of ink.

import { makeElement, setStyles } from './dom.js';
import { drawn } from './drawn.js';
import { setInk } from './bar.js';
import { isImageAddress } from './address.js';
import { makeSymbol } from './symbol.js';
import { redactionOf, speakFor } from './redaction.js';

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function drawImage(node, context) {
  const redaction = redactionOf(node);
  if (redaction) {
    const square = makeElement(context, '', 'veil-square veil-withheld');
    setInk(square, redaction);
    speakFor(square, redaction, node, context);
    return drawn(square, { accessible: square, withheld: true, stretch: stretcher(square) });
  }
  if (typeof node.systemName === 'string') {
    const box = makeElement(context, 'span', 'veil-symbol');
    box.append(makeSymbol(node.systemName, context));
    return drawn(box, { accessible: box });
  }
  return makePicture(addressFor(node.name, context), context);
}

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function drawAsyncImage(node, context) {
  if (redactionOf(node)) return drawImage(node, context);
  return makePicture(typeof node.url === 'string' ? node.url : null, context);
}

/**
 * @param {string | null | undefined} address
 * @param {import('./context.js').Context} context
 */
function makePicture(address, context) {
  if (typeof address === 'string' && isImageAddress(address)) {
    const image = /** @type {HTMLImageElement} */ (makeElement(context, 'img', 'veil-image'));
    image.alt = '';
    image.decoding = 'async';
    image.referrerPolicy = 'no-referrer';
    image.addEventListener('error', () => image.replaceWith(missing(image, context)), { once: true });
    image.src = address;
    return drawn(image, { accessible: image, stretch: stretcher(image) });
  }
  const square = makeMissing(context);
  return drawn(square, { accessible: square, stretch: stretcher(square) });
}

/**
 * What stands where there is no image.
 *
 * @param {import('./context.js').Context} context
 */
function makeMissing(context) {
  const square = makeElement(context, '', 'veil-square veil-square-missing');
  square.append(makeSymbol('photo', context));
  return square;
}

/**
 * A stand-in for an image that did not come, at its place and under its name.
 *
 * @param {HTMLImageElement} image
 * @param {import('./context.js').Context} context
 */
function missing(image, context) {
  const square = makeMissing(context);
  for (const name of image.style) square.style.setProperty(name, image.style.getPropertyValue(name));
  for (const { name, value } of image.attributes) if (name.startsWith('aria-')) square.setAttribute(name, value);
  if (image.alt) square.setAttribute('role', 'img');
  return square;
}

/** @param {HTMLElement} element */
function stretcher(element) {
  return (/** @type {boolean} */ across, /** @type {boolean} */ along) => setStyles(element, {
    'inline-size': across ? '100%' : 'auto',
    'block-size': along ? '100%' : 'auto',
    ...(element.tagName === 'IMG' || (across && along) ? {} : { 'aspect-ratio': '1' }),
  });
}

/**
 * @param {unknown} name
 * @param {import('./context.js').Context} context
 */
function addressFor(name, context) {
  if (typeof name !== 'string') return null;
  try {
    return context.images(name);
  } catch {
    return null;
  }
}

