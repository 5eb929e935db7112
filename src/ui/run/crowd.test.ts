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

const numbered = (all: readonly Omit<GoroutineView, 'id' | 'name'>[]): readonly GoroutineView[] =>
  all.map((one, id) => ({ ...one, id, name: `goroutine ${id}` }));

test('up to a certain number all have a card', () => {
  const crowd = toCrowd(numbered(Array.from({ length: 11 }, () => standing('not started'))));
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
  const crowd = toCrowd(goroutines);
  const cards = crowd.cards.map(({ id }) => id);
  expect(cards).toEqual(expect.arrayContaining([0, 151, 152]));
  expect(cards).toEqual(cards.toSorted((one, other) => one - other));
  const all = [...crowd.cards, ...crowd.counted.flatMap(({ goroutines: some }) => some)];
  expect(all.toSorted((one, other) => one.id - other.id)).toEqual(goroutines);
});
