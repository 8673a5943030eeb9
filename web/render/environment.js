// Modifiers that write the environment: inherited styles on the outermost element, where an inner value
// stands already on the same element it wins.

import { isNumber } from './dom.js';
import { claim } from './drawn.js';
import { cssColor, foregroundColor } from './color.js';
import { clearWeight, setFont, setWeight } from './font.js';

const alignments = { leading: 'start', center: 'center', trailing: 'end' };
const listStyles = new Set(['automatic', 'plain', 'inset', 'insetGrouped', 'grouped', 'sidebar', 'bordered']);
const bare = (/** @type {unknown} */ name) => (typeof name === 'string' ? name.replace(/^\./, '') : '');

/** @typedef {import('./modifiers.js').Modifier} Modifier */

/**
 * @param {string} name
 * @param {(element: HTMLElement, value: any, context: import('./context.js').Context) => void} set
 * @returns {Modifier['apply']}
 */
const inherit = (name, set) => (view, value, context) => {
  if (claim(view, name)) set(view.element, value, context);
  return view;
};

/** @type {Modifier} */
const foreground = {
  runs: true,
  derive: (value, context) => (value === null
    ? { ...context, foreground: undefined }
    : foregroundColor(value, context.foreground) ? { ...context, foreground: value } : context),
  apply: inherit('foreground', (element, value, context) => {
    const color = value === null ? 'var(--veil-primary)' : foregroundColor(value, context.foreground);
    if (color) element.style.setProperty('color', color);
  }),
};

/** @type {Record<string, Modifier>} */
export const environmentModifiers = {
  font: { runs: true, apply: inherit('font', setFont) },
  bold: {
    runs: true,
    apply: inherit('weight', (element, value) => (value === false ? clearWeight(element) : setWeight(element, 'bold'))),
  },
  fontWeight: { runs: true, apply: inherit('weight', setWeight) },
  italic: {
    runs: true,
    apply: inherit('italic', (element, value) => {
      element.style.setProperty('font-style', value === false ? 'normal' : 'italic');
    }),
  },
  foregroundStyle: foreground,
  foregroundColor: foreground,
  tint: {
    apply: inherit('tint', (element, value) => {
      const color = value === null ? 'var(--veil-blue)' : cssColor(value);
      // `tint` names itself inside a tint: that would be a circle.
      if (!color || color.includes('--veil-tint')) return;
      element.style.setProperty('--veil-tint', color);
      element.classList.add('veil-tint');
    }),
  },
  lineLimit: {
    derive: (value, context) => ({ ...context, lineLimit: isNumber(value) && value >= 1 ? Math.floor(value) : null }),
  },
  multilineTextAlignment: {
    apply: inherit('text-align', (element, value) => {
      const name = bare(value);
      if (!Object.hasOwn(alignments, name)) return;
      element.style.setProperty('text-align', alignments[/** @type {'center'} */ (name)]);
    }),
  },
  listStyle: {
    derive: (value, context) => (listStyles.has(bare(value)) ? { ...context, listStyle: bare(value) } : context),
  },
  colorScheme: {
    apply: inherit('scheme', (element, value, context) => {
      const name = bare(value);
      if (name !== 'light' && name !== 'dark') return;
      element.classList.add(`veil-${name}`);
      // The colour around was computed in the scheme around: say it again here.
      if (!element.style.getPropertyValue('color')) {
        const color = context.foreground === undefined ? null : cssColor(context.foreground);
        element.style.setProperty('color', color ?? 'var(--veil-primary)');
      }
    }),
  },
  layoutDirection: {
    apply: inherit('direction', (element, value) => {
      const name = bare(value);
      if (name === 'leftToRight') element.setAttribute('dir', 'ltr');
      if (name === 'rightToLeft') element.setAttribute('dir', 'rtl');
    }),
  },
};
