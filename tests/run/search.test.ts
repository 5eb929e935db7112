import { describe, expect, test } from 'vitest';
import { boundTo, machineOf } from '../explore/machines.ts';
import { toyOf } from './toy.ts';
import { toSystem } from '../../src/explore/system.ts';
import { endingAt } from '../../src/run/ending.ts';
import { replay } from '../../src/run/replay.ts';
import { runTask } from '../../src/run/task.ts';
import type { SearchResult } from './reference/result.ts';
import { searchSystem } from './reference/search.ts';

const all = { maxStates: 10_000, until: 'complete' } as const;

const searchText = (text: string): SearchResult =>
  runTask(searchSystem(toSystem(boundTo(machineOf(text)), 'go'), all));

describe('an exhaustive search', () => {
  test('finds the shortest run to each ending, and each replays', () => {
    const text = 'c = chan [0]; d = chan [0]; go { c!; d! }; go { c! }; c?; d?; c?';
    const system = toSystem(boundTo(machineOf(text)), 'go');
    const { shortestTo, stopped } = runTask(searchSystem(system, all));
    expect(stopped).toBeNull();
    expect(shortestTo.crash).toBeNull();
    for (const run of [shortestTo.ok!, shortestTo.stuck!]) {
      expect(replay(system, run.moves)).toMatchObject({ kind: 'played', ending: run.ending });
    }
  });

  test('counts the last move of a crash', () => {
    const { shortestTo } = searchText('w = WaitGroup; w.Add(1); w.Add(-2)');
    expect(shortestTo.crash!.moves).toHaveLength(2);
    expect(shortestTo.crash!.ending.cause).toEqual({ kind: 'negative-counter', counter: -1 });
  });

  test('stops at its limit, when it is told to, and at a number that is too large', () => {
    const system = toSystem(
      boundTo(machineOf('go { for 0 .. 99 { skip } }; for 0 .. 99 { skip }')),
      'go',
    );
    const few = runTask(searchSystem(system, { ...all, maxStates: 50 }));
    expect(few).toMatchObject({ stopped: { kind: 'states', limit: 50 }, leftBehind: null });
    const cancelled = runTask(searchSystem(system, { ...all, maxStates: 1e6 }), {
      shouldStop: () => true,
    });
    expect(cancelled.stopped).toEqual({ kind: 'cancelled' });
    const large = 'w = WaitGroup; w.Add(2147483647); w.Add(1)';
    expect(searchText(large).stopped).toEqual({ kind: 'too-large' });
  });
});

describe('who is left behind', () => {
  test('is known before all has come to rest', () => {
    const { leftBehind, shortestTo } = searchText('c = chan [0]; go { c! }; for 0 .. 9 { skip }');
    expect(leftBehind!.goroutines).toContain(1);
    expect(leftBehind!.moves.length).toBeLessThan(shortestTo.stuck!.moves.length);
  });

  test('is found beside others who go on for ever', () => {
    // Goroutine 0 goes round, 1 waits for what nobody does, 2 is let go by goroutine 0 in its round.
    const system = toyOf({
      starts: ['a', 'x', 'p'],
      steps: [
        { goroutine: 0, from: 'a', to: 'b' },
        { goroutine: 0, from: 'b', to: 'a' },
        { goroutine: 2, from: 'p', to: 'end', when: [0, 'b'] },
      ],
    });
    const { leftBehind, stopped, shortestTo, states } = runTask(searchSystem(system, all));
    expect({ stopped, states, stuck: shortestTo.stuck }).toEqual({
      stopped: null,
      states: 4,
      stuck: null,
    });
    expect(leftBehind).toEqual({ moves: [], goroutines: [1] });
  });

  test('is nobody who can move at times, however often others come first', () => {
    const system = toyOf({
      starts: ['a', 'p'],
      steps: [
        { goroutine: 0, from: 'a', to: 'b' },
        { goroutine: 0, from: 'b', to: 'a' },
        { goroutine: 1, from: 'p', to: 'p', when: [0, 'b'] },
      ],
    });
    expect(runTask(searchSystem(system, all)).leftBehind).toBeNull();
  });

  test('is followed where states are one whose goroutines have changed places', () => {
    // The two are equal but for their numbers: one of them always ends, and the other never moves again.
    const system = toyOf({
      starts: ['p', 'p'],
      steps: [
        { goroutine: 0, from: 'p', to: 'end', when: [1, 'p'] },
        { goroutine: 1, from: 'p', to: 'end', when: [0, 'p'] },
      ],
      symmetric: true,
    });
    const { leftBehind, states } = runTask(searchSystem(system, all));
    expect(states).toBe(2);
    expect(leftBehind!.moves).toHaveLength(1);
    expect(leftBehind!.goroutines).toEqual([1]);
    expect(endingAt(system, system.initial).kind).toBe('unfinished');
  });
});
