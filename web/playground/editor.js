/**
 * The editor: a plain textarea, so that undo, selection, spelling tools, screen readers and phones' keyboards all
 * work, above a coloured copy of its text and beside line numbers that follow its scrolling.
 */

import { paint } from './paint.js';
import { countLines, indexAtByte } from './text.js';

/** @typedef {import('../binding.js').PlacedDiagnostic} PlacedDiagnostic */

const MOST_MARKED = 100;

export class Editor {
  #field;
  #painted;
  #gutter;
  #panel;
  #lines = 0;
  #numbers = document.createElement('div');
  /** @type {PlacedDiagnostic[]} */
  #problems = [];

  /**
   * @param {HTMLElement} panel
   * @param {() => void} onChange
   */
  constructor(panel, onChange) {
    this.#panel = panel;
    this.#field = /** @type {HTMLTextAreaElement} */ (panel.querySelector('textarea'));
    this.#painted = /** @type {HTMLElement} */ (panel.querySelector('.paint'));
    this.#gutter = /** @type {HTMLElement} */ (panel.querySelector('.gutter'));
    this.#numbers.className = 'numbers';
    this.#field.addEventListener('input', () => {
      this.#problems = [];
      this.#draw();
      onChange();
    });
    this.#field.addEventListener('scroll', () => this.#follow(), { passive: true });
    this.#field.addEventListener('keydown', (event) => this.#indent(event));
  }

  get text() {
    return this.#field.value;
  }

  set text(text) {
    this.#field.value = text;
    this.#problems = [];
    this.#field.scrollTo(0, 0);
    this.#draw();
  }

  /** @param {PlacedDiagnostic[]} problems */
  showProblems(problems) {
    this.#problems = problems.slice(0, MOST_MARKED);
    this.#field.setAttribute('aria-invalid', String(problems.some(({ severity }) => severity === 'error')));
    this.#draw();
  }

  /**
   * Puts the caret at a problem's place and scrolls there.
   *
   * @param {PlacedDiagnostic} problem
   */
  goTo(problem) {
    const index = indexAtByte(this.text, problem.offset);
    const height = this.#field.scrollHeight / Math.max(this.#lines, 1);
    this.#field.focus();
    this.#field.setSelectionRange(index, index);
    this.#field.scrollTop = Math.max(0, (problem.line - 1) * height - this.#field.clientHeight / 2);
    this.#follow();
  }

  #draw() {
    const text = this.text;
    const marks = this.#problems.map(({ offset, severity }) => ({ index: indexAtByte(text, offset), severity }));
    this.#panel.classList.toggle('unpainted', !paint(this.#painted, `${text}\n`, marks));
    const lines = countLines(text);
    if (lines !== this.#lines) {
      this.#lines = lines;
      this.#panel.style.setProperty('--digits', String(Math.max(2, String(lines).length)));
      this.#numbers.replaceChildren(Array.from({ length: lines }, (_, index) => index + 1).join('\n'));
    }
    // Warnings first, so that an error on the same line lies above.
    const flagged = [...this.#problems].sort((a, b) => b.severity.localeCompare(a.severity));
    this.#gutter.replaceChildren(this.#numbers, ...flagged.map((problem) => makeFlag(problem)));
    for (const problem of flagged) if (problem.severity === 'error') this.#painted.append(makeFlag(problem));
    this.#follow();
  }

  #follow() {
    const { scrollLeft, scrollTop } = this.#field;
    this.#painted.style.transform = `translate(${-scrollLeft}px, ${-scrollTop}px)`;
    this.#gutter.style.transform = `translateY(${-scrollTop}px)`;
  }

  /**
   * Enter keeps the indentation. Tab stays the key that leaves the field.
   *
   * @param {KeyboardEvent} event
   */
  #indent(event) {
    if (event.key !== 'Enter' || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const before = this.text.slice(0, this.#field.selectionStart);
    const spaces = /[ \t]*/.exec(before.slice(before.lastIndexOf('\n') + 1))?.[0] ?? '';
    const deeper = /[[{]\s*$/.test(before) ? '  ' : '';
    // The only way to insert text that undo knows of.
    if (document.execCommand('insertText', false, `\n${spaces}${deeper}`)) event.preventDefault();
  }
}

/** @param {PlacedDiagnostic} problem */
function makeFlag({ line, severity }) {
  const flag = document.createElement('div');
  flag.className = `flag ${severity}`;
  flag.style.setProperty('--line', String(line - 1));
  return flag;
}
