import { describe, expect, test } from 'vitest';
import { encodingOf, obligationsOf } from '../../tests/support/encoding.ts';
import { smallPrograms } from '../../tests/support/programs.ts';
import { holds, reachedStates, type Values } from '../../tests/support/transition-system.ts';
import { terminated } from '../encode/clause/terminated.ts';
import { preconditionOf, type Encoding } from '../encode/encoding.ts';
import { and } from '../logic/term.ts';
import type { Obligation } from './obligation.ts';

/** What it says of one state; of all states it is to be proved. */
function saysRight({ assumptions, goal }: Obligation, values: Values): boolean {
  return holds(goal, values) || !holds(and(...assumptions), values);
}

function statesWith(encoding: Encoding, x: bigint) {
  const usesX = encoding.context.machine.parameters.length > 0;
  return reachedStates(encoding, new Map(usesX ? [['x', x]] : []));
}

describe.each(smallPrograms)('the obligations of %s', (text, values) => {
  const encoding = encodingOf(text);
  const obligations = obligationsOf(encoding);
  const of = (...kinds: readonly Obligation['kind'][]) =>
    obligations.filter(({ kind }) => kinds.includes(kind));
  const bare = (kind: Obligation['kind']) => of(kind).filter((one) => one.impliedBy === null);

  test('have names of their own where they are about an end', () => {
    const ends = of('crash', 'exit', 'necessity');
    expect(new Set(ends.map(({ name }) => name)).size).toBe(ends.length);
  });

  test('stand under the precondition beside the bare ones', () => {
    const twins = obligations.filter((one) => one.impliedBy !== null);
    expect(twins.length).toBe(of('crash', 'exit').length / 2);
    for (const twin of twins) {
      const { impliedBy: other, ...own } = twin;
      const precondition = preconditionOf(encoding, 2);
      expect(own.assumptions).toEqual([...other!.assumptions, precondition]);
      expect([other!.strategies, own.strategies]).toEqual([[1], [2, 3]]);
      expect([own.kind, own.place, own.goal]).toEqual([other!.kind, other!.place, other!.goal]);
    }
  });

  test.each(values)('are right about the states that are reached with x = %s', (x) => {
    for (const { values: state } of statesWith(encoding, x)) {
      for (const one of of('preservation')) expect(saysRight(one, state), one.name).toBe(true);
    }
  });

  test.each(values)('fail where a run with x = %s goes wrong, and only there', (x) => {
    const hasEnded = terminated(encoding.context);
    for (const { values: state, isFinal, canCrash } of statesWith(encoding, x)) {
      const wrong = (kind: Obligation['kind']) =>
        bare(kind).filter((one) => !saysRight(one, state));
      expect(wrong('crash').length > 0, 'a crash').toBe(canCrash);
      const isStuck = isFinal && !holds(hasEnded, state);
      expect(wrong('exit').length > 0, 'stuck').toBe(isStuck);
    }
  });
});

test('the start is established where the invariant holds at it', () => {
  const encoding = encodingOf('c = chan [0]; go { for 2 .. x { c! } }; c?');
  const [start] = reachedStates(encoding, new Map([['x', 4n]]));
  const established = obligationsOf(encoding).filter(({ kind }) => kind === 'establishment');
  expect(established.map(({ goal }) => holds(goal, start!.values))).toEqual(
    encoding.invariant.map(({ term }) => holds(term, start!.values)),
  );
  expect(established.length).toBe(encoding.invariant.length);
});

test('what a step does not change is not asked again', () => {
  const encoding = encodingOf('a = chan [1]; b = chan [1]; a!; b!');
  const asked = obligationsOf(encoding)
    .filter(({ kind, place }) => kind === 'preservation' && place?.point === 2)
    .map(({ name }) => name);
  expect(asked.some((name) => name.endsWith('buffer-bounds a'))).toBe(true);
  expect(asked.some((name) => name.endsWith('buffer-bounds b'))).toBe(false);
});
