import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Instance, answerNatively, answerUnderWasmKit } from './builds.mjs';
import { listCaseFiles, readCases } from './cases.mjs';

test('there are cases', () => {
  assert.notEqual(listCaseFiles().flatMap(readCases).length, 0);
});

for (const file of listCaseFiles()) {
  test(`${file} gives the same bytes natively, in node and under wasmkit`, () => {
    const cases = readCases(file);
    const expected = answerNatively(cases);
    assertSame(cases, new Instance().answer(cases), expected, 'node');
    assertSame(cases, answerUnderWasmKit(cases), expected, 'wasmkit');
  });
}

/**
 * @param {import('./cases.mjs').Case[]} cases
 * @param {string[]} found
 * @param {string[]} expected
 * @param {string} where
 */
function assertSame(cases, found, expected, where) {
  cases.forEach(({ place, title }, index) => {
    assert.equal(found[index], expected[index], `${place} ${title}: ${where} differs from the native result`);
  });
}
