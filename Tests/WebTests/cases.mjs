/** The corpus of cases, read as bytes: an input need not be UTF-8. Tests/VeilTests/Case.swift describes the form. */

import { readFileSync, readdirSync } from 'node:fs';

/**
 * @typedef {object} Case
 * @property {string} title
 * @property {string} place file and line
 * @property {Uint8Array} options
 * @property {Uint8Array} input
 */

const folder = new URL('../Cases/', import.meta.url);

/** @returns {string[]} the names of all case files */
export function listCaseFiles() {
  return readdirSync(folder).filter((name) => name.endsWith('.cases')).sort();
}

/**
 * @param {string} file
 * @returns {Case[]}
 */
export function readCases(file) {
  /** @type {Case[]} */
  const cases = [];
  // In Latin-1 every byte is one character, and comes back as it was.
  readFileSync(new URL(file, folder), 'latin1').split('\n').forEach((line, index) => {
    const [, word, rest] = /** @type {RegExpExecArray} */ (/^(\S*) ?(.*)$/s.exec(line));
    if (word === '==') {
      const title = Buffer.from(rest, 'latin1').toString('utf8');
      cases.push({ title, place: `${file}:${index + 1}`, options: Buffer.from('{}'), input: Buffer.alloc(0) });
    } else if (word === 'options' || word === 'input') {
      cases[cases.length - 1][word] = Buffer.from(rest, 'latin1');
    }
  });
  return cases;
}
