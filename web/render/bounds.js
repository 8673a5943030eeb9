// What a page can bear. The modifiers of a group stand on each of its views, so that a few hundred bytes can ask for
// billions of views; and layout recurses, so that a browser dies of boxes that stand too deep in one another. Beyond
// either bound nothing is drawn.

/** @typedef {{ seen: WeakSet<object>, repeats: number }} Bounds */

/** How often modifiers may be applied that were applied before. */
const mostRepeats = 20_000;

/** Chromium's layout ends near 1,400 boxes; 256 views take at most 4 each and the sheets around them. */
const deepest = 1200;

/** @returns {Bounds} */
export const makeBounds = () => ({ seen: new WeakSet(), repeats: mostRepeats });

/**
 * Notes that a modifier is applied. Too many repetitions end the drawing.
 *
 * @param {object} modifier
 * @param {Bounds} bounds
 */
export function countUse(modifier, bounds) {
  if (!bounds.seen.has(modifier)) bounds.seen.add(modifier);
  else if ((bounds.repeats -= 1) < 0) throw new RangeError('Too many views.');
}

/**
 * The context inside so many boxes. Deep in one another they would take quadratic time before anybody saw them.
 *
 * @param {import('./context.js').Context} context
 * @param {number} boxes
 * @returns {import('./context.js').Context}
 */
export function enter(context, boxes) {
  const depth = context.depth + boxes;
  if (depth > deepest) throw new RangeError('Too many boxes in one another.');
  return boxes ? { ...context, depth } : context;
}

/**
 * Whether elements stand deeper in one another than layout can bear.
 *
 * @param {Element} root
 */
export function isTooDeep(root) {
  let depth = 0;
  /** @type {Element | null} */
  let element = root;
  while (element) {
    if (element.firstElementChild) {
      element = element.firstElementChild;
      depth += 1;
      if (depth > deepest) return true;
      continue;
    }
    while (element && !element.nextElementSibling) {
      element = element === root ? null : element.parentElement;
      depth -= 1;
    }
    element = element === root ? null : element?.nextElementSibling ?? null;
  }
  return false;
}
