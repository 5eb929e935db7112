import { describe, expect, test } from 'vitest';
import { boundTo, machineOf } from '../../tests/explore/machines.ts';
import { endingAt } from '../run/ending.ts';
import type { System } from '../run/system.ts';
import { movesAt } from './moves.ts';
import { toMove } from './rule/rule.ts';
import type { State, View } from './state.ts';
import { toSystem } from './system.ts';

interface Played {
  readonly bound: ReturnType<typeof boundTo>;
  readonly system: System<State>;
  readonly state: State;
}

/** Plays a program: each number is a process that moves, `[sender, receiver]` an exchange. */
function play(
  text: string,
  moves: readonly (number | readonly [number, number])[],
  view: View = 'go',
): Played {
  const bound = boundTo(machineOf(text));
  const system = toSystem(bound, view);
  let state = system.initial;
  for (const one of moves) {
    const [process, partner] = typeof one === 'number' ? [one, undefined] : one;
    const move = system
      .moves(state)
      .find((each) => each.mover.id === process && each.partner?.id === partner);
    const outcome = system.step(state, move!);
    if (outcome.kind !== 'moved') throw new Error(outcome.stop.kind);
    state = outcome.state;
  }
  return { bound, system, state };
}

const c = { id: 'c0', name: 'c' };
const w = { id: 'w0', name: 'w' };

describe('why a process cannot move', () => {
  test.each([
    ['c = chan [2]; c!; c!; c!', [0, 0, 0], { kind: 'buffer-full', channel: c, capacity: 2 }],
    ['c = chan [2]; c?', [0], { kind: 'buffer-empty', channel: c }],
    ['c = chan [0]; c!', [0], { kind: 'no-receiver', channel: c }],
    ['c = chan [0]; c?', [0], { kind: 'no-sender', channel: c }],
    [
      'w = WaitGroup; w.Add(3); w.Wait()',
      [0],
      { kind: 'counter-not-zero', waitgroup: w, counter: 3 },
    ],
  ])('%s', (text, moves, reason) => {
    const { bound, system, state } = play(text, moves);
    expect(endingAt(system, state)).toEqual({ kind: 'stuck', goroutines: [0] });
    expect(movesAt(bound, state, 'go').blocked).toEqual([{ process: 0, reason }]);
  });

  test('in the encoding a sender that has offered waits behind its send', () => {
    const { bound, system, state } = play('c = chan [0]; c!', [0, 0], 'encoding');
    expect(endingAt(system, state)).toEqual({ kind: 'stuck', goroutines: [0] });
    expect(state.points).toEqual([2]);
    const reason = { kind: 'not-taken', channel: c };
    expect(movesAt(bound, state, 'encoding').blocked).toEqual([{ process: 0, reason }]);
  });

  test('in the encoding one exchange at a time is under way on a channel', () => {
    const text = 'c = chan [0]; go { c! }; go { c! }; c?; c?';
    const { bound, state } = play(text, [0, 0, 0, 1], 'encoding');
    const other = { process: 2, reason: { kind: 'other-exchange', channel: c } };
    const first = movesAt(bound, state, 'encoding');
    expect(first.enabled).toEqual([toMove(0, 'take')]);
    expect(first.blocked).toContainEqual(other);
    const { state: taken } = play(text, [0, 0, 0, 1, 0], 'encoding');
    const second = movesAt(bound, taken, 'encoding');
    expect(second.enabled).toEqual([toMove(1, 'acknowledge')]);
    // The main process wants to receive again, and waits for the first exchange to be over.
    expect(second.blocked).toContainEqual({ ...other, process: 0 });
  });
});

describe('an exchange in view of Go', () => {
  test('is a choice of the sender and of each receiver that waits, and moves both', () => {
    const text = 'c = chan [0]; go { c? }; go { c? }; c!';
    const { bound, system, state } = play(text, [0, 0, 0]);
    const { enabled, blocked } = movesAt(bound, state, 'go');
    expect(enabled).toEqual([toMove(0, 'exchange', 1), toMove(0, 'exchange', 2)]);
    expect(blocked).toEqual([]);
    const outcome = system.step(state, enabled[1]!);
    // The send has two points; the second is only the encoding's.
    expect(outcome).toMatchObject({
      kind: 'moved',
      state: { points: [5, 0, 1], contents: [0] },
      event: { goroutine: { id: 0 }, partner: { id: 2 }, what: { kind: 'exchange', channel: c } },
    });
  });
});

test('a step leaves the state that it came from as it was', () => {
  const bound = boundTo(machineOf('w = WaitGroup; w.Add(2); go { w.Add(-1) }; w.Wait()'));
  const system = toSystem(bound, 'go');
  const { initial } = system;
  const kept = structuredClone(initial);
  system.step(initial, system.moves(initial)[0]!);
  expect(initial).toEqual(kept);
});

test('a loop counts its iterations, and its head leaves when they are done', () => {
  const { state } = play('w = WaitGroup; for 4 .. 6 { w.Add(1) }', [0, 0, 0, 0, 0]);
  expect(state).toEqual({ points: [2], iterations: [1], contents: [], counters: [2] });
  const { system, state: ended } = play(
    'w = WaitGroup; for 4 .. 6 { w.Add(1) }',
    [0, 0, 0, 0, 0, 0, 0],
  );
  expect(ended.points).toEqual([3]);
  expect(endingAt(system, ended)).toEqual({ kind: 'ok' });
});
