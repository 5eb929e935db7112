import { afterAll, describe, expect, test } from 'vitest';
import { no } from '../../src/logic/term.ts';
import { compileVirgo } from '../../src/pipeline/compile.ts';
import { nodeSolvers } from '../../src/smt/z3/node-solver.ts';
import { decide } from '../../src/verdict/decide.ts';
import { interpret } from './interpreter.ts';
import { evaluateSmt } from './smt-text.ts';
import { describeValuation, valuations } from './valuations.ts';

/** What the paper's three strategies cannot find: here the order of operations matters. */
const programs: readonly (readonly [name: string, source: string])[] = [
  [
    'the sender is done before anybody receives',
    `c = chan [k - 1]; for 0 .. x { c! }; go { for 0 .. y { c? } }`,
  ],
  ['a letter to oneself', 'c = chan [k]; go { c!; c? }'],
  ['two letters that cross', 'c1 = chan [k1]; c2 = chan [k2]; go { go { c2!; c1? }; c1!; c2? }'],
  ['a semaphore', 's = chan [k]; for 0 .. n { go { s!; s? } }'],
  [
    'a semaphore that is awaited',
    's = chan [k]; w = WaitGroup; w.Add(n); for 0 .. n { go { s!; s?; w.Add(-1) } }; w.Wait()',
  ],
  [
    'Wait before draining',
    `c = chan [k]; w = WaitGroup;
     for 0 .. x { w.Add(1); go { c!; w.Add(-1) } }; w.Wait(); for 0 .. x { c? }`,
  ],
  ['the first answer wins', 'c = chan [k]; for 0 .. n { go { c! } }; c?'],
];

/** Between these all values are tried. */
const low = -3;
const high = 6;

test('nothing is found on the word of an invariant that is not proved', async () => {
  const solver = nodeSolvers()();
  try {
    const compiled = compileVirgo('c = chan [k]; go { c!; c? }');
    if (!compiled.ok) throw new Error(compiled.diagnostics[0]!.message);
    const { encoding, obligations } = compiled.value;
    expect((await decide(solver, encoding, obligations)).found?.sufficient).toBe(true);
    for (const kind of ['establishment', 'preservation'] as const) {
      const one = obligations.find((obligation) => obligation.kind === kind)!;
      const wrong = { ...one, assumptions: [], goal: no };
      const { verdict, found } = await decide(solver, encoding, [...obligations, wrong]);
      expect(verdict.strategies.filter(({ outcome }) => outcome === 'verified')).toEqual([]);
      expect(found).toBeNull();
    }
  } finally {
    await solver.dispose();
  }
});

describe('preconditions that are found, held against running the program', () => {
  const solver = nodeSolvers()();
  afterAll(() => solver.dispose());

  test.each(programs)('%s', async (_, source) => {
    const compiled = compileVirgo(source);
    if (!compiled.ok) throw new Error(compiled.diagnostics[0]!.message);
    const { encoding, obligations, program } = compiled.value;
    const { verdict } = await decide(solver, encoding, obligations);
    const best = verdict.strategies.find(({ strategy }) => strategy === verdict.first)!;
    expect(best.outcome).toBe('verified');
    expect(best.weakest).toBe(true);
    for (const valuation of valuations(program.parameters, low, high)) {
      const { stuck, crash, complete } = interpret(program.program, valuation);
      expect(complete).toBe(true);
      const where = describeValuation(valuation);
      const holds = evaluateSmt(best.precondition.smt, valuation);
      expect(`${where}: ${String(holds)}`).toBe(`${where}: ${!stuck && !crash}`);
    }
  });
});
