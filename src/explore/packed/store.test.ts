import { expect, test } from 'vitest';
import { makeDice } from '../../../tests/differential/generate/dice.ts';
import { StateStore } from './store.ts';

test('a store keeps each state once, in the order of discovery, through its growth', () => {
  const store = new StateStore(2);
  const dice = makeDice(1);
  const seen = new Map<string, number>();
  for (let i = 0; i < 50_000; i++) {
    const words = Int32Array.of(dice.below(300), -dice.below(100));
    const isNew = !seen.has(words.join());
    expect(store.add(words, i)).toBe(isNew);
    if (isNew) seen.set(words.join(), i);
  }
  expect(store.count).toBe(seen.size);
  const words = new Int32Array(2);
  [...seen].forEach(([key, parent], number) => {
    store.read(number, words);
    expect(words.join()).toBe(key);
    expect(store.parentOf(number)).toBe(parent);
  });
});

test('it tells its size, and what it will take to grow', () => {
  const store = new StateStore(3);
  const before = store.bytes;
  const allowed = store.bytesAfterGrowth;
  for (let i = 0; !store.full; i++) store.add(Int32Array.of(i, 0, 0), -1);
  expect(store.bytes).toBe(before);
  store.add(Int32Array.of(-1, 0, 0), -1);
  expect(store.bytes).toBe(2 * before);
  expect(store.bytes + before).toBeLessThanOrEqual(allowed);
});
