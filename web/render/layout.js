// Modifiers that change how a view answers a proposal: each puts a box around it.

import { isNumber, isObject, px, setStyles } from './dom.js'
import { place, wrap } from './drawn.js'
import { alignment } from './alignment.js'

/** @typedef {import('./drawn.js').Drawn} Drawn */

const edges = [
  ['top', 'padding-block-start', 'vertical'], ['bottom', 'padding-block-end', 'vertical'],
  ['leading', 'padding-inline-start', 'horizontal'], ['trailing', 'padding-inline-end', 'horizontal'],
]

/** @param {Drawn} view @param {any} value @param {import('./context.js').Context} context */
function pad(view, value, context) {
  const box = wrap(view, context, 'veil-padding')
  let wide = 0
  let tall = 0
  for (const [edge, property, axis] of edges) {
    const amount = value === true ? 16 : isNumber(value) ? value : isObject(value) ? value[edge] ?? value[axis] ?? 0 : 0
    if (!isNumber(amount) || amount === 0) continue
    // Padding may be negative in SwiftUI; in CSS only a margin of the view inside may.
    if (amount > 0) box.element.style.setProperty(property, px(amount))
    else view.element.style.setProperty(property.replace('padding', 'margin'), px(amount))
    if (axis === 'horizontal') wide += amount
    else tall += amount
  }
  if (box.wide > 0) box.wide += wide
  if (box.tall > 0) box.tall += tall
  return { ...box, scales: false }
}

/** @param {Drawn} view @param {any} value @param {import('./context.js').Context} context */
function frame(view, value, context) {
  if (!isObject(value)) return view
  const [inline, block] = alignment(value.alignment)
  const box = wrap(view, context, 'veil-frame')
  box.scales = false
  const across = measure(value, 'width', 'Width')
  const along = measure(value, 'height', 'Height')
  if (view.scales) stretchImage(view, across, along)
  const inner = {
    ...view,
    wide: view.scales && across.fixed !== null ? Infinity : view.wide,
    tall: view.scales && along.fixed !== null ? Infinity : view.tall,
  }
  place(inner, inline, block)
  box.wide = size(box.element, 'inline', across, view.wide)
  box.tall = size(box.element, 'block', along, view.tall)
  return box
}

/** @param {any} value @param {string} fixed @param {string} suffix */
function measure(value, fixed, suffix) {
  const length = (/** @type {unknown} */ number) => (number === 'infinity' ? Infinity : isNumber(number) ? Math.max(0, number) : null)
  return {
    fixed: length(value[fixed]), minimum: length(value[`min${suffix}`]),
    ideal: length(value[`ideal${suffix}`]), maximum: length(value[`max${suffix}`]),
  }
}

/**
 * @param {HTMLElement} element
 * @param {'inline' | 'block'} axis
 * @param {{fixed: number | null, minimum: number | null, ideal: number | null, maximum: number | null}} lengths
 * @param {number} grows how far the view inside does
 * @returns {number} how far the frame does
 */
function size(element, axis, lengths, grows) {
  const property = `${axis}-size`
  if (lengths.fixed !== null && lengths.fixed < Infinity) {
    setStyles(element, { [property]: px(lengths.fixed), [`min-${property}`]: px(lengths.fixed) })
    element.classList.add(`veil-fixed-${axis}`)
    return 0
  }
  if (lengths.minimum !== null && lengths.minimum < Infinity) element.style.setProperty(`min-${property}`, px(lengths.minimum))
  if (lengths.ideal !== null && lengths.ideal < Infinity) element.style.setProperty(`--veil-ideal-${axis}`, px(lengths.ideal))
  // With a maximum the frame takes what it is offered, up to there; a minimum alone lets it hug its view.
  if (lengths.maximum !== null) {
    element.classList.add(`veil-open-${axis}`)
    return Math.max(lengths.maximum, lengths.minimum ?? 0)
  }
  return grows
}

/** @param {Drawn} view @param {{fixed: number | null}} across @param {{fixed: number | null}} along */
function stretchImage(view, across, along) {
  if (across.fixed !== null) setStyles(view.element, { 'inline-size': '100%' })
  if (along.fixed !== null) setStyles(view.element, { 'block-size': '100%' })
  if (across.fixed === null && along.fixed !== null) setStyles(view.element, { 'inline-size': 'auto' })
}

/** @param {Drawn} view @param {any} value @param {import('./context.js').Context} context */
function aspectRatio(view, value, context) {
  const ratio = isNumber(value) ? value : isObject(value) && isNumber(value.ratio) ? value.ratio : null
  const fill = isObject(value) && String(value.contentMode).replace(/^\./, '') === 'fill'
  if (view.scales) view.element.style.setProperty('object-fit', fill ? 'cover' : 'contain')
  if (ratio === null || ratio <= 0) return view
  const box = wrap(view, context, fill ? 'veil-aspect veil-aspect-fill' : 'veil-aspect')
  const inner = { ...view, wide: Math.max(view.wide, view.scales ? Infinity : 0), tall: Math.max(view.tall, view.scales ? Infinity : 0) }
  place(inner, 'center', 'center')
  if (view.scales) setStyles(view.element, { 'inline-size': '100%', 'block-size': '100%' })
  box.element.style.setProperty('aspect-ratio', String(ratio))
  return { ...box, wide: Math.max(inner.wide, inner.tall), tall: 0 }
}

/** @param {Drawn} view @param {any} value @param {import('./context.js').Context} context */
function fixedSize(view, value, context) {
  const horizontal = value === true || (isObject(value) && value.horizontal === true)
  const vertical = value === true || (isObject(value) && value.vertical === true)
  if (!horizontal && !vertical) return view
  const box = wrap(view, context, `${horizontal ? 'veil-ideal-inline' : ''} ${vertical ? 'veil-ideal-block' : ''}`)
  const inner = { ...view, wide: horizontal ? 0 : view.wide, tall: vertical ? 0 : view.tall }
  place(inner, 'center', 'center')
  return { ...box, wide: inner.wide, tall: inner.tall }
}

/** @type {Record<string, import('./modifiers.js').Modifier>} */
export const layoutModifiers = {
  padding: { apply: pad },
  frame: { apply: frame },
  aspectRatio: { apply: aspectRatio },
  fixedSize: { apply: fixedSize },
  layoutPriority: { apply: (view, value) => (isNumber(value) ? { ...view, priority: value } : view) },
  zIndex: {
    apply: (view, value) => {
      if (isNumber(value)) view.element.style.setProperty('z-index', String(Math.round(Math.min(1e6, Math.max(-1e6, value)))))
      return view
    },
  },
}
