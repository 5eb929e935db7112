import { expect, test } from 'vitest';
import { Program } from '../../src/execute/compile/program.ts';
import { check, type CheckOptions } from '../../src/execute/search/check.ts';
import { GoSystem, usualLimits } from '../../src/execute/system.ts';
import { replay } from '../../src/run/replay.ts';
import { narrateRun } from '../../src/run/narrate.ts';
import { generate } from './generate.ts';

const usual: CheckOptions = {
  entry: 0,
  kind: 'function',
  values: () => [],
  time: 'any',
  states: 50_000,
  schedules: 300,
  seed: 1,
  limits: usualLimits,
  reduce: true,
  output: false,
  isCancelled: () => false,
};

test('every fault that is found is replayed, and can be narrated', () => {
  let faults = 0;
  for (let seed = 1000; seed < 1080; seed++) {
    const program = new Program(generate(seed).plain);
    for (const { fault, moves, timing, visibleSites } of check(program, usual).found.values()) {
      const system = new GoSystem(program, {
        entry: 0,
        values: () => [],
        timing,
        limits: usualLimits,
        output: false,
        visibleSites,
      });
      const played = replay(system, moves);
      if (played.kind !== 'played') throw new Error(played.message);
      const narrated = narrateRun(system, moves, played);
      expect(narrated.steps).toHaveLength(moves.length);
      if (fault.property === 'no-leak' || fault.property === 'no-deadlock')
        expect(played.ending).toEqual({
          kind: 'stuck',
          goroutines: expect.arrayContaining([...fault.blocked]) as never,
        });
      faults++;
    }
  }
  expect(faults).toBeGreaterThan(50);
}, 120_000);

test('schedules find what the whole space shows', () => {
  let [all, missed] = [0, 0];
  for (let seed = 2000; seed < 2060; seed++) {
    const { plain } = generate(seed);
    const whole = check(new Program(plain), usual);
    const some = check(new Program(plain), { ...usual, states: 1 });
    for (const property of whole.found.keys()) {
      all++;
      if (!some.found.has(property)) missed++;
    }
    for (const property of some.found.keys())
      expect(whole.found.has(property), `${String(seed)} ${property}`).toBe(true);
  }
  expect(missed).toBeLessThan(all / 10);
}, 120_000);
