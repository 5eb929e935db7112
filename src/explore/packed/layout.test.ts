import { describe, expect, test } from 'vitest';
import { boundTo, machineOf } from '../../../tests/explore/machines.ts';
import { toLayout } from './layout.ts';
import type { Field, Layout } from './layout.ts';

function fieldsOf({ processes, channels, waitgroups }: Layout): readonly Field[] {
  return [...processes, ...channels.filter((field) => field !== null), ...waitgroups];
}

const text = `c = chan [5]; d = chan [0]; w = WaitGroup; w.Add(3);
  go { for 0 .. n { c! } }; go { for 0 .. 4 { c?; d! } w.Add(-1) }; d?`;

describe.each(['go', 'encoding'] as const)('in the view %s', (view) => {
  test.each([0, 3, 1_000_000, 2 ** 40])('no two fields share a bit, with %i iterations', (n) => {
    const layout = toLayout(boundTo(machineOf(text), { n }), view);
    const taken = new Set<string>();
    for (const { word, shift, bits } of fieldsOf(layout)) {
      expect(word).toBeLessThan(layout.words);
      expect(shift + bits).toBeLessThanOrEqual(32);
      for (let bit = shift; bit < shift + bits; bit++) {
        expect(taken.has(`${word}.${bit}`)).toBe(false);
        taken.add(`${word}.${bit}`);
      }
    }
  });
});

test('a field is as wide as its part can grow, and no wider', () => {
  const layout = toLayout(boundTo(machineOf(text), { n: 9 }), 'go');
  // The buffer holds at most 5; the main process has 6 points, its end, and 'not spawned'.
  expect(layout.channels.map((field) => field?.bits)).toEqual([3, undefined]);
  expect(layout.waitgroups[0]!.bits).toBe(2);
  expect(layout.processes.map(({ iterationBits }) => iterationBits)).toEqual([0, 4, 3]);
  // Fewer sends than room: nine are all that is ever in a buffer of a thousand.
  const wide = toLayout(boundTo(machineOf(text.replace('[5]', '[1000]')), { n: 9 }), 'go');
  expect(wide.channels[0]!.bits).toBe(4);
});

test('an unbuffered channel needs bits only for the encoding', () => {
  const bound = boundTo(machineOf(text), { n: 1 });
  expect(toLayout(bound, 'go').channels[1]).toBeNull();
  expect(toLayout(bound, 'encoding').channels[1]!.bits).toBe(2);
});
