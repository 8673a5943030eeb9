/** The switches and menus, and the options that they stand for. */

import { find } from './find.js';

/** @typedef {import('../binding.js').RedactionOptions} RedactionOptions */

const REASONS = ['placeholder', 'privacy', 'invalidated', 'confidential', 'blurred'];
const EFFECTS = ['placeholder', 'confidential', 'blurred'];
const TARGETS = [
  'iOS 14.4', 'iOS 14.5', 'iOS 15', 'iOS 17', 'iOS 26', 'iPadOS 14.4', 'macOS 12', 'tvOS 15', 'watchOS 8', 'visionOS 1',
];

/** More than anybody would look through. */
const MOST_NAMES = 32;

/** @typedef {{ reasons: string[], effects: string[] }} Names what a document declares */

export class Settings {
  /** @type {Set<string>} */
  #chosen = new Set();
  /** @type {Names} */
  #declared = { reasons: [], effects: [] };
  #onChange;
  #reasons = find('reasons', HTMLFieldSetElement);
  #effect = find('effect', HTMLSelectElement);
  #target = find('target', HTMLSelectElement);
  #host = find('host', HTMLSelectElement);
  #scheme = find('scheme', HTMLSelectElement);
  #switches = ['lock', 'explain', 'strict'].map((id) => find(id, HTMLInputElement));

  /** @param {() => void} onChange */
  constructor(onChange) {
    this.#onChange = onChange;
    fillMenu(this.#target, 'The view’s own', TARGETS);
    for (const control of [this.#effect, this.#target, this.#host, this.#scheme, ...this.#switches]) {
      control.addEventListener('change', onChange);
    }
    this.#drawReasons();
    this.#drawEffects();
  }

  /**
   * What to ask of the core; whatever is the view's own is left out.
   *
   * @returns {RedactionOptions}
   */
  get options() {
    const known = new Set([...REASONS, ...this.#declared.reasons]);
    const reasons = [...this.#chosen].filter((name) => known.has(name));
    /** @type {RedactionOptions} */
    const options = reasons.length > 0 ? { reasons } : {};
    if (this.#effect.value) options.effect = this.#effect.value;
    if (this.#target.value) options.target = this.#target.value;
    if (this.#host.value) options.host = /** @type {'widget' | 'app'} */ (this.#host.value);
    if (this.#scheme.value) options.colorScheme = /** @type {'light' | 'dark'} */ (this.#scheme.value);
    for (const { id, checked } of this.#switches) {
      if (checked) options[/** @type {'lock' | 'explain' | 'strict'} */ (id)] = true;
    }
    return options;
  }

  /**
   * Sets every control, from a sample or from a link; what makes no sense counts as not given.
   *
   * @param {Record<string, unknown>} options
   */
  apply(options) {
    const given = Array.isArray(options.reasons) ? options.reasons : [options.reasons];
    this.#chosen = new Set(given.filter((name) => typeof name === 'string').slice(0, MOST_NAMES));
    this.#drawReasons();
    if (typeof options.target === 'string' && /^[A-Za-z]{3,8} \d{1,3}(\.\d{1,3})?$/.test(options.target)) {
      fillMenu(this.#target, 'The view’s own', [...new Set([...TARGETS, options.target])], options.target);
    } else {
      this.#target.value = '';
    }
    this.#drawEffects(typeof options.effect === 'string' ? options.effect : '');
    this.#host.value = options.host === 'widget' || options.host === 'app' ? options.host : '';
    this.#scheme.value = options.colorScheme === 'light' || options.colorScheme === 'dark' ? options.colorScheme : '';
    for (const control of this.#switches) control.checked = options[control.id] === true;
  }

  /**
   * Offers the names that a document declares beside the built-in ones.
   *
   * @param {Names} names
   */
  declare(names) {
    const declared = { reasons: names.reasons.slice(0, MOST_NAMES), effects: names.effects.slice(0, MOST_NAMES) };
    if (JSON.stringify(declared) === JSON.stringify(this.#declared)) return;
    this.#declared = declared;
    this.#drawReasons();
    this.#drawEffects();
  }

  /** Keeps the switches that are there, so that none loses the focus. */
  #drawReasons() {
    const names = [...new Set([...REASONS, ...this.#declared.reasons])];
    const existing = new Map([...this.#reasons.querySelectorAll('label')].map((label) => [label.querySelector('input')?.name, label]));
    const labels = names.map((name) => existing.get(name) ?? this.#makeSwitch(name));
    for (const label of existing.values()) if (!labels.includes(label)) label.remove();
    for (const [index, label] of labels.entries()) {
      const input = /** @type {HTMLInputElement} */ (label.querySelector('input'));
      input.checked = this.#chosen.has(names[index]);
      if (!label.isConnected) this.#reasons.append(label);
    }
  }

  /** @param {string} [value] */
  #drawEffects(value = this.#effect.value) {
    fillMenu(this.#effect, 'None', [...new Set([...EFFECTS, ...this.#declared.effects])], value);
  }

  /** @param {string} name */
  #makeSwitch(name) {
    const label = document.createElement('label');
    label.className = 'row switch';
    const input = document.createElement('input');
    input.type = 'checkbox';
    input.setAttribute('role', 'switch');
    input.name = name;
    input.addEventListener('change', () => {
      if (input.checked) this.#chosen.add(name);
      else this.#chosen.delete(name);
      this.#onChange();
    });
    const text = document.createElement('span');
    text.append(titled(name));
    label.append(text, input);
    return label;
  }
}

/** @param {string} name */
function titled(name) {
  return REASONS.includes(name) ? name[0].toUpperCase() + name.slice(1) : name;
}

/**
 * @param {HTMLSelectElement} menu
 * @param {string} none
 * @param {string[]} values
 * @param {string} [value]
 */
function fillMenu(menu, none, values, value = '') {
  menu.replaceChildren(new Option(none, ''), ...values.map((name) => new Option(name, name)));
  menu.value = values.includes(value) ? value : '';
}
