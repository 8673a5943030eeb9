// The few DOM verbs the renderer needs. Elements come from the owner document of the place they will
// stand in; styles go through the object model, so a strict style-src needs no exception.

const controls = new Set(['input', 'select', 'textarea']);

/**
 * @param {import('./context.js').Context} context
 * @param {string} name element name, or '' for a box: `div`, or `span` where only phrasing content may stand
 * @param {string} [classes]
 * @returns {HTMLElement}
 */
export function makeElement(context, name, classes) {
  const element = context.document.createElement(name || context.tag);
  if (classes) element.className = classes;
  // A form that the page has around the view is the page's: Enter in a field of ours must not send it.
  if (controls.has(name)) element.setAttribute('form', '');
  return element;
}

/**
 * @param {import('./context.js').Context} context
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @returns {SVGElement}
 */
export function makeSVG(context, name, attributes) {
  const element = context.document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const key of Object.keys(attributes)) element.setAttribute(key, String(attributes[key]));
  return element;
}

/**
 * @param {{style: CSSStyleDeclaration}} element
 * @param {Record<string, string>} styles
 */
export function setStyles(element, styles) {
  for (const key of Object.keys(styles)) element.style.setProperty(key, styles[key]);
}

/**
 * @param {unknown} value
 * @returns {value is number}
 */
export function isNumber(value) {
  return typeof value === 'number' && Number.isFinite(value);
}

/**
 * A length in CSS pixels, one per point.
 *
 * @param {number} value
 */
export function px(value) {
  return `${value}px`;
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, any>}
 */
export function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The own property of an object that came from JSON.
 *
 * @param {unknown} object
 * @param {string} key
 * @returns {any}
 */
export function member(object, key) {
  return isObject(object) && Object.hasOwn(object, key) ? object[key] : undefined;
}
