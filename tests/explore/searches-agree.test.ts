import { describe, expect, test } from 'vitest';
import { bindMachine } from '../../src/explore/bind.ts';
import type { BoundMachine } from '../../src/explore/bind.ts';
import type { Value } from '../../src/virgo/evaluate.ts';
import { makeDice } from '../differential/generate/dice.ts';
import { generateProgram } from '../differential/generate/generate.ts';
import { writeProgram } from '../differential/generate/write.ts';
import { crowdProgram } from './crowds.ts';
import { compareSearches } from './disagreements.ts';
import { boundTo, machineOf } from './machines.ts';

/** More of them: `VIRGO_EXPLORE_SEEDS=50000 npx vitest run tests/explore`. */
const seeds = Number(process.env['VIRGO_EXPLORE_SEEDS'] ?? 700);

function compareAll(machines: Iterable<readonly [string, BoundMachine]>): {
  readonly compared: number;
  readonly states: { none: number; stubborn: number; full: number };
  readonly endings: ReadonlySet<string>;
} {
  const states = { none: 0, stubborn: 0, full: 0 };
  const endings = new Set<string>();
  let compared = 0;
  for (const [text, bound] of machines) {
    const result = compareSearches(bound, 3_000);
    const values = [...bound.valuation].map(([name, value]) => `${name} = ${value}`).join(', ');
    expect(result.differences, `${text}\nwith ${values}`).toEqual([]);
    if (result.compared) compared++;
    states.none += result.states.none;
    states.stubborn += result.states.stubborn;
    states.full += result.states.full;
    result.endings.forEach((ending) => endings.add(ending));
  }
  return { compared, states, endings };
}

function* crowds(): Generator<readonly [string, BoundMachine]> {
  for (let seed = 1; seed <= seeds; seed++) {
    const text = crowdProgram(seed);
    yield [text, boundTo(machineOf(text))];
  }
}

/** The generator of the engine's own tests: branches, returns, arithmetic in bounds and capacities. */
function* generated(): Generator<readonly [string, BoundMachine]> {
  for (let seed = 1; seed <= seeds; seed++) {
    const text = writeProgram(generateProgram(seed, { spawningLoops: false }), 0);
    const machine = machineOf(text);
    const dice = makeDice(seed);
    const values = machine.parameters.map(({ name, sort }): [string, Value] => [
      name,
      sort === 'bool' ? dice.percent(50) : BigInt(dice.below(6) - 2),
    ]);
    yield [text, bindMachine(machine, new Map(values))];
  }
}

describe('the packed search says what the plain one says, in both views, reduced or not', () => {
  test('on programs that crowd', () => {
    const { compared, states, endings } = compareAll(crowds());
    expect(compared).toBeGreaterThan(0.97 * seeds);
    expect([...endings].sort()).toEqual(['crash', 'ok', 'stuck']);
    // The reductions are worth having, and the comparison has something to compare.
    expect(states.stubborn).toBeLessThan(0.7 * states.none);
    expect(states.full).toBeLessThan(0.8 * states.stubborn);
  });

  test('on generated programs', () => {
    const { compared, endings } = compareAll(generated());
    expect(compared).toBeGreaterThan(0.97 * seeds);
    expect([...endings].sort()).toEqual(['crash', 'ok', 'stuck']);
  });
});
