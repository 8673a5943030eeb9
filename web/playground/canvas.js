/** The drawn result. While the text is in error the last good one stays, dimmed and out of reach. */

import { render } from '../render.js';
import { announce } from './announce.js';
import { find } from './find.js';
import { isPlaced, placeOf } from './problems.js';
import { countViews } from './tree.js';

/** @typedef {import('./redaction.js').Run} Run */

/** Views that fill a screen to its edges. */
const SCREENS = new Set(['NavigationStack', 'TabView', 'List', 'Form', 'ScrollView']);

export class Canvas {
  #stage = find('stage', HTMLDivElement);
  #stale = find('stale', HTMLButtonElement);
  #summary = find('summary', HTMLParagraphElement);

  /** @param {() => void} onAsk called when the reader asks for the error's place */
  constructor(onAsk) {
    this.#stale.addEventListener('click', onAsk);
    this.#stage.addEventListener('veil-action', (event) => {
      const detail = /** @type {CustomEvent} */ (event).detail;
      announce(`Action: ${typeof detail === 'string' ? detail : detail?.action ?? 'none'}`, true);
    });
    // A tap on a link of a description must not leave the page and the text in it.
    this.#stage.addEventListener('click', (event) => {
      const link = /** @type {Element} */ (event.target).closest('a[href]');
      if (link && !event.defaultPrevented) {
        event.preventDefault();
        announce(`Link: ${link.getAttribute('href')}`, true);
      }
    });
  }

  /**
   * @param {NonNullable<Run['result']>} result
   * @param {string | undefined} scheme
   */
  draw({ view, json }, scheme) {
    render(view, this.#stage, {});
    const { views, withheld } = countViews(view.body);
    this.#summary.textContent = `${withheld} of ${views} views withheld · ${sizeOf(json)}`;
    const sheet = /** @type {HTMLElement} */ (this.#stage.parentElement);
    sheet.dataset.scheme = scheme ?? schemeOf(view) ?? 'page';
    sheet.dataset.edge = String(SCREENS.has(view.body.type));
    this.#show(undefined);
  }

  /** Takes the drawn result away. */
  clear() {
    this.#stage.replaceChildren();
    this.#summary.textContent = '';
  }

  /** @param {NonNullable<Run['refusal']>} refusal */
  keepLast(refusal) {
    this.#show(refusal);
    const place = isPlaced(refusal) ? ` at line ${refusal.line}, column ${refusal.column}` : '';
    announce(`Error${place}: ${refusal.message}`);
  }

  /** @param {Run['refusal']} refusal */
  #show(refusal) {
    this.#stage.inert = refusal !== undefined;
    this.#stage.dataset.stale = String(refusal !== undefined);
    this.#stale.hidden = refusal === undefined;
    if (refusal === undefined) return;
    const place = document.createElement('strong');
    place.append(placeOf(refusal));
    this.#stale.replaceChildren(...(isPlaced(refusal) ? [place, ' '] : []), refusal.message);
  }
}

/** @param {string} json */
function sizeOf(json) {
  const bytes = new TextEncoder().encode(json).length;
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} kB`;
}

/**
 * The scheme that the whole view asks for stands last among body's modifiers.
 *
 * @param {any} view
 * @returns {string | undefined}
 */
function schemeOf(view) {
  return [...(view.body.modifiers ?? [])].reverse().find((modifier) => modifier.colorScheme)?.colorScheme;
}
