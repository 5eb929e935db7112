import { describe, expect, test } from 'vitest';
import { Random } from '../execute/search/random.ts';
import type { Compared, Comparison } from './comparison.ts';
import { isConsistent, type Judged } from './consistent.ts';

type Order = Comparison['order'];

const thing = (key: string, isNil: 'perhaps' | 'never' = 'perhaps'): Compared => ({
  kind: 'thing',
  key,
  isNil,
});

const text = (bytes: string): Compared => ({ kind: 'text', bytes });

const number = (value: number): Compared => ({ kind: 'number', value });

const things = ['a', 'b', 'c'];

/** Between any two of the constants, and beside them, there are as many values as there are things. */
const domains: Readonly<Record<Order, readonly (string | number | null)[]>> = {
  text: ['', 'a', 'b', 'b1', 'b2', 'b3', 'd', 'd1', 'd2', 'd3'],
  float: [Number.NaN, -3, -2, -1, 0, 1, 2, 3, 5, 6, 7, 8],
  none: [null, 'new', 'x', 'y', 'z'],
};

const constants: Readonly<Record<Order, readonly Compared[]>> = {
  text: [text(''), text('b'), text('d')],
  float: [number(0), number(5)],
  none: [{ kind: 'nil' }, { kind: 'object', key: 'new' }],
};

const relations: Readonly<Record<Order, readonly Comparison['relation'][]>> = {
  text: ['==', '<'],
  float: ['==', '<', '<='],
  none: ['=='],
};

function randomJudged(random: Random, order: Order): readonly Judged[] {
  const side = (): Compared =>
    random.below(3) === 0 ? random.pick(constants[order]) : thing(random.pick(things));
  return Array.from({ length: 1 + random.below(5) }, (): Judged => {
    const comparison: Comparison = {
      kind: 'comparison',
      relation: random.pick(relations[order]),
      left: side(),
      right: side(),
      order,
      isOpposite: false,
    };
    return { comparison, holds: random.below(2) === 0 };
  });
}

/** By trying all values. */
function hasValues(judged: readonly Judged[], order: Order): boolean {
  const domain = domains[order];
  const every = (at: number, chosen: Map<string, string | number | null>): boolean => {
    if (at === things.length)
      return judged.every(
        ({ comparison, holds }) => judge(comparison, (one) => valueOf(one, chosen)) === holds,
      );
    return domain.some((value) => every(at + 1, new Map(chosen).set(things[at]!, value)));
  };
  return every(0, new Map());
}

function valueOf(
  one: Compared,
  chosen: ReadonlyMap<string, string | number | null>,
): string | number | null {
  switch (one.kind) {
    case 'text':
      return one.bytes;
    case 'number':
      return one.value;
    case 'nil':
      return null;
    case 'object':
      return one.key;
    case 'thing':
      return chosen.get(one.key)!;
  }
}

function judge(
  { relation, left, right }: Comparison,
  value: (one: Compared) => string | number | null,
): boolean {
  const [a, b] = [value(left), value(right)];
  if (relation === '==') return a === b;
  return relation === '<' ? a! < b! : a! <= b!;
}

describe('isConsistent', () => {
  test.each(['text', 'float', 'none'] as const)('says of %s what all values say', (order) => {
    const random = new Random(7);
    const told = { yes: 0, no: 0 };
    for (let round = 0; round < 1_500; round++) {
      const judged = randomJudged(random, order);
      const expected = hasValues(judged, order);
      expect(isConsistent(judged), JSON.stringify(judged)).toBe(expected);
      told[expected ? 'yes' : 'no']++;
    }
    expect(told.yes).toBeGreaterThan(150);
    expect(told.no).toBeGreaterThan(150);
  });

  test('knows what is never nil', () => {
    const comparison: Comparison = {
      kind: 'comparison',
      relation: '==',
      left: thing('a', 'never'),
      right: { kind: 'nil' },
      order: 'none',
      isOpposite: false,
    };
    expect(isConsistent([{ comparison, holds: true }])).toBe(false);
    expect(isConsistent([{ comparison, holds: false }])).toBe(true);
  });
});
