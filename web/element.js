// View JSON in a page's own markup, redacted and drawn. Needs `veil.css` like the renderer does.
//
//     <script type="module" src="element.js"></script>
//     <veil-view src="card.json" reasons="privacy"></veil-view>
//     <veil-view effect="blurred"><script type="application/json">{"type":"Text","text":"Ann"}</script></veil-view>
//
// The text of an inline script is taken out of the document as soon as it is read. What cannot be redacted is not
// shown: an error leaves the element empty.

import { loadVeil } from './veil.js';
import { render } from './render.js';

/** @type {Promise<import('./binding.js').Veil> | undefined} */
let loading;
/** @type {import('./binding.js').Veil | undefined} */
let veil;

/** One core for all elements of a page; a load that failed is tried again. */
async function loadCore() {
  loading ??= loadVeil();
  try {
    veil = await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/**
 * A `<veil-view>`. It dispatches, bubbling, `veil-draw` with the result after each drawing, `veil-error` with what went
 * wrong, and the renderer's `veil-action`.
 */
export class VeilView extends HTMLElement {
  static observedAttributes = ['src', 'reasons', 'effect', 'target', 'host', 'color-scheme', 'lock'];

  /** @type {unknown} */
  #view;
  /** @type {import('./render.js').RenderOptions} */
  #renderOptions = {};
  #stage = this.ownerDocument.createElement('div');
  /** Counts what was asked for: an answer that comes late must not replace a newer one. */
  #turn = 0;
  #children = new MutationObserver(() => this.#readScript());

  /** The view: a value, or JSON text; undefined for none. Of this, `src` and an inline script the last one counts. */
  get view() {
    return this.#view;
  }

  set view(view) {
    this.#turn += 1;
    this.#view = view;
    if (view === undefined) this.#stage.replaceChildren();
    this.#draw();
  }

  /** What `render` takes: `images`, `strings`, `onAction`. */
  get renderOptions() {
    return this.#renderOptions;
  }

  set renderOptions(options) {
    this.#renderOptions = options;
    this.#draw();
  }

  connectedCallback() {
    // Properties that a page set before this script came stand in the way of the accessors.
    for (const name of /** @type {const} */ (['renderOptions', 'view'])) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete this[name];
      Object.assign(this, { [name]: value });
    }
    this.#readScript();
    this.#children.observe(this, { childList: true, subtree: true });
    this.#draw();
  }

  disconnectedCallback() {
    this.#children.disconnect();
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} value
   */
  attributeChangedCallback(name, before, value) {
    if (name === 'src') this.#fetch(value);
    else if (before !== value) this.#draw();
  }

  /** @param {string | null} address */
  async #fetch(address) {
    this.#turn += 1;
    if (address === null) return;
    const turn = this.#turn;
    try {
      const response = await fetch(new URL(address, this.ownerDocument.baseURI));
      if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
      const json = await response.text();
      if (turn === this.#turn) this.view = json;
    } catch (error) {
      if (turn === this.#turn) this.#fail(error);
    }
  }

  /** Takes the view out of an inline script; a parser may add it after the element itself. */
  #readScript() {
    for (const child of this.children) {
      if (!(child instanceof HTMLScriptElement) || child.type !== 'application/json') continue;
      const json = child.text;
      if (!json.trim()) continue;
      child.replaceChildren();
      this.view = json;
    }
  }

  async #draw() {
    if (!this.isConnected) return;
    if (this.#view === undefined) return;
    const turn = this.#turn;
    try {
      // Once the core is there, a new option holds before the next line of the page's script runs.
      if (!veil) await loadCore();
      if (!veil || turn !== this.#turn || !this.isConnected) return;
      const view = this.#view;
      const result = typeof view === 'string' ? JSON.parse(veil.redactJSON(view, this.#options)) : veil.redact(view, this.#options);
      render(result, this.#stage, this.#renderOptions);
      this.#clearBeside();
      this.#tell('veil-draw', result);
    } catch (error) {
      if (turn === this.#turn) this.#fail(error);
    }
  }

  /** Takes away what stood here before: a page's words for the meantime, or the drawing that a clone was made with. */
  #clearBeside() {
    for (const child of [...this.childNodes]) {
      if (child !== this.#stage && !(child instanceof HTMLScriptElement)) child.remove();
    }
    if (this.#stage.parentNode !== this) this.append(this.#stage);
  }

  /** @param {unknown} error */
  #fail(error) {
    this.#stage.replaceChildren();
    this.#clearBeside();
    this.#tell('veil-error', error);
  }

  /** @returns {import('./binding.js').RedactionOptions} */
  get #options() {
    /** @type {Record<string, unknown>} */
    const options = { lock: this.hasAttribute('lock') };
    const reasons = this.getAttribute('reasons')?.split(/\s+/).filter(Boolean);
    if (reasons) options.reasons = reasons;
    for (const [attribute, option] of [['effect', 'effect'], ['target', 'target'], ['host', 'host'], ['color-scheme', 'colorScheme']]) {
      const value = this.getAttribute(attribute);
      if (value) options[option] = value;
    }
    return options;
  }

  /**
   * @param {string} name
   * @param {unknown} detail
   */
  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
  }
}

customElements.define('veil-view', VeilView);
