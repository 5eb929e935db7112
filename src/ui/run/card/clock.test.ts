import { expect, test } from 'vitest';
import type { FrameView, TimerView } from '../../../protocol/run-view.ts';
import { timeAt, timersOf } from './clock.ts';

const timer = (id: string, deadline: string | null): TimerView => {
  return { kind: 'timer', id, name: `timer ${id}`, status: 'running', deadline, changed: false };
};

function frame(timers: readonly TimerView[], fired: string | null): FrameView {
  const about = { goroutine: null, partner: null, operation: '', places: [], changes: [] };
  const what =
    fired === null ? null : ({ kind: 'fire', timer: { id: fired, name: fired } } as const);
  return { step: { ...about, what, sentence: '' }, goroutines: [], resources: timers, moves: [] };
}

const [second, minute, any] = [timer('a', '1s'), timer('b', '1m'), timer('c', null)];

test('the clock goes to the deadline of what fires, and stands still otherwise', () => {
  const frames = [
    frame([any, second, minute], null),
    frame([any, minute], 'a'),
    frame([any, minute], null),
    frame([minute], 'c'),
    frame([], 'b'),
  ];
  expect(frames.map((_, at) => timeAt(frames, at))).toEqual(['0s', '1s', '1s', '1s', '1m']);
});

test('a timer that may fire at any time comes last', () => {
  expect(timersOf(frame([any, second, minute], null))).toEqual([second, minute, any]);
});
