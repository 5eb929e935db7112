import { expect, test } from 'vitest';
import { merge, nothing, readProgress } from './progress.ts';

test('what was solved in either is solved, by the fewest steps, and by oneself', () => {
  const one = {
    version: 1,
    solved: { a: { steps: 5, shown: true }, b: { steps: null, shown: true } },
  } as const;
  const other = {
    version: 1,
    solved: { a: { steps: 7, shown: false }, c: { steps: 1, shown: false } },
  } as const;
  expect(merge(one, other).solved).toEqual({
    a: { steps: 5, shown: false },
    b: { steps: null, shown: true },
    c: { steps: 1, shown: false },
  });
  expect(merge(nothing, one)).toEqual(one);
});

test.each([null, 7, [], { version: 2, solved: {} }, { version: 1 }, { version: 1, solved: null }])(
  '%j is no progress',
  (value) => {
    expect(readProgress(value)).toBeNull();
  },
);

test('of a strange file what can be read is taken', () => {
  const solved = { a: { steps: -1, shown: 'yes' }, b: 7, c: { steps: 3, shown: true } };
  expect(readProgress({ version: 1, solved })?.solved).toEqual({
    a: { steps: null, shown: false },
    c: { steps: 3, shown: true },
  });
});
