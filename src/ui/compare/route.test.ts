import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { packText } from '../share/link-code.ts';
import { bareProgram, exampleRoute, isCompareHash, openRoute, pairRoute } from './route.ts';

const program = (source: string) => ({ language: 'go', source, ...bareProgram }) as const;
const pair = {
  left: { title: 'Broken', shared: program('package a\n') },
  right: {
    title: 'Fixed',
    shared: {
      ...program('package b\n'),
      run: { values: [{ name: 'n', value: '2' }], trace: '1g.0m', step: 1 },
    },
  },
};

test('a link holds both programs, with their runs', async () => {
  const route = await pairRoute(pair);
  expect(isCompareHash(route)).toBe(true);
  expect(await openRoute(route)).toEqual({ kind: 'pair', pair });
});

test('examples are named', async () => {
  const opened = await openRoute(exampleRoute('get-result', 'get-result-guarded'));
  expect(opened).toMatchObject({
    kind: 'pair',
    pair: {
      left: { title: 'Take the first result' },
      right: { title: expect.stringContaining('guarded') as string },
    },
  });
});

test.each(['#/compare/nothing/get-result', '#/compare/', '#/compare/1d***', '#/compare/1rW10'])(
  '%s is refused with a sentence',
  async (hash) => {
    expect(await openRoute(hash)).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/^[A-Z].*\.$/) as string,
    });
  },
);

test('whatever a well packed link holds, it is a pair of texts or refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (value) => {
      const opened = await openRoute(`#/compare/${await packText(JSON.stringify(value))}`);
      if (opened.kind === 'pair') expect(typeof opened.pair.left.shared.source).toBe('string');
      else expect(opened.message).toMatch(/^[A-Z].*\.$/);
    }),
    { numRuns: 200, seed: 3 },
  );
});
