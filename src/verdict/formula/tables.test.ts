import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as tables from './tables.ts';

/** More points than fit into a word, so that what is beyond the last of them must stay empty. */
const sets = fc.integer({ min: 0, max: 70 }).chain((points) => {
  const set = fc.subarray(Array.from({ length: points }, (_, at) => at));
  return fc.record({ points: fc.constant(points), a: set, b: set });
});

test('tables are sets of points', () => {
  fc.assert(
    fc.property(sets, ({ points, a, b }) => {
      const [inA, inB] = [new Set(a), new Set(b)];
      const table = (holds: (at: number) => boolean) => tables.tableOf(points, holds);
      const [first, second] = [table((at) => inA.has(at)), table((at) => inB.has(at))];
      expect(tables.union(first, second)).toEqual(table((at) => inA.has(at) || inB.has(at)));
      expect(tables.intersection(first, second)).toEqual(table((at) => inA.has(at) && inB.has(at)));
      expect(tables.difference(first, second)).toEqual(table((at) => inA.has(at) && !inB.has(at)));
      expect(tables.complement(first, points)).toEqual(table((at) => !inA.has(at)));
      expect(tables.size(first)).toBe(inA.size);
      const shared = a.filter((at) => inB.has(at));
      expect(tables.overlap(first, second)).toBe(shared.length);
      expect(tables.excess(first, second)).toBe(inA.size - shared.length);
      const isThird = (at: number) => at % 3 !== 0;
      const meet = tables.meetInside(first, second, table(isThird));
      expect(meet).toBe(shared.length > 0 && shared.every(isThird));
      expect(tables.isEmpty(first)).toBe(inA.size === 0);
      expect(tables.isSubset(first, second)).toBe(a.every((at) => inB.has(at)));
      expect(tables.isEqual(first, second)).toBe(a.join() === b.join());
      expect(tables.keyOf(first) === tables.keyOf(second)).toBe(tables.isEqual(first, second));
    }),
  );
});
