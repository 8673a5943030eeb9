/** The list of errors and warnings; each is a button that leads to its place. */

import { find } from './find.js';

/** @typedef {import('../binding.js').PlacedDiagnostic} PlacedDiagnostic */

const MOST_SHOWN = 100;

/**
 * Shows errors first, each kind in the order of the text.
 *
 * @param {PlacedDiagnostic[]} problems
 * @param {(problem: PlacedDiagnostic) => void} goTo
 */
export function showProblems(problems, goTo) {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const title = find('problems-title', HTMLHeadingElement);
  title.textContent = [count(errors, 'error'), count(problems.length - errors, 'warning')].filter(Boolean).join(', ') || 'No problems';
  title.dataset.severity = errors > 0 ? 'error' : problems.length > 0 ? 'warning' : 'none';
  const ordered = [...problems].sort((a, b) => a.severity.localeCompare(b.severity));
  find('problems', HTMLOListElement).replaceChildren(
    ...ordered.slice(0, MOST_SHOWN).map((problem) => makeItem(problem, goTo)),
  );
}

/**
 * @param {PlacedDiagnostic} problem
 * @param {(problem: PlacedDiagnostic) => void} goTo
 */
function makeItem(problem, goTo) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `problem ${problem.severity}`;
  button.append(
    makePart('place', placeOf(problem)), makePart('code-name', problem.code), makePart('message', problem.message),
  );
  button.addEventListener('click', () => goTo(problem));
  const item = document.createElement('li');
  item.append(button);
  return item;
}

/**
 * Whether a problem has a place in the text; the settings, the module and the page have none there.
 *
 * @param {PlacedDiagnostic} problem
 */
export function isPlaced({ code }) {
  return !/^(?:option|veil|page)\b/.test(code);
}

/** @param {PlacedDiagnostic} problem */
export function placeOf(problem) {
  return isPlaced(problem) ? `${problem.line}:${problem.column}` : '';
}

/**
 * @param {string} name
 * @param {string} text
 */
function makePart(name, text) {
  const part = document.createElement('span');
  part.className = name;
  part.append(text);
  return part;
}

/**
 * @param {number} number
 * @param {string} noun
 */
function count(number, noun) {
  return number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'}`;
}
