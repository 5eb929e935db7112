import { describe, expect, test } from 'vitest';
import type { Parameter, Sort } from '../expression/sort.ts';
import type { Valuation, Value } from '../expression/evaluate.ts';
import { completeValuation, nearerValuations, sizeOf, valuationsOfSize } from './valuations.ts';

const parameters = (...sorts: Sort[]): readonly Parameter[] =>
  sorts.map((sort, index) => ({ name: `p${index}`, sort }));

const textOf = (valuation: Valuation): string => [...valuation.values()].join();

/** All valuations with numbers of at most `most`, by brute force. */
function everything(sorts: readonly Sort[], most: number): readonly (readonly Value[])[] {
  return sorts.reduce<readonly (readonly Value[])[]>(
    (all, sort) => {
      const numbers = Array.from({ length: 2 * most + 1 }, (_, n) => BigInt(n - most));
      const values: readonly Value[] = sort === 'bool' ? [false, true] : numbers;
      return all.flatMap((one) => values.map((value) => [...one, value]));
    },
    [[]],
  );
}

describe('valuationsOfSize', () => {
  test.each([
    [['int']],
    [['bool']],
    [['int', 'int']],
    [['bool', 'int']],
    [['int', 'bool', 'int']],
    [['bool', 'bool', 'bool']],
    [['int', 'int', 'int', 'bool']],
  ] satisfies (readonly [Sort[]])[])('of %j: each valuation once, at its size', (sorts) => {
    for (let size = 0; size <= 4; size++) {
      const found = [...valuationsOfSize(parameters(...sorts), size)].map(textOf);
      const wanted = everything(sorts, size).filter(
        (values) => sizeOf(new Map(values.map((value, at) => [`p${at}`, value]))) === BigInt(size),
      );
      expect(new Set(found).size).toBe(found.length);
      expect([...found].sort()).toEqual(wanted.map((values) => values.join()).sort());
    }
  });

  test('begins with few negative numbers', () => {
    const found = [...valuationsOfSize(parameters('int', 'int'), 2)].map(textOf);
    expect(found).toEqual(['2,0', '1,1', '0,2', '-2,0', '1,-1', '-1,1', '0,-2', '-1,-1']);
  });

  test('with nothing to choose there is one valuation, of size 0', () => {
    expect([...valuationsOfSize([], 0)]).toEqual([new Map()]);
    expect([...valuationsOfSize([], 1)]).toEqual([]);
  });
});

test('nearer valuations come ever closer, from zero on', () => {
  const from = new Map<string, Value>([
    ['x', -5n],
    ['b', true],
    ['y', 0n],
  ]);
  const nearer = [...nearerValuations(from)];
  expect(nearer.map(textOf)).toEqual(['0,true,0', '-3,true,0', '-4,true,0', '-5,false,0']);
  for (const valuation of nearer) expect(sizeOf(valuation)).toBeLessThan(sizeOf(from));
});

test('what a valuation leaves out, or gives in the wrong sort, becomes zero', () => {
  const partial = new Map<string, Value>([
    ['p0', 7n],
    ['p1', 3n],
    ['stranger', 1n],
  ]);
  const whole = completeValuation(parameters('int', 'bool', 'int', 'bool'), partial);
  expect([...whole]).toEqual([
    ['p0', 7n],
    ['p1', false],
    ['p2', 0n],
    ['p3', false],
  ]);
});
