// Gauge and ProgressView: a label over a track. Withheld: the same track, empty, whatever was in it.

import { isNumber, makeElement } from './dom.js';
import { drawn, place } from './drawn.js';
import { prepareControl, stateOf } from './control.js';
import { drawLabelOf, labelOf } from './label.js';
import { boundsOf } from './slider.js';

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function drawGauge(node, context) {
  const [low, high] = boundsOf(node, 1);
  return drawTrack(node, context, 'meter', low, high, isNumber(node.value) ? node.value : low);
}

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function drawProgress(node, context) {
  const state = stateOf(node, context);
  if (!state.redaction && !isNumber(node.value)) return drawSpinner(node, context);
  const [, high] = boundsOf(node, 1);
  return drawTrack(node, context, 'progress', 0, high, isNumber(node.value) ? node.value : 0);
}

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 * @param {'meter' | 'progress'} name
 * @param {number} low
 * @param {number} high
 * @param {number} value
 */
function drawTrack(node, context, name, low, high, value) {
  const state = stateOf(node, context);
  const box = makeElement(context, '', 'veil-gauge');
  const label = drawLabelOf(node, { ...context, silent: true });
  if (label && labelOf(node) !== undefined) {
    const title = makeElement(context, '', 'veil-box');
    title.setAttribute('aria-hidden', 'true');
    place(label, 'start', 'center');
    title.append(label.element);
    box.append(title);
  }
  const track = makeElement(context, '', 'veil-track');
  track.setAttribute('role', state.redaction ? 'img' : name === 'meter' ? 'meter' : 'progressbar');
  prepareControl(track, node, context, state, false);
  track.removeAttribute('disabled');
  if (!state.redaction) {
    const share = high > low ? Math.min(1, Math.max(0, (value - low) / (high - low))) : 0;
    track.setAttribute('aria-valuemin', String(low));
    track.setAttribute('aria-valuemax', String(high));
    track.setAttribute('aria-valuenow', String(value));
    const filled = makeElement(context, 'span', 'veil-track-filled');
    filled.style.setProperty('inline-size', `${Math.round(share * 1e4) / 100}%`);
    track.append(filled);
  }
  box.append(track);
  return drawn(box, { wide: Infinity, accessible: track, withheld: state.redaction !== null });
}

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
function drawSpinner(node, context) {
  const box = makeElement(context, '', 'veil-gauge veil-gauge-spinner');
  const spinner = makeElement(context, '', 'veil-spinner');
  spinner.setAttribute('role', 'progressbar');
  prepareControl(spinner, node, context, stateOf(node, context), false);
  spinner.removeAttribute('disabled');
  box.append(spinner);
  const label = drawLabelOf(node, { ...context, silent: true });
  if (label) {
    label.element.setAttribute('aria-hidden', 'true');
    place(label, 'center', 'center');
    box.append(label.element);
  }
  return drawn(box, { accessible: spinner });
}
