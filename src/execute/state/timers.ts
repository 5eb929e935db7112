import type { Pointer, TimerAction } from '../value/value.ts';
import type { State, TimerState } from './state.ts';

/** Sets a timer among the others, which are in the order of their deadlines. */
export function addTimer(
  state: State,
  duration: number,
  period: number,
  action: TimerAction,
  place: Pointer | null,
  span: TimerState['span'],
): TimerState {
  const lasting = Math.max(0, duration);
  const deadline = state.clock + lasting;
  const id = state.nextTimer++;
  const timer = { id, deadline, duration: lasting, period, order: id, action, place, span };
  const at = state.timers.findIndex((other) => other.deadline > deadline);
  state.timers = at < 0 ? [...state.timers, timer] : state.timers.toSpliced(at, 0, timer);
  return timer;
}
