import { expect, test } from 'vitest';
import { encodingOf } from '../../tests/support/encoding.ts';
import { evaluateTerm } from '../logic/evaluate-term.ts';
import { variablesOf } from '../logic/term-children.ts';
import { establishment } from './establishment.ts';

const encoding = encodingOf(
  'c = chan [n]; w = WaitGroup; w.Add(m); for 0 .. m { go { c!; w.Add(-1) } } ' +
    'if b { for 0 .. m { c? } } else { go { for 0 .. m { c? } } } w.Wait()',
);
const all = establishment(encoding);

test('there is one for each conjunct of the invariant, under a name of its own', () => {
  expect(all).toHaveLength(encoding.invariant.length);
  expect(new Set(all.map(({ family }) => family)).size).toBeGreaterThan(5);
  expect(all.every(({ usesInvariant }) => !usesInvariant)).toBe(true);
});

test('at the start every conjunct holds, and speaks of parameters alone', () => {
  for (const { name, goal } of all) {
    expect([...variablesOf(goal).keys()].filter((one) => !['n', 'm', 'b'].includes(one))).toEqual(
      [],
    );
    for (const n of [0n, 1n, 3n])
      for (const m of [0n, 1n, 2n])
        for (const b of [true, false]) {
          const values = new Map<string, bigint | boolean>([
            ['n', n],
            ['m', m],
            ['b', b],
          ]);
          expect(evaluateTerm(goal, values), `${name} at n = ${n}, m = ${m}`).toBe(true);
        }
  }
});
