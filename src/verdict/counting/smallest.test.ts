import fc from 'fast-check';
import { expect, test } from 'vitest';
import { smallest } from './smallest.ts';

const needs =
  (needed: ReadonlySet<number>) =>
  (some: readonly number[]): Promise<boolean> =>
    Promise.resolve([...needed].every((one) => some.includes(one)));

test('what is needed is left, in its order, and nothing else', async () => {
  const lists = fc
    .uniqueArray(fc.nat(40))
    .chain((list) => fc.record({ list: fc.constant(list), needed: fc.subarray(list) }));
  await fc.assert(
    fc.asyncProperty(lists, async ({ list, needed }) => {
      expect(await smallest(list, needs(new Set(needed)))).toEqual(needed);
    }),
  );
});

test('a few of many are found by halves, with far fewer questions than by all subsets', async () => {
  let questions = 0;
  const list = Array.from({ length: 128 }, (_, at) => at);
  const found = await smallest(list, (some) => {
    questions++;
    return needs(new Set([17, 90]))(some);
  });
  expect(found).toEqual([17, 90]);
  expect(questions).toBeLessThan(60);
});
