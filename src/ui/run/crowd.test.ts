import { expect, test } from 'vitest';
import type { GoroutineStatus, GoroutineView } from '../../protocol/run-view.ts';
import { toCrowd } from './crowd.ts';

const standing = (status: GoroutineStatus, moved = false) => ({
  status,
  listing: 0,
  stack: [],
  next: null,
  reason: null,
  moved,
});

const here = { start: { line: 7, column: 1 }, end: { line: 7, column: 3 } };
const place = { start: 0, end: 2, range: here };
const listings = [
  { lines: [{ place, operation: 'c!', depth: 0, isLoopHead: false, shownAt: 0 }] },
] as const;

const at = (status: GoroutineStatus) => ({
  ...standing(status),
  stack: [{ listing: 0, line: 0, place, operation: 'c!', variables: [], loop: null }],
});

const numbered = (all: readonly Omit<GoroutineView, 'id' | 'name'>[]): readonly GoroutineView[] =>
  all.map((one, id) => ({ ...one, id, name: `goroutine ${id}` }));

test('a crowd is a number per program point', () => {
  const goroutines = numbered([
    ...Array.from({ length: 120 }, () => at('stuck')),
    ...Array.from({ length: 80 }, () => standing('not started')),
  ]);
  const { counted } = toCrowd(goroutines, listings);
  expect(counted.map((one) => [one.goroutines.length, one.status, one.at])).toEqual([
    [104, 'stuck', { line: 7, operation: 'c!' }],
    [80, 'not started', null],
  ]);
});

test('up to a certain number all have a card', () => {
  const crowd = toCrowd(
    numbered(Array.from({ length: 11 }, () => standing('not started'))),
    listings,
  );
  expect(crowd.cards).toHaveLength(11);
  expect(crowd.counted).toEqual([]);
});

test('of hundreds, main, who moves and who is stuck have one, and all others are counted', () => {
  const goroutines = numbered([
    standing('ended'),
    ...Array.from({ length: 150 }, () => standing('ended')),
    standing('stuck'),
    standing('ended', true),
    ...Array.from({ length: 40 }, () => standing('not started')),
  ]);
  const crowd = toCrowd(goroutines, listings);
  const cards = crowd.cards.map(({ id }) => id);
  expect(cards).toEqual(expect.arrayContaining([0, 151, 152]));
  expect(cards).toEqual(cards.toSorted((one, other) => one - other));
  const all = [...crowd.cards, ...crowd.counted.flatMap(({ goroutines: some }) => some)];
  expect(all.toSorted((one, other) => one.id - other.id)).toEqual(goroutines);
});
