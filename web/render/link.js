// Link: an anchor, and without an address that may be followed, text that says it is a link out of use.

import { makeElement } from './dom.js';
import { drawn, place } from './drawn.js';
import { isLinkAddress } from './address.js';
import { dispatchAction } from './action.js';
import { stateOf } from './control.js';
import { drawLabelOf } from './label.js';
import { hasName } from './button.js';
import { speaks, spokenWord } from './redaction.js';

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 */
export function drawLink(node, context) {
  const state = stateOf(node, context);
  const styled = ['bordered', 'borderedProminent'].includes(node.style) ? ` veil-button veil-button-${node.style}` : '';
  const link = makeElement(context, context.place === 'button' ? 'span' : 'a', `veil-link veil-box${styled}`);
  if (context.foreground === undefined) link.classList.add('veil-tinted');
  const label = drawLabelOf(node, {
    ...context, tag: 'span', place: 'button', foreground: context.foreground ?? 'tint',
    silent: context.silent || state.redaction !== null,
  });
  if (label) {
    place(label, 'center', 'center');
    link.append(label.element);
  }
  const traits = { wide: label?.wide ?? 0, tall: label?.tall ?? 0 };
  if (context.place === 'button') return drawn(link, traits);
  if (state.live && typeof node.url === 'string' && isLinkAddress(node.url)) {
    link.setAttribute('href', node.url);
    link.setAttribute('rel', 'noopener noreferrer');
    link.addEventListener('click', () => dispatchAction(link, node, context, node.url));
  } else {
    link.setAttribute('role', 'link');
    link.setAttribute('aria-disabled', 'true');
  }
  if (state.disabled) link.classList.add('veil-disabled');
  if (state.redaction) {
    link.classList.add('veil-withheld');
    const word = spokenWord(state.redaction, node, context);
    if (word) link.setAttribute('aria-label', word);
    else if (!speaks(node)) link.setAttribute('aria-hidden', 'true');
  } else if (!hasName(node, label)) {
    link.setAttribute('aria-label', 'Link');
  }
  return drawn(link, { ...traits, accessible: link, withheld: state.redaction !== null });
}
