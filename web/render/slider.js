// Slider: its label is its name and not shown, as on iOS. Withheld: an empty track without a thumb.

import { isNumber, makeElement } from './dom.js';
import { drawn } from './drawn.js';
import { dispatchAction } from './action.js';
import { prepareControl, stateOf } from './control.js';

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function drawSlider(node, context) {
  const state = stateOf(node, context);
  if (state.redaction) return drawTrack(node, context, state);
  const input = /** @type {HTMLInputElement} */ (makeElement(context, 'input', 'veil-slider'));
  input.type = 'range';
  const [low, high] = boundsOf(node, 1);
  input.min = String(low);
  input.max = String(high);
  input.step = isNumber(node.step) && node.step > 0 ? String(node.step) : 'any';
  input.value = String(isNumber(node.value) ? node.value : low);
  const fill = () => {
    const share = high > low ? (Number(input.value) - low) / (high - low) : 0;
    input.style.setProperty('--veil-share', `${Math.round(share * 1e4) / 100}%`);
  };
  fill();
  prepareControl(input, node, context, state, false);
  input.addEventListener('input', fill);
  if (state.live) input.addEventListener('change', () => dispatchAction(input, node, context, Number(input.value)));
  return drawn(input, { wide: Infinity, accessible: input });
}

/**
 * An empty track: the role without a value.
 *
 * @param {any} node
 * @param {import('./context.js').Context} context
 * @param {import('./control.js').State} state
 */
function drawTrack(node, context, state) {
  const track = makeElement(context, '', 'veil-slider-empty');
  track.setAttribute('role', 'img');
  prepareControl(track, node, context, state, false);
  track.removeAttribute('disabled');
  return drawn(track, { wide: Infinity, accessible: track, withheld: true });
}

/**
 * The range of a control's value.
 *
 * @param {any} node
 * @param {number} fallback the upper bound where none is given
 * @returns {[number, number]}
 */
export function boundsOf(node, fallback) {
  const range = node.in;
  if (Array.isArray(range) && isNumber(range[0]) && isNumber(range[1]) && range[0] <= range[1]) return [range[0], range[1]];
  return [0, isNumber(node.total) && node.total > 0 ? node.total : fallback];
}
