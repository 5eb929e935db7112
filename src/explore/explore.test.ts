import { describe, expect, test } from 'vitest';
import { boundTo, machineOf } from '../../tests/explore/machines.ts';
import { explore } from './explore.ts';
import type { Exploration, SearchOptions } from './explore.ts';
import { runTask, runTaskInTurns } from '../run/task.ts';
import { startWorkClock } from '../../tests/support/work-clock.ts';

function exploring(
  text: string,
  values: Readonly<Record<string, number | boolean>> = {},
  options: Partial<SearchOptions> = {},
): Exploration {
  return runTask(explore(boundTo(machineOf(text), values), options));
}

const verdict = ({ ok, stuck, crash, complete }: Exploration): string =>
  [ok && 'ok', stuck && 'stuck', crash && 'crash', complete || 'incomplete']
    .filter((one) => typeof one === 'string')
    .join(' ');

describe('the endings of small programs', () => {
  test.each([
    ['c = chan [1]; go { c! }; c?', 'ok'],
    ['c = chan [0]; go { c! }; c?', 'ok'],
    ['c = chan [0]; c!', 'stuck'],
    ['c = chan [1]; c!', 'ok'],
    ['c = chan [1]; c?', 'stuck'],
    ['c = chan [-1]; c!', 'crash'],
    ['w = WaitGroup; w.Add(-1)', 'crash'],
    ['w = WaitGroup; w.Add(1); w.Wait()', 'stuck'],
    ['w = WaitGroup; w.Add(1); go { w.Add(-1) }; w.Wait()', 'ok'],
    ['w = WaitGroup; go { w.Add(1) }; w.Add(-1)', 'ok crash'],
    ['c = chan [0]; go { c! }; go { c! }; c?', 'stuck'],
    ['c = chan [0]; d = chan [0]; go { c!; d! }; go { c! }; c?; d?; c?', 'ok stuck'],
    ['', 'ok'],
    ['for 0 .. 0 { }', 'ok'],
    // The loop's variable is below its bound at no time, and its body divides nothing.
    ['for 3 .. 2 { }', 'ok'],
    ['if 1 / 0 == 1 { return }', 'crash'],
    ['for 0 .. 1 / 0 { }', 'crash'],
    ['for 1 / 0 .. 0 { }', 'crash'],
    // Never looked at: no crash.
    ['if true || 1 / 0 == 1 { return }', 'ok'],
    // A main process that ends does not end the others.
    ['c = chan [0]; go { c? }', 'stuck'],
    // Division truncates towards zero: -1 / 2 is 0.
    ['c = chan [-1 / 2]; go { c! }; c?', 'ok'],
  ])('%s: %s', (text, wanted) => {
    expect(verdict(exploring(text))).toBe(wanted);
  });
});

describe('shortest runs', () => {
  test('a bad one is preferred to a good one', () => {
    const { shortest, shortestTo } = exploring(
      'c = chan [0]; d = chan [0]; go { c!; d! }; go { c! }; c?; d?; c?',
    );
    expect(shortest).toBe(shortestTo.stuck);
    expect(shortest!.ending.kind).toBe('stuck');
  });

  test('of a bad and a worse ending the nearer one is told', () => {
    const far = 'w = WaitGroup; c = chan [0]; go { c? }; for 0 .. 3 { w.Add(1) } w.Add(-4)';
    const { shortest, shortestTo } = exploring(far);
    expect(shortestTo.stuck).toBeNull();
    expect(shortest!.ending).toMatchObject({ kind: 'crash', goroutine: { id: 0 } });
    // What is not needed for the crash is not in the run: the goroutine does not move.
    expect(shortest!.trace.moves.every(({ mover }) => mover.id === 0)).toBe(true);
  });
});

describe('what is too much ends honestly', () => {
  const crowd = `c = chan [2]; ${'go { c! } '.repeat(6)}${'go { c? } '.repeat(6)}`;

  test('at the limit of states', () => {
    const found = exploring(crowd, {}, { reduction: 'none', maxStates: 100 });
    expect(found).toMatchObject({ complete: false, stopped: { kind: 'states', limit: 100 } });
  });

  test('at the limit of bytes', () => {
    const found = exploring(crowd, {}, { reduction: 'none', maxBytes: 100_000 });
    expect(found).toMatchObject({ complete: false, stopped: { kind: 'bytes', limit: 100_000 } });
    expect(found.bytes).toBeLessThan(100_000);
  });

  test('at a number that no state can hold', () => {
    const sum = 'w = WaitGroup; w.Add(2147483647); w.Add(1); w.Wait()';
    expect(exploring(sum)).toMatchObject({ complete: false, stopped: { kind: 'too-large' } });
    const once = 'w = WaitGroup; w.Add(1000000000000); w.Wait()';
    expect(exploring(once)).toMatchObject({ complete: false, stopped: { kind: 'too-large' } });
    // Up to there all numbers are exact.
    expect(verdict(exploring('w = WaitGroup; w.Add(2147483647); w.Wait()'))).toBe('stuck');
    expect(
      verdict(exploring('w = WaitGroup; w.Add(2147483647); w.Add(-2147483647); w.Wait()')),
    ).toBe('ok');
  });

  test('but large numbers that a run does not reach are no hindrance', () => {
    const loop = 'c = chan [1]; go { for 0 .. x { c! } }; c?';
    expect(verdict(exploring(loop, { x: 1e15 }))).toBe('stuck');
    const shifted = 'c = chan [x]; for x .. x + 2 { c! }';
    expect(verdict(exploring(shifted, { x: 1e15 }))).toBe('ok');
    expect(verdict(exploring('for 0 .. x { }', { x: -1e15 }))).toBe('ok');
  });

  test('a loop without end in sight stops at the limit', () => {
    const found = exploring('for 0 .. x { }', { x: 1e15 }, { maxStates: 10_000 });
    expect(found).toMatchObject({ complete: false, stopped: { kind: 'states' } });
  });
});

describe('stopping', () => {
  const large = `c = chan [3]; ${'go { c! } '.repeat(9)}${'go { c? } '.repeat(9)}`;
  const options = { reduction: 'none', maxStates: 50_000_000, maxBytes: 2 ** 32 } as const;

  test('a search ends soon after it was asked to, with what it has', async () => {
    const asked: (() => number)[] = [];
    const timer = setTimeout(() => asked.push(startWorkClock()), 100);
    const task = explore(boundTo(machineOf(large)), options);
    const found = await runTaskInTurns(task, { shouldStop: () => asked.length > 0 });
    expect(asked[0]!()).toBeLessThan(100);
    expect(found).toMatchObject({ complete: false, stopped: { kind: 'cancelled' } });
    expect(found.states).toBeGreaterThan(0);
    clearTimeout(timer);
  });

  test('it tells how far it is', () => {
    const seen: number[] = [];
    const task = explore(boundTo(machineOf(large)), { ...options, maxStates: 50_000 });
    runTask(task, { onProgress: ({ states }) => seen.push(states) });
    expect(seen.length).toBeGreaterThan(5);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });

  test('when asked for a bad run it does not go on behind one', () => {
    const text = 'w = WaitGroup; go { w.Add(-1) }; for 0 .. 900 { w.Add(1) }';
    const found = exploring(text, {}, { until: 'bad' });
    expect(found).toMatchObject({ crash: true, complete: false, stopped: { kind: 'found' } });
    expect(found.states).toBeLessThan(20);
    expect(exploring(text).states).toBeGreaterThan(900);
  });
});
