/** What happened, for everybody: spoken from a status region, and where it is brief news also shown for a moment. */

import { find } from './find.js';

const SHOWN_FOR = 2600;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/**
 * @param {string} message
 * @param {boolean} [isShown]
 */
export function announce(message, isShown = false) {
  const status = find('announcement', HTMLParagraphElement);
  status.textContent = message;
  status.classList.toggle('away', !isShown);
  clearTimeout(timer);
  if (isShown) timer = setTimeout(() => status.classList.add('away'), SHOWN_FOR);
}
