import type { Move } from '../../run/move.ts';
import type { State, TimerState } from '../state/state.ts';

/**
 * When timers fire. `steady`: in the order of their deadlines on one clock; a timeout at any moment, a Sleep
 * only when nobody else can move, so that no step takes longer than somebody's Sleep. `idle`: all of them
 * only then. `any`: at any moment, unless another one that was started before and lasts no longer has not
 * fired yet.
 */
export type Timing = 'steady' | 'idle' | 'any';

export function toTimerMove(timer: TimerState): Move {
  return { mover: { kind: 'timer', id: timer.id }, action: 'fire', pick: null, partner: null };
}

/** The timers that may fire now. `isIdle`: no goroutine can move. */
export function firingTimers(state: State, timing: Timing, isIdle: boolean): readonly TimerState[] {
  const { timers } = state;
  if (timers.length === 0) return timers;
  if (timing === 'any') return timers.filter((timer) => mayFireAnytime(timer, timers));
  if (!isIdle && timing === 'idle') return [];
  const earliest = timers[0]!.deadline;
  return timers.filter((timer) => {
    if (timer.deadline === Infinity) return true;
    if (timer.deadline !== earliest) return false;
    return isIdle || timer.action.kind !== 'wake';
  });
}

function mayFireAnytime(timer: TimerState, timers: readonly TimerState[]): boolean {
  return !timers.some(
    (other) => other !== timer && other.order < timer.order && other.duration <= timer.duration,
  );
}

/** Whether a timer exists that only the timing keeps from firing. */
export function holdsBack(state: State, timing: Timing, isIdle: boolean): boolean {
  if (timing === 'any' || isIdle) return false;
  return state.timers.length > firingTimers(state, timing, isIdle).length;
}
