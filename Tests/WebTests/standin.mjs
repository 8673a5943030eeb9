/**
 * Makes a tiny module with Veil's exports that echoes its input, and misbehaves when the input's first byte says so:
 * `T` traps, `X` calls proc_exit, `G` grows the memory by 40 MiB and echoes, `R` echoes the rest as a refusal.
 */

const I32 = 0x7f;
const REGION = 1024;

/** @param {{ imports?: [string, string][], without?: string }} [options] further imports; an export to leave out */
export function makeStandIn({ imports = [['wasi_snapshot_preview1', 'proc_exit']], without } = {}) {
  const functions = [
    ['veil_allocate', 1, allocate],
    ['veil_redact', 2, (first) => operate(first)],
    ['veil_check', 2, (first) => operate(first)],
    ['veil_locate', 2, (first) => operate(first)],
    ['veil_output', 3, () => [globalGet(0)]],
    ['veil_output_length', 3, () => [globalGet(1)]],
    ['veil_release', 4, release],
  ];
  const exported = functions.map(([name], index) => [...text(name), 0, ...number(imports.length + index)]);
  const kept = exported.filter((_, index) => functions[index][0] !== without);
  return new Uint8Array([
    0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
    ...section(1, [
      [0x60, 1, I32, 0], [0x60, 1, I32, 1, I32], [0x60, 2, I32, I32, 1, I32], [0x60, 0, 1, I32], [0x60, 0, 0],
    ]),
    ...section(2, imports.map(([module, name]) => [...text(module), ...text(name), 0, 0])),
    ...section(3, functions.map(([, type]) => [type])),
    ...section(5, [[0, 2]]),
    ...section(6, [0, 1, 2].map(() => [I32, 1, 0x41, 0, 0x0b])),
    ...section(7, [[...text('memory'), 2, 0], ...kept]),
    ...section(10, functions.map(([, , body]) => {
      const code = [0, ...body(0).flat(), 0x0b];
      return [...number(code.length), ...code];
    })),
  ]);
}

/** Grows the memory until the region fits and remembers the length for `veil_release`. */
function allocate() {
  return [
    [...localGet(0), ...globalSet(2)],
    [...localGet(0), ...constant(REGION), 0x6a, ...constant(65535), 0x6a, ...constant(16), 0x76, 0x3f, 0, 0x6b],
    [...globalSet(1), ...globalGet(1), ...constant(0), 0x4a, 0x04, 0x40, ...globalGet(1), 0x40, 0, 0x1a, 0x0b],
    constant(REGION),
  ];
}

/** The output is the input as it lies in the region; a refusal's begins behind the `R`. */
function operate() {
  const firstByte = [...localGet(0), 0x2d, 0, ...number(REGION)];
  const whenFirst = (letter, code) => [...firstByte, ...constant(letter.charCodeAt(0)), 0x46, 0x04, 0x40, ...code, 0x0b];
  return [
    [...localGet(0), ...constant(REGION), 0x6a, ...globalSet(0), ...localGet(1), ...globalSet(1)],
    whenFirst('T', [0x00]),
    whenFirst('X', [...constant(3), 0x10, 0]),
    whenFirst('G', [...constant(640), 0x40, 0, 0x1a]),
    whenFirst('R', [
      ...globalGet(0), ...constant(1), 0x6a, ...globalSet(0), ...globalGet(1), ...constant(1), 0x6b, ...globalSet(1),
      ...constant(1), 0x0f,
    ]),
    constant(0),
  ];
}

function release() {
  return [[...constant(REGION), ...constant(0), ...globalGet(2), 0xfc, 0x0b, 0]];
}

function section(id, entries) {
  const content = [...number(entries.length), ...entries.flat()];
  return [id, ...number(content.length), ...content];
}

function text(string) {
  const bytes = [...new TextEncoder().encode(string)];
  return [...number(bytes.length), ...bytes];
}

/** Unsigned LEB128. */
function number(value) {
  return value < 128 ? [value] : [(value & 127) | 128, ...number(value >>> 7)];
}

/** i32.const with signed LEB128, for values from 0. */
function constant(value) {
  const bytes = number(value);
  const last = bytes[bytes.length - 1];
  return [0x41, ...(last & 64 ? [...bytes.slice(0, -1), last | 128, 0] : bytes)];
}

function localGet(index) {
  return [0x20, index];
}

function globalGet(index) {
  return [0x23, index];
}

function globalSet(index) {
  return [0x24, index];
}
