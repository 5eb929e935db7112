import { expect, test } from 'vitest';
import { tokensOf } from './slots.ts';

const channel = (sent: number, received: number) => ({ sent, received, capacity: 3 });

const inside = (sent: number, received: number) =>
  tokensOf(channel(sent, received)).flatMap(({ number, slot, isInside }) =>
    isInside ? [[number, slot]] : [],
  );

test('values stand in the order in which they came, the next one first', () => {
  expect(inside(0, 0)).toEqual([]);
  expect(inside(3, 0)).toEqual([
    [1, 0],
    [2, 1],
    [3, 2],
  ]);
  expect(inside(4, 2)).toEqual([
    [3, 0],
    [4, 1],
  ]);
});

test('one that leaves or comes is known before and after, so that it can be seen to move', () => {
  const numbers = (sent: number, received: number) =>
    tokensOf(channel(sent, received)).map(({ number }) => number);
  expect(numbers(2, 1)).toContain(3);
  expect(numbers(3, 1)).toContain(3);
  expect(numbers(3, 2)).toContain(2);
  expect(new Set(numbers(5, 3)).size).toBe(numbers(5, 3).length);
});
