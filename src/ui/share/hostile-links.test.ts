import { deflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeShared, encodeShared } from './link-code.ts';

const packed = (text: string): string => `1d${deflateRawSync(text).toString('base64url')}`;
const program = {
  language: 'go',
  source: 'package p\n\nfunc F(n int) { c := make(chan int, n); c <- 1 }\n',
  fragment: '',
  strategy: 2,
  loops: 'commuted',
  dafny: 3,
  supposed: 'n >= 1',
  run: { values: [{ name: 'n', value: '2' }], trace: '1g.0m', step: 1 },
} as const;

/** Either a program that is nothing but texts and numbers, or a sentence. */
async function isHarmless(code: string): Promise<void> {
  const decoded = await decodeShared(code);
  if (decoded.kind === 'refused') return expect(decoded.message).toMatch(/^[A-Z].*\.$/);
  const { language, source, fragment, strategy, loops, dafny } = decoded.program;
  expect(['go', 'virgo']).toContain(language);
  expect([typeof source, typeof fragment]).toEqual(['string', 'string']);
  expect([null, 1, 2, 3, 4]).toContain(strategy);
  expect([null, 'counted', 'commuted']).toContain(loops);
  expect([null, 1, 2, 3]).toContain(dafny);
}

test('a link that lost or changed some letters is harmless', async () => {
  const code = await encodeShared(program);
  const letters = fc.constantFrom(...'AZaz09-_%.#<"');
  await fc.assert(
    fc.asyncProperty(fc.nat(code.length), fc.nat(4), fc.array(letters), async (at, cut, put) => {
      await isHarmless(code.slice(0, at) + put.join('') + code.slice(at + cut));
    }),
    { numRuns: 300, seed: 1 },
  );
});

test('fields of any kind in a well packed link are harmless', async () => {
  const field = fc.constantFrom('l', 's', 'f', 'p', 'm', 'd', 'v', 't', 'k', '__proto__');
  await fc.assert(
    fc.asyncProperty(fc.dictionary(field, fc.jsonValue()), async (fields) => {
      await isHarmless(packed(JSON.stringify({ l: 'g', s: '', ...fields })));
    }),
    { numRuns: 300, seed: 2 },
  );
});
