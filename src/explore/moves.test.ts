import { describe, expect, test } from 'vitest';
import { boundTo, machineOf } from '../../tests/explore/machines.ts';
import { endingAt } from './ending.ts';
import { movesAt } from './moves.ts';
import { initialState } from './state.ts';
import type { State, View } from './state.ts';
import { stepBy } from './step.ts';

/** Plays a program: each number is a process that moves, `[sender, receiver]` an exchange. */
function play(
  text: string,
  moves: readonly (number | readonly [number, number])[],
  view: View = 'go',
): { readonly bound: ReturnType<typeof boundTo>; readonly state: State } {
  const bound = boundTo(machineOf(text));
  let state = initialState(bound);
  for (const move of moves) {
    const [process, partner] = typeof move === 'number' ? [move, null] : move;
    const choice = movesAt(bound, state, view).enabled.find(
      (one) => one.process === process && one.partner === partner,
    );
    const outcome = stepBy(bound, state, choice!);
    if (outcome.kind !== 'moved') throw new Error(outcome.kind);
    state = outcome.state;
  }
  return { bound, state };
}

describe('why a process cannot move', () => {
  test.each([
    ['c = chan [2]; c!; c!; c!', [0, 0, 0], { kind: 'buffer-full', channel: 0, capacity: 2 }],
    ['c = chan [2]; c?', [0], { kind: 'buffer-empty', channel: 0, capacity: 2 }],
    ['c = chan [0]; c!', [0], { kind: 'no-receiver', channel: 0 }],
    ['c = chan [0]; c?', [0], { kind: 'no-sender', channel: 0 }],
    [
      'w = WaitGroup; w.Add(3); w.Wait()',
      [0],
      { kind: 'counter-not-zero', waitgroup: 0, counter: 3 },
    ],
  ])('%s', (text, moves, reason) => {
    const { bound, state } = play(text, moves);
    const ending = endingAt(bound, state, 'go');
    expect(ending).toMatchObject({ kind: 'stuck', blocked: [{ process: 0, reason }] });
  });

  test('in the encoding a sender that has offered waits behind its send', () => {
    const { bound, state } = play('c = chan [0]; c!', [0, 0], 'encoding');
    expect(endingAt(bound, state, 'encoding')).toEqual({
      kind: 'stuck',
      blocked: [{ process: 0, point: 2, reason: { kind: 'not-taken', channel: 0 } }],
    });
  });

  test('in the encoding one exchange at a time is under way on a channel', () => {
    const text = 'c = chan [0]; go { c! }; go { c! }; c?; c?';
    const { bound, state } = play(text, [0, 0, 0, 1], 'encoding');
    const other = { process: 2, point: 0, reason: { kind: 'other-exchange', channel: 0 } };
    const first = movesAt(bound, state, 'encoding');
    expect(first.enabled).toEqual([{ process: 0, action: 'take', partner: null }]);
    expect(first.blocked).toContainEqual(other);
    const { state: taken } = play(text, [0, 0, 0, 1, 0], 'encoding');
    const second = movesAt(bound, taken, 'encoding');
    expect(second.enabled).toEqual([{ process: 1, action: 'acknowledge', partner: null }]);
    // The main process wants to receive again, and waits for the first exchange to be over.
    expect(second.blocked).toContainEqual({ ...other, process: 0, point: 4 });
  });
});

describe('an exchange in view of Go', () => {
  test('is a choice of the sender and of each receiver that waits, and moves both', () => {
    const text = 'c = chan [0]; go { c? }; go { c? }; c!';
    const { bound, state } = play(text, [0, 0, 0]);
    const { enabled, blocked } = movesAt(bound, state, 'go');
    expect(enabled).toEqual([
      { process: 0, action: 'exchange', partner: 1 },
      { process: 0, action: 'exchange', partner: 2 },
    ]);
    expect(blocked).toEqual([]);
    const outcome = stepBy(bound, state, enabled[1]!);
    // The send has two points; the second is only the encoding's.
    expect(outcome).toMatchObject({ kind: 'moved', state: { points: [5, 0, 1], contents: [0] } });
  });
});

test('a step leaves the state that it came from as it was', () => {
  const bound = boundTo(machineOf('w = WaitGroup; w.Add(2); go { w.Add(-1) }; w.Wait()'));
  const start = initialState(bound);
  const kept = structuredClone(start);
  stepBy(bound, start, movesAt(bound, start, 'go').enabled[0]!);
  expect(start).toEqual(kept);
});

test('a loop counts its turns, and its head leaves when they are done', () => {
  const { state } = play('w = WaitGroup; for 4 .. 6 { w.Add(1) }', [0, 0, 0, 0, 0]);
  expect(state).toEqual({ points: [2], turns: [1], contents: [], counters: [2] });
  const { bound, state: ended } = play(
    'w = WaitGroup; for 4 .. 6 { w.Add(1) }',
    [0, 0, 0, 0, 0, 0, 0],
  );
  expect(ended.points).toEqual([3]);
  expect(endingAt(bound, ended, 'go')).toEqual({ kind: 'ok' });
});
