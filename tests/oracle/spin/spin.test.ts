import { describe, expect, test } from 'vitest';
import { valuationsOfSize } from '../../../src/explore/valuations.ts';
import { compile } from '../../../src/pipeline/compile.ts';
import type { Machine } from '../../../src/process/machine.ts';
import { printPromela } from '../../../src/promela/print.ts';
import type { Valuation } from '../../../src/expression/evaluate.ts';
import { makeDice } from '../../differential/generate/dice.ts';
import { generateProgram } from '../../differential/generate/generate.ts';
import { writeProgram } from '../../differential/generate/write.ts';
import { crowdProgram } from '../../explore/crowds.ts';
import { machineOf } from '../../explore/machines.ts';
import { goExamples, virgoExamples } from '../../support/examples.ts';
import { goReader } from '../../support/go.ts';
import { compareGraph, compareMachine } from './endings.ts';
import { complaintOfSpin } from './spin.ts';

/** More of them: `VIRGO_SPIN_SEEDS=1000 npx vitest run tests/oracle/spin`. */
const seeds = Number(process.env['VIRGO_SPIN_SEEDS'] ?? 24);
/** Each asks Spin for a program of its own, which gcc compiles: that is what takes long here. */
const valuationsOfEach = Number(process.env['VIRGO_SPIN_VALUES'] ?? 3);

/** Their processes start others without bound, so that there is no set of endings to compare. */
const withoutBound: ReadonlySet<string> = new Set(['crawler']);

/** A few small valuations, nearest to zero first. */
function smallValuations({ parameters }: Machine, most: number): readonly Valuation[] {
  const found: Valuation[] = [];
  for (let size = 0; size <= 4 && found.length < most; size++) {
    for (const valuation of valuationsOfSize(parameters, size)) {
      if (found.length < most) found.push(valuation);
    }
    if (parameters.length === 0) break;
  }
  return found;
}

describe('Spin finds the same endings', () => {
  const reader = goReader();

  test('there are examples', () => {
    expect(virgoExamples.length).toBeGreaterThan(10);
    expect(goExamples.length).toBeGreaterThan(10);
  });

  test.each(virgoExamples)('in the example $name', ({ name, source }) => {
    const { fragments, beyond } = compile(source, { kind: 'virgo' });
    const machine = fragments[0]?.machine;
    if (machine === undefined) {
      const compared = compareGraph(beyond[0]!.graph, source, valuationsOfEach);
      expect(compared > 0).toBe(!withoutBound.has(name));
      return;
    }
    const valuations = smallValuations(machine, valuationsOfEach);
    for (const valuation of valuations) compareMachine(machine, valuation, source);
    expect(valuations.length).toBeGreaterThan(0);
  });

  test.each(goExamples)('in the Go example $name', ({ source }) => {
    const { fragments, beyond, diagnostics } = compile(source, { kind: 'go', reader });
    for (const { machine, name } of fragments) {
      for (const valuation of smallValuations(machine, valuationsOfEach))
        compareMachine(machine, valuation, name);
    }
    for (const { graph, name } of beyond) {
      expect(compareGraph(graph, name, valuationsOfEach), name).toBeGreaterThan(0);
    }
    // A fragment that cannot be translated is told of; nothing is passed over in silence.
    expect(fragments.length + beyond.length + diagnostics.length).toBeGreaterThan(0);
  });

  test('in programs that crowd', () => {
    const endings = new Set<string>();
    for (let seed = 1; seed <= seeds; seed++) {
      const text = crowdProgram(seed);
      compareMachine(machineOf(text), new Map(), text).forEach((ending) => endings.add(ending));
    }
    expect([...endings].sort()).toEqual(['crash', 'ok', 'stuck']);
  });

  test('in generated programs', { timeout: 180_000 }, () => {
    const endings = new Set<string>();
    for (let seed = 1; seed <= seeds; seed++) {
      const text = writeProgram(generateProgram(seed, { spawningLoops: seed % 2 === 0 }), 0);
      const machine = machineOf(text);
      const valuations = smallValuations(machine, 15);
      const valuation = makeDice(seed).pick(valuations);
      compareMachine(machine, valuation, text).forEach((ending) => endings.add(ending));
    }
    expect([...endings].sort()).toEqual(['crash', 'ok', 'stuck']);
  });

  test.each([
    ['c = chan [0]; go { c! }; c?', null],
    ['c = chan [0]; go { c! }; c?; c?', 'invalid end state'],
    ['c = chan [0 - 1]; go { c! }; c?; c?', 'assertion violated'],
    ['w = WaitGroup; go { w.Add(1) }; w.Add(-1)', 'assertion violated'],
    ['if 1 / 0 == 1 { return }', 'assertion violated'],
  ])('also when it is asked plainly: %s', (text, complaint) => {
    expect(complaintOfSpin(printPromela(machineOf(text), null))).toBe(complaint);
  });

  test('whatever the names', () => {
    const text = `len = chan [run]; c' = chan [1]; crash = WaitGroup; main = WaitGroup; now = chan [1];
      unix = chan [1]; MAXQ = chan [1]; done = chan [1]; int = chan [active];
      for max : 0 .. 2 { len! }; unix!; MAXQ!; now!; c'!; done!; crash.Add(active); main.Wait();
      go { for ok : stuck .. 2 { crash.Add(-1) } }; crash.Wait(); if crashed { int!; int! }`;
    const machine = machineOf(text);
    const values = { run: 2n, active: 1n, stuck: 1n, crashed: true };
    expect(compareMachine(machine, new Map(Object.entries(values)), text)).toEqual(['stuck']);
  });
});
