import { expect, test } from 'vitest';
import type { ProcessFrame, ProcessStatus } from '../../protocol/run-view.ts';
import { toCrowd } from './crowd.ts';

const standing = (status: ProcessStatus, moved = false): ProcessFrame => ({
  status,
  point: 0,
  place: null,
  operation: null,
  loop: null,
  next: null,
  reason: null,
  moved,
});

test('up to a certain number all have a card', () => {
  const crowd = toCrowd(Array.from({ length: 11 }, () => standing('not started')));
  expect(crowd.cards).toHaveLength(11);
  expect(crowd.counted).toEqual([]);
});

test('of hundreds, main, who moves and who is stuck have one, and all others are counted', () => {
  const processes = [
    standing('ended'),
    ...Array.from({ length: 150 }, () => standing('ended')),
    standing('stuck'),
    standing('ended', true),
    ...Array.from({ length: 40 }, () => standing('not started')),
  ];
  const { cards, counted } = toCrowd(processes);
  expect(cards).toEqual(expect.arrayContaining([0, 151, 152]));
  expect(cards).toEqual(cards.toSorted((one, other) => one - other));
  const all = [...cards, ...counted.flatMap(({ processes: some }) => some)];
  expect(all.toSorted((one, other) => one - other)).toEqual(processes.map((_, index) => index));
});
