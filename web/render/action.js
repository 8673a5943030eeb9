// A live control tells the page what was asked for, by one bubbling event. What it carries is the node's own.

/**
 * @param {Element} element
 * @param {any} node
 * @param {import('./context.js').Context} context
 * @param {unknown} [value] the control's new value
 */
export function dispatchAction(element, node, context, value) {
  const detail = { action: node.action ?? null, id: node.id ?? null, type: node.type, ...(value === undefined ? {} : { value }) };
  const view = element.ownerDocument.defaultView;
  if (!view) return;
  element.dispatchEvent(new view.CustomEvent('veil-action', { bubbles: true, composed: true, detail }));
  context.onAction?.(detail);
}
