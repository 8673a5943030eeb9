// The command as its users meet it: the native binary, and the WebAssembly one under a WASI runtime, held to the same
// bytes on both outputs and to the same exit status. VEIL and VEIL_WASI may name other builds.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

/** @param {string} path inside the repository */
const pathOf = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'veil-command-'));
const children = [];
after(() => children.forEach((child) => child.kill()));
after(() => rmSync(folder, { recursive: true, force: true }));

const wasi = resolve(process.env.VEIL_WASI ?? pathOf('.build/wasi/veil.wasm'));
const runners = [
  { name: 'native', command: [resolve(process.env.VEIL ?? pathOf('.build/debug/veil'))] },
  // wasmkit's own stack is too small for a document of the greatest depth.
  { name: 'WASI', command: ['wasmkit', 'run', '--stack-size', String(2 ** 24), '--dir', '.', wasi] },
];

for (const { name, command } of runners) {
  const [program, ...prefix] = command;

  /** Runs the command in the test's folder. */
  function veil(args, input = '', options = {}) {
    const { stdout, stderr, status, error } = spawnSync(program, [...prefix, ...args], {
      cwd: folder,
      input,
      maxBuffer: 1 << 28,
      ...options,
    });
    // A command that refuses its arguments may be gone before its input is written.
    if (error && !('code' in error && error.code === 'EPIPE')) throw error;
    return { stdout: stdout?.toString() ?? '', stderr: stderr?.toString() ?? '', status };
  }

  /** Starts the command and leaves it running, until the end of the tests at the latest. */
  function start(args) {
    const child = spawn(program, [...prefix, ...args], { cwd: folder });
    child.stdin.on('error', () => {});
    children.push(child);
    return child;
  }

  /** Asserts what a run writes on its two outputs, and its exit status. */
  function expect(args, input, expected) {
    assert.deepEqual(veil(args, input), { stdout: '', stderr: '', status: 0, ...expected });
  }

  describe(`veil, ${name}: documents`, () => {
    test('redact writes the result and a newline', () => {
      expect(['redact'], '{"type":"Text","text":"AB","modifiers":[{"effect":"confidential"}]}', {
        stdout: result(
          '{"type":"Text","redaction":{"effect":"confidential","disclosure":"fixed"},' +
            '"modifiers":[{"accessibilityLabel":"Confidential"},{"overlay":"black"}]}',
        ),
      });
    });

    test('a file, a dash and no file at all say the same', () => {
      writeFileSync(join(folder, 'ann.json'), '"Ann"');
      writeFileSync(join(folder, '-ann.json'), '"Ann"');
      const stdout = result('{"type":"Text","text":"Ann"}');
      expect(['redact', 'ann.json'], '', { stdout });
      expect(['redact', '-'], '"Ann"', { stdout });
      expect(['redact'], '"Ann"', { stdout });
      expect(['redact', '--', 'ann.json'], '', { stdout });
      expect(['redact', '--', '-ann.json'], '', { stdout });
    });

    test('a file name need not be ASCII', () => {
      writeFileSync(join(folder, 'né 日.json'), '{');
      const { stderr, status } = veil(['redact', 'né 日.json']);
      assert.match(stderr, /^né 日\.json:1:2: error: .* \[json\.syntax\]\n$/);
      assert.equal(status, 1);
    });

    const bar = (reason) =>
      `{"type":"Text","redaction":{"reason":"${reason}","disclosure":` +
      (reason === 'placeholder' ? '"class","size":{"characters":8}},"busy":true}' : '"fixed"}}');

    for (const [title, args, input, body] of [
      ['a reason', ['--reason', 'placeholder'], '"Ann"', bar('placeholder')],
      ['a reason behind an equals sign', ['--reason=placeholder'], '"Ann"', bar('placeholder')],
      [
        'a reason of two',
        ['--reason', 'privacy', '--reason', 'invalidated'],
        '{"type":"Text","text":"Ann","modifiers":["privacySensitive"]}',
        bar('privacy'),
      ],
      [
        'an effect',
        ['--effect', 'blurred'],
        '"Ann"',
        '{"type":"Text","redaction":{"effect":"blurred","disclosure":"fixed"},' +
          '"modifiers":[{"accessibilityLabel":"Blurred"},{"blur":4}]}',
      ],
      [
        'a target',
        ['--target', 'iOS 14.4'],
        '[{"if":{"available":"iOS 15"},"then":"new","else":"old"}]',
        '{"type":"Group","children":[{"type":"Text","text":"old"}]}',
      ],
      [
        'the app as host',
        ['--host=app', '--reason=placeholder'],
        '{"type":"Text","text":"Ann","modifiers":["privacySensitive"]}',
        '{"type":"Text","text":"Ann"}',
      ],
      [
        'the widget as host',
        ['--host', 'widget', '--reason', 'placeholder'],
        '{"type":"Text","text":"Ann","modifiers":["privacySensitive"]}',
        bar('placeholder'),
      ],
      [
        'a colour scheme',
        ['--color-scheme', 'dark'],
        '"Ann"',
        '{"type":"Text","text":"Ann","modifiers":[{"colorScheme":"dark"}]}',
      ],
      [
        'no lock',
        ['--reason', 'placeholder'],
        '{"type":"Text","text":"Ann","modifiers":["unredacted"]}',
        '{"type":"Text","text":"Ann"}',
      ],
      [
        'a lock',
        ['--reason', 'placeholder', '--lock'],
        '{"type":"Text","text":"Ann","modifiers":["unredacted"]}',
        bar('placeholder'),
      ],
      ['an explanation', ['--explain'], '"Ann"', '{"type":"Text","text":"Ann","source":"","why":[]}'],
    ]) {
      test(`redact takes ${title}`, () => expect(['redact', ...args], input, { stdout: result(body) }));
    }

    test('options may follow the file', () => {
      writeFileSync(join(folder, 'ann.json'), '"Ann"');
      expect(['redact', 'ann.json', '--reason', 'placeholder'], '', { stdout: result(bar('placeholder')) });
    });

    test('a refused document is an error object, a line for people and status 1', () => {
      writeFileSync(join(folder, 'bad.json'), '{\n  "type": "Text",\n  "text": {}\n}');
      const { stdout, stderr, status } = veil(['redact', 'bad.json']);
      const { error } = JSON.parse(stdout);
      const { message, ...place } = error;
      assert.deepEqual(place, { code: 'view.type', line: 3, column: 11, offset: 30, pointer: '/text' });
      assert.equal(stdout, `${JSON.stringify({ version: 1, error })}\n`);
      assert.equal(stderr, `bad.json:3:11: error: ${message} [view.type]\n`);
      assert.equal(status, 1);
    });

    test('empty input is refused', () => {
      const { stdout, stderr, status } = veil(['redact']);
      assert.equal(JSON.parse(stdout).error.code, 'json.empty');
      assert.match(stderr, /^<stdin>:1:1: error: .* \[json\.empty\]\n$/);
      assert.equal(status, 1);
    });

    test('a reason that nobody declares is refused', () => {
      const { stdout, stderr, status } = veil(['redact', '--reason', 'secret'], '"Ann"');
      assert.equal(JSON.parse(stdout).error.code, 'option.unknown-reason');
      assert.match(stderr, /^<stdin>:\d+:\d+: error: .* \[option\.unknown-reason\]\n$/);
      assert.equal(status, 1);
    });

    test('a warning keeps status 0 and has its place on standard error', () => {
      const { stdout, stderr, status } = veil(['redact'], '[\n  "Ann",\n  {"type":"Txet"},\n {"type":"Text","x":1}\n]');
      const { diagnostics } = JSON.parse(stdout);
      assert.deepEqual(diagnostics.map(({ code }) => code), ['view.unknown-type', 'view.unknown-argument']);
      assert.equal(
        stderr,
        diagnostics
          .map(({ code, message }, i) => `<stdin>:${3 + i}:${3 - i}: warning: ${message} [${code}]\n`)
          .join(''),
      );
      assert.equal(status, 0);
    });

    test('strict makes an error of a warning', () => {
      const { stdout, stderr, status } = veil(['redact', '--strict'], '{"type":"Txet"}');
      assert.equal(JSON.parse(stdout).error.code, 'view.unknown-type');
      assert.match(stderr, /^<stdin>:1:\d+: error: .* \[view\.unknown-type\]\n$/);
      assert.equal(status, 1);
    });

    test('check lists errors and warnings with their places, covered or not', () => {
      const { stdout, stderr, status } = veil(
        ['check'],
        '{"type":"VStack","modifiers":[{"redacted":"placeholder"}],"children":[\n' +
          '{"type":"Txet"},\n{"type":"Text","text":[]}]}',
      );
      const diagnostics = JSON.parse(stdout);
      assert.deepEqual(diagnostics.map(({ code, severity, line, pointer }) => [code, severity, line, pointer]), [
        ['view.unknown-type', 'warning', 2, '/children/0/type'],
        ['view.type', 'error', 3, '/children/1/text'],
      ]);
      assert.equal(stdout, `${JSON.stringify(diagnostics)}\n`);
      assert.equal(
        stderr,
        diagnostics.map((d) => `<stdin>:${d.line}:${d.column}: ${d.severity}: ${d.message} [${d.code}]\n`).join(''),
      );
      assert.equal(status, 1);
    });

    test('check has nothing to say of a sound document', () => {
      expect(['check'], '"Ann"', { stdout: '[]\n' });
      expect(['check', '--target', 'iOS 14.4', '--strict'], '"Ann"', { stdout: '[]\n' });
    });

    test('check refuses a warning under strict only', () => {
      assert.equal(veil(['check'], '{"type":"Txet"}').status, 0);
      assert.equal(veil(['check', '--strict'], '{"type":"Txet"}').status, 1);
    });

    test('tree draws the redacted description', () => {
      expect(
        ['tree'],
        '{"type":"VStack","spacing":8,"children":["Ann",{"type":"Text","text":"Title","modifiers":["unredacted"]}],' +
          '"modifiers":[{"redacted":"placeholder"}]}',
        {
          stdout: 'VStack busy spacing: 8\n├─ Text ▮ placeholder class 8\n└─ Text "Title"\n',
        },
      );
    });

    test('tree of a refused document is its error', () => {
      const { stdout, stderr, status } = veil(['tree'], '[');
      assert.match(stdout, /^error json\.syntax 1:2: .*\n$/);
      assert.match(stderr, /^<stdin>:1:2: error: .* \[json\.syntax\]\n$/);
      assert.equal(status, 1);
    });

    test('the deepest document passes and one level more is refused', () => {
      const nested = (inner) => '{"type":"Group","children":['.repeat(256) + inner + ']}'.repeat(256);
      assert.equal(veil(['redact'], nested('')).status, 0);
      assert.equal(veil(['tree'], nested('')).status, 0);
      assert.equal(JSON.parse(veil(['redact'], nested('[]')).stdout).error.code, 'json.depth');
    });
  });

  describe(`veil, ${name}: lines`, () => {
    const text = (string) => `{"type":"Text","text":"${string}"}`;

    test('each line is a document and each result a line', () => {
      expect(['redact', '--lines'], '"A"\n"B"\n', { stdout: result(text('A')) + result(text('B')) });
    });

    test('CRLF ends a line, and the last one needs no end', () => {
      expect(['redact', '--lines'], '"A"\r\n"B"\r\n"C"', {
        stdout: result(text('A')) + result(text('B')) + result(text('C')),
      });
    });

    test('no line, no result', () => expect(['redact', '--lines'], '', {}));

    test('blank and bad lines give their errors and the stream goes on', () => {
      const { stdout, stderr, status } = veil(
        ['redact', '--lines'],
        Buffer.from('"A"\n\n{]\n \r\n"\xff"\n"B"\n', 'latin1'),
      );
      const lines = stdout.split('\n');
      assert.equal(lines.length, 7);
      assert.equal(lines[0] + '\n', result(text('A')));
      assert.deepEqual(
        [1, 2, 3, 4].map((index) => JSON.parse(lines[index]).error.code),
        ['json.empty', 'json.syntax', 'json.empty', 'json.utf-8'],
      );
      assert.deepEqual([1, 2, 3].map((index) => JSON.parse(lines[index]).error.line), [1, 1, 1]);
      assert.equal(lines[5] + '\n', result(text('B')));
      assert.deepEqual(
        stderr.split('\n').map((line) => line.replace(/ error: .* \[/, ' [')),
        [
          '<stdin>:2:1: [json.empty]',
          '<stdin>:3:2: [json.syntax]',
          '<stdin>:4:2: [json.empty]',
          '<stdin>:5:2: [json.utf-8]',
          '',
        ],
      );
      assert.equal(status, 1);
    });

    test('a refused line is what the document alone would give', () => {
      for (const line of ['{]', '{"type":"Text","text":{}}', '{"type":"Text","privacySensitve":true}']) {
        assert.equal(veil(['redact', '--lines'], line + '\n').stdout, veil(['redact'], line).stdout);
      }
    });

    test('check and tree take lines as well', () => {
      expect(['check', '--lines'], '"A"\n"B"\n', { stdout: '[]\n[]\n' });
      expect(['tree', '--lines'], '"A"\n["B"]\n', { stdout: 'Text "A"\n\nGroup\n└─ Text "B"\n' });
    });

    test('a line longer than the buffer is whole', () => {
      const long = 'x'.repeat(200_000);
      expect(['redact', '--lines'], `"${long}"\n"B"\n`, { stdout: result(text(long)) + result(text('B')) });
    });

    test('an over-long line is skipped to its end', () => {
      const limit = 64 << 20;
      const input = Buffer.concat([
        Buffer.from('"A"\n'),
        Buffer.alloc(limit + 100_000, 0x20),
        Buffer.from('"hidden"\n"B"\n'),
      ]);
      const { stdout, stderr, status } = veil(['redact', '--lines'], input);
      const [first, second, third, rest] = stdout.split('\n');
      assert.equal(first + '\n', result(text('A')));
      assert.equal(JSON.parse(second).error.code, 'json.input-size');
      assert.equal(third + '\n', result(text('B')));
      assert.equal(rest, '');
      assert.match(stderr, /^<stdin>:2:\d+: error: .* \[json\.input-size\]\n$/);
      assert.equal(status, 1);
    });

    test('a line of exactly the limit passes', () => {
      const line = Buffer.alloc((64 << 20) + 2, 0x20);
      line.write('"A"', line.length - 5);
      line.write('\r\n', line.length - 2);
      expect(['redact', '--lines'], line, { stdout: result(text('A')) });
    });

    test('each line is answered before the next is written', async () => {
      const child = start(['redact', '--lines']);
      const answers = child.stdout.setEncoding('utf8')[Symbol.asyncIterator]();
      for (const letter of ['A', 'B', 'C']) {
        child.stdin.write(`"${letter}"\n`);
        assert.equal((await answers.next()).value, result(text(letter)));
      }
      child.stdin.end();
      assert.deepEqual(await once(child, 'exit'), [0, null]);
    });

    const memory = process.platform === 'linux' ? false : 'memory is read from /proc';
    test('memory does not grow with the stream', { skip: memory }, async () => {
      const count = 20_000;
      const child = start(['redact', '--lines', '--reason=placeholder']);
      const line = `{"type":"VStack","children":["${'word '.repeat(20)}"]}\n`;
      let answered = 0;
      child.stdout.on('data', (bytes) => {
        for (const byte of bytes) if (byte === 0x0a) answered += 1;
      });
      const feed = async (lines) => {
        const goal = answered + lines;
        for (let sent = 0; sent < lines; sent += 500) {
          if (!child.stdin.write(line.repeat(500))) await once(child.stdin, 'drain');
        }
        while (answered < goal) await once(child.stdout, 'data');
        return Number(/VmHWM:\s*(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]);
      };
      const early = await feed(count / 10);
      const late = await feed(count - count / 10);
      child.stdin.end();
      assert.deepEqual(await once(child, 'exit'), [0, null]);
      assert.ok(early > 0);
      assert.ok(late - early < 1024, `${early} kB after a tenth, ${late} kB at the end`);
    });
  });

  describe(`veil, ${name}: the command line`, () => {
    test('--version says which', () => expect(['--version'], '', { stdout: 'veil 0.1.0 (view JSON 1)\n' }));

    test('help is given on standard output when asked for', () => {
      const { stdout, stderr, status } = veil(['--help']);
      assert.deepEqual({ stderr, status }, { stderr: '', status: 0 });
      for (const option of 'reason effect target host color-scheme lock explain strict lines'.split(' ')) {
        assert.ok(stdout.includes(`  --${option}`), option);
      }
      for (const args of [['-h'], ['help']]) expect(args, '', { stdout });
      // Without any argument it is the same text as a complaint.
      expect([], '', { stderr: stdout, status: 2 });
    });

    for (const name of ['redact', 'check', 'tree']) {
      test(`${name} has a help of its own`, () => {
        const { stdout } = veil(['help', name]);
        assert.ok(stdout.startsWith(`Usage: veil ${name} [OPTION]… [FILE]\n`), stdout);
        expect([name, '--help'], '', { stdout });
        expect([name, '--lock', '-h'], '', { stdout });
      });
    }

    for (const [args, message] of [
      [['redcat'], 'unknown command redcat; did you mean redact?'],
      [['frobnicate'], 'unknown command frobnicate'],
      [['help', 'tre'], 'unknown command tre; did you mean tree?'],
      [['--reason', 'placeholder'], 'a command goes before --reason; write veil redact, veil check or veil tree first'],
      [['redact', '--resaon', 'x'], 'unknown option --resaon; did you mean --reason?'],
      [['redact', '--colour-scheme=dark'], 'unknown option --colour-scheme; did you mean --color-scheme?'],
      [['redact', '--frobnicate'], 'unknown option --frobnicate'],
      [['redact', '-x'], 'unknown option -x'],
      [['redact', '--reason'], '--reason needs a value: NAME'],
      [['redact', '--reason='], '--reason needs a value: NAME'],
      [['redact', '--reason', '--lock'], '--reason needs a value: NAME'],
      [['redact', '--effect', ''], '--effect needs a value: NAME'],
      [['redact', '--lock=yes'], '--lock takes no value'],
      [['redact', '--host', 'web'], '--host is app or widget, not web'],
      [['redact', '--color-scheme=Dark'], '--color-scheme is light or dark, not Dark'],
      [['redact', '--target', 'Amiga 2'], '--target is a system and its version, such as "iOS 14.4", not Amiga 2'],
      [['redact', '--effect=blurred', '--effect=blurred'], '--effect is given twice; only --reason may be repeated'],
      [['redact', 'a.json', 'b.json'], 'only one file at a time; what to do with b.json'],
      [['redact', '--x\u001b[31m'], 'unknown option --x\\u{1b}[31m'],
    ]) {
      test(`${args.join(' ').replace('\u001b', 'ESC')}: status 2 and why`, () => {
        expect(args, '', { stderr: `veil: error: ${message}\nTry veil --help.\n`, status: 2 });
      });
    }
  });

  describe(`veil, ${name}: files`, () => {
    test('a missing file is named', () => {
      expect(['redact', 'none.json'], '', { stderr: 'none.json: error: No such file or directory\n', status: 2 });
    });

    test('a directory is no document', () => {
      mkdirSync(join(folder, 'directory'), { recursive: true });
      expect(['redact', 'directory'], '', { stderr: 'directory: error: Is a directory\n', status: 2 });
    });

    const isRoot = process.getuid?.() === 0;
    test('a file without permission is not read', { skip: isRoot && 'root may read everything' }, () => {
      writeFileSync(join(folder, 'locked.json'), '"Ann"');
      chmodSync(join(folder, 'locked.json'), 0);
      expect(['redact', 'locked.json'], '', { stderr: 'locked.json: error: Permission denied\n', status: 2 });
    });

    // wasmkit itself fails on a full disk and dies of a broken pipe, before the command is told.
    const full = name !== 'native' ? 'the runtime fails first' : !existsSync('/dev/full') && 'there is no /dev/full';
    const pipe = name !== 'native' && 'the runtime fails first';

    test('a full disk is reported', { skip: full }, () => {
      for (const args of [['redact'], ['check'], ['tree'], ['redact', '--lines'], ['--help'], ['--version']]) {
        const input = args[0].startsWith('--') ? '' : '"Ann"';
        const { stderr, status } = veil(args, input, { stdio: ['pipe', openSync('/dev/full', 'w'), 'pipe'] });
        assert.deepEqual({ stderr, status }, { stderr: '<stdout>: error: No space left on device\n', status: 2 });
      }
    });

    test('a reader that goes away ends the stream without a word', { skip: pipe }, async () => {
      const child = start(['redact', '--lines']);
      let stderr = '';
      child.stderr.on('data', (bytes) => (stderr += bytes));
      child.stdin.write('"A"\n');
      await once(child.stdout, 'data');
      child.stdout.destroy();
      const exit = once(child, 'exit');
      const timer = setInterval(() => child.stdin.write('"B"\n'.repeat(1000)), 5);
      assert.deepEqual(await exit, [0, null]);
      clearInterval(timer);
      assert.equal(stderr, '');
    });

    test('what was refused before the reader went away stays refused', { skip: pipe }, async () => {
      const child = start(['redact', '--lines']);
      child.stdin.write('[\n');
      await once(child.stdout, 'data');
      child.stdout.destroy();
      const exit = once(child, 'exit');
      const timer = setInterval(() => child.stdin.write('"B"\n'.repeat(1000)), 5);
      assert.deepEqual(await exit, [1, null]);
      clearInterval(timer);
    });

    test('without standard error the results are complete all the same', { skip: full }, () => {
      const { stdout, status } = veil(['redact', '--lines'], '[\n"A"\n', {
        stdio: ['pipe', 'pipe', openSync('/dev/full', 'w')],
      });
      assert.equal(stdout.split('\n').length, 3);
      assert.equal(status, 1);
    });
  });
}

/** The line that redact writes for a body without diagnostics. */
function result(body) {
  return `{"version":1,"body":${body},"diagnostics":[]}\n`;
}
