import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FunctionFacts } from './facts.ts';
import { reaching, type Reach } from './reach.ts';

const none = new Set<string>();
const names = Array.from({ length: 8 }, (_, at) => `f${at}`);
const some = fc.uniqueArray(fc.constantFrom(...names), { maxLength: 3 });

const facts: fc.Arbitrary<FunctionFacts> = fc
  .record({ writes: some, loose: some, elements: some, calls: some, looseCalls: some })
  .chain((given) =>
    fc.record({ spawns: fc.boolean(), waits: fc.boolean() }).map((flags) => ({
      writes: new Set([...given.writes, ...given.loose].map((name) => `field ${name}`)),
      looseWrites: new Set(given.loose.map((name) => `field ${name}`)),
      elementWrites: new Set(given.elements),
      calls: new Set([...given.calls, ...given.looseCalls]),
      looseCalls: new Set(given.looseCalls),
      ...flags,
    })),
  );
const file = fc.array(fc.tuple(fc.constantFrom(...names), facts), { maxLength: 10 });

/** Adds once more what is called, until nothing more comes. */
function byRounds(start: FunctionFacts, of: (name: string) => readonly FunctionFacts[]) {
  const strict = new Set([start]);
  const loose = new Set<FunctionFacts>();
  for (let before = -1; before < strict.size + loose.size;) {
    before = strict.size + loose.size;
    for (const { calls, looseCalls } of [...strict])
      for (const name of calls)
        of(name).forEach((called) => (looseCalls.has(name) ? loose : strict).add(called));
    for (const { calls } of [...loose])
      for (const name of calls) of(name).forEach((called) => loose.add(called));
  }
  const all = [...strict, ...loose];
  const sorted = (sets: readonly ReadonlySet<string>[]): readonly string[] =>
    [...new Set(sets.flatMap((set) => [...set]))].sort();
  return {
    writes: sorted(all.map(({ writes }) => writes)),
    looseWrites: sorted([
      ...all.map(({ looseWrites }) => looseWrites),
      ...[...loose].map(({ writes }) => writes),
    ]),
    elementWrites: sorted(all.map(({ elementWrites }) => elementWrites)),
    spawns: all.some(({ spawns }) => spawns),
    waits: all.some(({ waits }) => waits),
  };
}

const listed = ({ writes, looseWrites, elementWrites, spawns, waits }: Reach) => ({
  writes: [...writes].sort(),
  looseWrites: [...looseWrites].sort(),
  elementWrites: [...elementWrites].sort(),
  spawns,
  waits,
});

describe('what is reached', () => {
  it('is what rounds of adding find, whatever was asked before', () => {
    fc.assert(
      fc.property(file, (functions) => {
        const of = (name: string): readonly FunctionFacts[] =>
          functions.filter(([own]) => own === name).map(([, one]) => one);
        const reach = reaching(of);
        for (const [, start] of functions)
          expect(listed(reach(start))).toEqual(byRounds(start, of));
      }),
      { numRuns: 300 },
    );
  });

  it('is found through 20,000 calls, where each writes a field of its own', () => {
    const at = (number: number): FunctionFacts => ({
      writes: new Set([`x${number}`]),
      looseWrites: none,
      elementWrites: none,
      calls: new Set([`f${number + 1}`]),
      looseCalls: none,
      spawns: false,
      waits: number === 19_999,
    });
    const reach = reaching((name) => {
      const number = Number(name.slice(1));
      return number < 20_000 ? [at(number)] : [];
    });
    const { writes, waits } = reach(at(0));
    expect(writes.size).toBe(20_000);
    expect(writes.has('x19999')).toBe(true);
    expect(writes.has('x20000')).toBe(false);
    expect(waits).toBe(true);
  });
});
