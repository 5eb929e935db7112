import { describe, expect, test } from 'vitest';
import { machineOf } from '../../tests/explore/machines.ts';
import type { Valuation, Value } from '../expression/evaluate.ts';
import { bindMachine } from './bind.ts';
import { findCounterexample } from './counterexample.ts';
import type { Counterexample, CounterexampleOptions } from './counterexample.ts';
import { replay } from '../run/replay.ts';
import { toSystem } from './system.ts';
import { runTask } from '../run/task.ts';

function find(text: string, options: Partial<CounterexampleOptions> = {}): Counterexample {
  return runTask(findCounterexample(machineOf(text), options));
}

function valuesOf(found: Counterexample): Readonly<Record<string, Value>> {
  if (found.kind === 'none') throw new Error(`none found: ${found.stopped}`);
  return Object.fromEntries(found.valuation);
}

const hint = (values: Readonly<Record<string, Value>>): Valuation =>
  new Map(Object.entries(values));

const unreduced = { view: 'go', reduction: 'none', maxBytes: 2 ** 28 } as const;

/** Fig. 3 of the paper: free of leaks exactly when x is 1; and, with a buffer, when x is positive. */
const fig3a = 'c = chan [0]; go { for 0 .. x { c! } }; c?';
const fig3b = 'c = chan [x]; go { for 0 .. x { c! } }; c?';
const fig3c = `if x <= 0 { return } else { skip }; ${fig3b}`;

describe('the smallest values', () => {
  test('are found around zero', () => {
    const found = find(fig3a);
    expect(found).toMatchObject({ kind: 'found', smallest: true, tried: 1 });
    expect(valuesOf(found)).toEqual({ x: 0n });
    expect(valuesOf(find(fig3a, { accept: (v) => (v.get('x') as bigint) > 0n }))).toEqual({
      x: 2n,
    });
  });

  test('of more than one parameter, and of truths', () => {
    const text =
      'c = chan [0]; go { for 0 .. x { c! } }; if b && x > 2 { return } for 0 .. x { c? }';
    expect(valuesOf(find(text))).toEqual({ x: 3n, b: true });
  });

  test('below zero too', () => {
    const found = find(fig3b, { accept: (v) => v.get('x') !== 0n });
    expect(valuesOf(found)).toEqual({ x: -1n });
    expect(found).toMatchObject({ run: { ending: { kind: 'crash' } } });
  });

  test('without parameters there is one valuation', () => {
    expect(find('c = chan [0]; c!')).toMatchObject({ kind: 'found', smallest: true, tried: 1 });
    expect(find('c = chan [1]; c!')).toMatchObject({ kind: 'none', stopped: 'size', tried: 1 });
  });

  test('come with a shortest run, which replays', () => {
    const found = find(fig3a, { accept: (v) => (v.get('x') as bigint) > 1n });
    if (found.kind === 'none') throw new Error('none found');
    const system = toSystem(bindMachine(machineOf(fig3a), found.valuation), 'go');
    expect(replay(system, found.run.trace.moves)).toMatchObject({
      kind: 'played',
      ending: { kind: 'stuck', goroutines: [1] },
    });
  });

  test('may be asked to be clean', () => {
    expect(valuesOf(find(fig3a, { wanted: 'clean' }))).toEqual({ x: 1n });
    expect(valuesOf(find(fig3b, { wanted: 'clean' }))).toEqual({ x: 1n });
    expect(find('c = chan [0]; c!', { wanted: 'clean' })).toMatchObject({ kind: 'none' });
  });

  test('are not there where all is well', () => {
    const found = find(fig3c, { maxSize: 10 });
    expect(found).toMatchObject({
      kind: 'none',
      size: 10,
      stopped: 'size',
      tried: 21,
      undecided: [],
    });
  });
});

describe('hints', () => {
  const far = 'if x == 700 { return } else { skip }; c = chan [0]; if x < 750 { return }; c!';

  test('lead to where counting would not', () => {
    expect(find(far)).toMatchObject({ kind: 'none' });
    const found = find(far, { hints: [hint({ x: 100_000n })] });
    expect(valuesOf(found)).toEqual({ x: 750n });
    // The numbers in between were not tried, so it is not said to be the smallest.
    expect(found).toMatchObject({ smallest: false });
  });

  test('bound the search, so that the smallest is found all the same', () => {
    const found = find(fig3a, {
      hints: [hint({ x: 20n })],
      accept: (v) => (v.get('x') as bigint) > 1n,
    });
    expect(valuesOf(found)).toEqual({ x: 2n });
    expect(found).toMatchObject({ smallest: true });
  });

  test('that lead nowhere are no counterexamples', () => {
    const found = find(fig3c, { hints: [hint({ x: 5n }), hint({})], maxSize: 6 });
    expect(found).toMatchObject({ kind: 'none', size: 6, tried: 13 });
  });

  test('that are not accepted are not tried', () => {
    const found = find(fig3a, { hints: [hint({ x: 2n })], accept: () => false, maxSize: 3 });
    expect(found).toMatchObject({ kind: 'none', tried: 0 });
  });

  test('of monstrous size end at a limit', () => {
    const found = find(fig3c, { hints: [hint({ x: 10n ** 30n })], maxSize: 2 });
    expect(found).toMatchObject({ kind: 'none', size: 2 });
    expect(found.undecided).toEqual([hint({ x: 10n ** 30n })]);
  });
});

describe('giving up', () => {
  const many = Array.from({ length: 12 }, (_, n) => `p${n}`);
  const clean = `c = chan [1]; for 0 .. ${many.join(' + ')} { c!; c? }`;

  test('is quick with many parameters', () => {
    const found = find(clean, { maxTried: 300 });
    expect(found).toMatchObject({ kind: 'none', stopped: 'tried', tried: 300, size: 1 });
  });

  test('happens when too many valuations are not accepted', () => {
    const found = find(clean, { accept: () => false, maxSeen: 5_000, maxSize: 99 });
    expect(found).toMatchObject({ kind: 'none', stopped: 'seen', tried: 0 });
  });

  test('happens when the states are used up, and says what was not decided', () => {
    const crowd = `${'go { c! } '.repeat(5)} ${'go { c? } '.repeat(5)} go { for 0 .. x * x { d!; d? } }`;
    const text = `c = chan [1]; d = chan [1]; ${crowd}`;
    const limits = { maxStates: 400, maxStatesTogether: 2_000, search: unreduced };
    const found = find(text, limits);
    expect(found).toMatchObject({ kind: 'none', stopped: 'states' });
    expect(found.undecided.length).toBeGreaterThan(0);
    expect(found.states).toBeLessThanOrEqual(2_000 + 10);
  });

  test('happens when it is asked to', () => {
    let pieces = 0;
    const task = findCounterexample(machineOf(clean), {});
    const found = runTask(task, { shouldStop: () => ++pieces > 20 });
    expect(found).toMatchObject({ kind: 'none', stopped: 'cancelled' });
    expect(found.tried).toBeLessThan(25);
  });
});

test('a size below which something was not decided is not called the smallest', () => {
  // At x = 1 the search is cut short; at x = 2 the main process is stuck soon.
  const crowd = `${'go { c! } '.repeat(6)} ${'go { c? } '.repeat(6)}`;
  const text = `c = chan [1]; d = chan [0]; if x == 2 { d! } if x == 1 { ${crowd} }`;
  const found = find(text, { maxStates: 300, search: unreduced });
  expect(valuesOf(found)).toEqual({ x: 2n });
  expect(found).toMatchObject({ smallest: false, undecided: [hint({ x: 1n })] });
});
