import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { decodeShared, encodeShared } from './link-code.ts';
import type { SharedProgram } from './shared-program.ts';

const program: SharedProgram = {
  language: 'virgo',
  source: 'c = chan [0]; go { for 0 .. x { c! } }; c?',
  fragment: '',
  strategy: 2,
  loops: 'commuted',
  dafny: 3,
  supposed: 'n >= 1',
  run: { values: [{ name: 'x', value: '2' }], trace: '1g.0mg', step: 1 },
};

describe('a program in a link', () => {
  test('comes back as it was', async () => {
    const code = await encodeShared(program);
    expect(code).toMatch(/^1[dr][\w-]+$/);
    expect(await decodeShared(code)).toEqual({ kind: 'program', program });
  });

  test('keeps every character', async () => {
    const odd = { ...program, source: '// ü 中 😀 <script> \u0000\n'.repeat(40), run: null };
    expect(await decodeShared(await encodeShared(odd))).toEqual({ kind: 'program', program: odd });
  });

  test('is packed only where that is shorter', async () => {
    const bare = { strategy: null, loops: null, dafny: null, supposed: '', run: null };
    const short = { ...program, source: 'c!', ...bare };
    expect(await encodeShared(short)).toMatch(/^1r/);
    const long = { ...program, source: 'c!;'.repeat(200) };
    expect(await encodeShared(long)).toMatch(/^1d/);
  });
});

const packed = (text: string) => `1d${deflateRawSync(text).toString('base64url')}`;

test.each([
  ['', /damaged/],
  ['1d***', /damaged/],
  ['1dAAAA', /damaged/],
  ['1rbm9uc2Vuc2U', /damaged/],
  ['2dAAAA', /later version/],
  ['1zAAAA', /later version/],
  [packed('{"l":"x","s":""}'), /damaged/],
  [packed('{"l":"g","s":1}'), /damaged/],
  [packed(' '.repeat(50_000_000)), /too large/],
  [`1r${'A'.repeat(5_000_000)}`, /too long/],
])('a hostile code is refused with a message: %#', async (code, message) => {
  const decoded = await decodeShared(code);
  expect(decoded.kind).toBe('refused');
  expect(decoded.kind === 'refused' && decoded.message).toMatch(message);
});

test('a run that is none is left out, and the program still opens', async () => {
  const decoded = await decodeShared(
    packed('{"l":"g","s":"package p","v":[["x",1]],"t":"1g","k":0}'),
  );
  expect(decoded).toMatchObject({ kind: 'program', program: { source: 'package p', run: null } });
});

test.each([
  ['full turns', 'full iterations'],
  ['turns of for rows.Next()', 'iterations of for rows.Next()'],
  ['some turn: break', 'some iteration: break'],
  ['n', 'n'],
])('an old link names a parameter %s, which is %s today', async (name, today) => {
  const run = { values: [{ name, value: '2' }], trace: '1g', step: 0 };
  const decoded = await decodeShared(await encodeShared({ ...program, run }));
  expect(decoded).toMatchObject({ program: { run: { values: [{ name: today }] } } });
});
