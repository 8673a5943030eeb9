/** The limits at their full size, in WebAssembly with a memory and a small stack of its own: an error or a result. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Instance } from './builds.mjs';

const MIB = 2 ** 20;
const NONE = Buffer.alloc(0);
const placeholder = '{"reasons":["placeholder"]}';
const confidential = '{"effect":"confidential"}';

/** A fresh instance answers; what it says must be one JSON document. */
function answer(input, options = '', name = 'veil_redact') {
  const { output } = new Instance().call(name, Buffer.from(options), Buffer.from(input));
  if (output.length > 400 * MIB) assert.fail('beyond every limit');
  const head = output.subarray(0, 40).toString();
  if (name === 'veil_check') return JSON.parse(output.toString());
  if (!head.startsWith('{"version":1,"error"')) {
    assert.ok(output.subarray(-2).toString() === ']}', 'the result ends as a result');
    return { result: output };
  }
  return JSON.parse(output.toString()).error;
}

const refused = (input, code, options) => assert.equal(answer(input, options).code, code);
const accepted = (input, options) => {
  const { result, code, message } = answer(input, options);
  assert.ok(result, `${code}: ${message}`);
  return result;
};
const list = (element, count) => Buffer.from(`${`${element},`.repeat(count).slice(0, -1)}`);
const wrap = (before, middle, after) => Buffer.concat([Buffer.from(before), Buffer.from(middle), Buffer.from(after)]);
const nested = (open, middle, close, depth) => open.repeat(depth) + middle + close.repeat(depth);

test('512 levels are read, more are refused', () => {
  accepted(`{"type":"Text","x-a":${nested('[', '', ']', 511)}}`);
  refused(`{"type":"Text","x-a":${nested('[', '', ']', 512)}}`, 'json.depth');
  refused('['.repeat(10 ** 6), 'json.depth');
  refused('{"a":'.repeat(10 ** 6), 'json.depth');
});

test('64 MiB are read, more are refused', () => {
  const input = Buffer.alloc(64 * MIB, ' ');
  input.write('"a"');
  accepted(input);
  refused(Buffer.concat([input, Buffer.from(' ')]), 'json.input-size');
  refused(Buffer.alloc(64 * MIB, '1'), 'json.number-size');
  refused(wrap('"', Buffer.alloc(60 * 10 ** 6, 'a'), '"'), 'json.string-size');
  refused(Buffer.alloc(64 * MIB, '1,'), 'json.syntax');
  refused(wrap('[', Buffer.alloc(64 * MIB - 4, '1,'), '1]'), 'json.values');
});

test('strings, numbers and values end at their limits', () => {
  accepted(`"${'a'.repeat(MIB)}"`);
  refused(`"${'a'.repeat(MIB + 1)}"`, 'json.string-size');
  accepted(`{"type":"Text","text":${'1'.repeat(1024)}}`);
  refused(`{"type":"Text","text":${'1'.repeat(1025)}}`, 'json.number-size');
  // The object, its keys, the type and the list are six of the sixteen million.
  const values = (count) => wrap('{"type":"Text","x-a":[', list('1', count), ']}');
  accepted(values(16_000_000 - 6));
  refused(values(16_000_001), 'json.values');
});

test('a million siblings come out, plain and withheld', () => {
  const siblings = wrap('[', list('"a"', 10 ** 6), ']');
  for (const options of ['', placeholder, confidential]) accepted(siblings, options);
});

test('a million modifiers on one node are folded', () => {
  const modifiers = ['"unredacted"', '"padding"', '{"effect":"blurred"}', '"redactable"', '"q"', '{"redacted":"privacy"}', '"bold","unredacted"'];
  for (const modifier of modifiers) {
    const input = wrap('{"type":"Text","modifiers":[', list(modifier, 10 ** 6), ']}');
    for (const options of [placeholder, '{"effect":"confidential","lock":true}']) accepted(input, options);
  }
});

test('a document full of modifiers fits into memory', () => {
  const input = wrap('{"type":"Text","modifiers":[', list('"bold","unredacted"', 3.1 * 10 ** 6), ']}');
  assert.ok(input.length < 64 * MIB);
  accepted(input);
});

test('an object of a million keys is read, and the same key twice is found', () => {
  let keys = '';
  for (let index = 0; index < 10 ** 6; index++) keys += `,"x-a-rather-long-beginning-${index}":1`;
  accepted(`{"type":"Text"${keys}}`);
  refused(`{"type":"Text"${keys},"x-a-rather-long-beginning-999999":2}`, 'json.duplicate-key');
  refused(`{"type":"Text"${',"x":1'.repeat(10 ** 6)}}`, 'json.duplicate-key');
});

test('whatever nests does so as deep as a stack bears, in combination too', () => {
  const kinds = [
    ['{"type":"VStack","children":[', ']}', 2], ['{"type":"Button","label":', '}', 1], ['{"type":"Section","footer":', '}', 1],
    ['{"type":"Map","modifiers":["padding","unredacted"],"fallback":', '}', 1], ['{"if":"isEnabled","then":', '}', 1],
    ['{"type":"Circle","modifiers":{"overlay":', '}}', 2], ['{"type":"Circle","modifiers":[{"background":[', ']}]}', 4],
  ];
  for (const [open, close, levels] of kinds) {
    for (const options of ['', '{"reasons":["placeholder"],"explain":true}', '{"effect":"confidential","lock":true}']) {
      // Views end a little behind where children end: at 280, whatever they nest through.
      const depth = Math.floor(511 / levels);
      const { result, code } = answer(nested(open, '"a"', close, depth), options);
      assert.ok(depth > 280 && !open.startsWith('{"if"') ? code === 'json.depth' : result, `${open} ${code}`);
      accepted(nested(open, '"a"', close, Math.min(depth, 278)), options);
    }
  }
  const deep = (middle, depth) => nested('{"type":"Group","children":[', middle, ']}', depth);
  const label = '{"type":"configuration.label","modifiers":[{"effect":"E"}]}';
  for (const depth of [60, 252, 253, 254, 255]) {
    const input = `{"version":1,"effects":{"E":[{"overlay":${deep('"a"', depth)}}]},"buttonStyles":{"S":{"body":${deep(label, depth)}}},`
      + `"body":{"type":"Button","modifiers":[{"buttonStyle":"S"}],"label":${deep('"a"', depth)}}}`;
    for (const options of ['', placeholder, '{"effect":"blurred","lock":true,"explain":true}']) {
      const { result, code } = answer(input, options);
      assert.ok(result || code === 'json.depth', code);
    }
    answer(input, '', 'veil_check');
  }
});

test('modifiers, conditions and views nest under one another', () => {
  const condition = nested('{"not":', '"isPressed"', '}', 100);
  const modifiers = nested(`{"if":${condition},"then":[`, '"bold"', ']}', 60);
  const fallbacks = nested(`{"type":"Map","modifiers":[${modifiers}],"fallback":`, '"a"', '}', 60);
  for (const options of ['', placeholder]) accepted(fallbacks, options);
});

test('what is used again and again is refused before it takes quadratic time', () => {
  const style = (body, children) => wrap(`{"version":1,"buttonStyles":{"S":{"body":${body}}},"body":{"type":"VStack","modifiers":[{"buttonStyle":"S"}],"children":[`, children, ']}}');
  const buttons = list('{"type":"Button"}', 10 ** 5);
  refused(style(`{"if":{"not":{"any":[${list('"isEnabled"', 10 ** 5)}]}},"then":"A"}`, buttons), 'output.size');
  refused(style(`{"type":"configuration.label","modifiers":[${list('"unredacted"', 10 ** 5)}]}`, buttons), 'output.size');
  const labels = `{"type":"VStack","children":[${list('{"type":"configuration.label"}', 10 ** 5)}]}`;
  refused(style(labels, `{"type":"Button","title":"${'a'.repeat(10 ** 6)}"}`), 'output.size', placeholder);
  refused(wrap(`{"version":1,"effects":{"E":["${'q'.repeat(10 ** 6)}"]},"body":[`, list('"a"', 10 ** 5), ']}'), 'output.size', '{"effect":"E"}');
  const wrapped = `{"type":"M","modifiers":[${list('"unredacted"', 10 ** 6)}],"fallback":${nested('{"type":"M","fallback":', '"a"', '}', 500)}}`;
  refused(wrapped, 'output.size');
});

test('a name that nobody knows is judged once, however often its style is used', () => {
  const keys = (name) => Array.from({ length: 1500 }, (_, index) => `"${name}${index}":1`).join(',');
  const types = Array.from({ length: 90 }, (_, index) => `{"type":"Zrk${index}"}`).join(',');
  const uses = (body) => `{"version":1,"buttonStyles":{"S":{"body":${body}}},"body":{"type":"VStack","modifiers":[{"buttonStyle":"S"}],"children":[${list('{"type":"Button"}', 400)}]}}`;
  const start = performance.now();
  accepted(uses(`{"type":"Group",${keys('reda')}}`));
  accepted(uses(`{"type":"Group","children":[${types}]}`));
  answer(uses(`{"type":"Group",${keys('redact')}}`), '', 'veil_check');
  assert.ok(performance.now() - start < 10_000, `${Math.round(performance.now() - start)} ms`);
});

test('a result above 256 MiB is refused', () => {
  const body = `{"version":1,"effects":{"E":[{"accessibilityLabel":"${'a'.repeat(10 ** 4)}"}]},"body":[${list('"a"', 10 ** 5)}]}`;
  refused(body, 'output.size', '{"effect":"E"}');
});

test('a check of a large document that is nothing but mistakes ends with a word of more', () => {
  for (const input of [wrap('[', list('7', 10 ** 6), ']'), wrap('{"type":"Text","modifiers":[', list('"q"', 10 ** 6), ']}')]) {
    const found = answer(input, '', 'veil_check');
    assert.equal(found.at(-1).code, 'view.more');
    assert.ok(found.length > 10 ** 4 && found[0].line === 1);
  }
  const key = 'k'.repeat(10 ** 6);
  const found = answer(`{"type":"Text","modifiers":{"frame":{"${key}":{}}},"${key}":[${list('{"type":7}', 10)}],"children":7}`, '', 'veil_check');
  assert.ok(found.length > 0);
});

test('a thousand effects and styles are used a thousand times', () => {
  const entries = (make) => Array.from({ length: 1000 }, (_, index) => make(index)).join(',');
  const effects = entries((n) => `"e${n}":[{"opacity":0.5}]`);
  const styles = entries((n) => `"s${n}":{"body":{"type":"configuration.label"}}`);
  const leaf = (n) => `{"type":"Button","title":"a","modifiers":[{"effect":"e${n % 1000}"},{"buttonStyle":"s${n % 1000}"}]}`;
  const leaves = Array.from({ length: 10 ** 5 }, (_, index) => leaf(index)).join(',');
  accepted(`{"version":1,"effects":{${effects}},"buttonStyles":{${styles}},"body":[${leaves}]}`);
});
