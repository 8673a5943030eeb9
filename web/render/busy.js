// A region whose content is on its way: announced once, by the region, with silent bars inside.

/**
 * @param {import('./drawn.js').Drawn} view
 * @param {import('./context.js').Context} context
 */
export function announceBusy(view, context) {
  const region = view.element
  const bearer = view.accessible ?? region
  region.setAttribute('aria-busy', 'true')
  if (bearer.hasAttribute('aria-label')) return
  const target = region.contains(bearer) && bearer.hasAttribute('role') ? bearer : region
  target.removeAttribute('aria-hidden')
  if (!target.hasAttribute('role')) target.setAttribute('role', 'group')
  target.setAttribute('aria-label', context.strings.loading)
}
