import { century, yearsIn } from '../../base/century.ts';
import type { Pointer, TimerAction } from '../value/value.ts';
import type { Goroutine } from './goroutine.ts';
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

export const outlastsAll = ({ duration }: TimerState): boolean =>
  duration >= century && duration !== Infinity;

/** For people: how long the shortest of such timers takes. */
export function yearsOf(timers: readonly TimerState[]): string {
  const durations = timers.filter(outlastsAll).map(({ duration }) => duration);
  return `${String(yearsIn(Math.min(...durations)))} years`;
}

/** Whether a goroutine waits for such a timer, and for nothing else. */
export function awaitsCentury(state: State, { pending }: Goroutine): boolean {
  const centuries = state.timers.filter(outlastsAll);
  if (centuries.length === 0) return false;
  const isSent = (channel: Pointer | null): boolean =>
    centuries.some(
      ({ action }) => action.kind === 'send' && action.channel.object === channel?.object,
    );
  if (pending?.kind === 'sleeping') return centuries.some(({ id }) => id === pending.timer);
  if (pending?.kind === 'receive') return isSent(pending.channel);
  if (pending?.kind !== 'select') return false;
  const open = pending.cases.filter((one) => one.kind === 'unknown' || one.channel !== null);
  return open.length > 0 && open.every((one) => one.kind === 'receive' && isSent(one.channel));
}
