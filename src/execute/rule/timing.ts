import type { Move } from '../../run/move.ts';
import type { ChannelObject } from '../state/heap.ts';
import type { State, TimerState } from '../state/state.ts';
import { outlastsAll } from '../state/timers.ts';
import type { TimerAction } from '../value/value.ts';

/**
 * When timers fire. `steady`: in the order of their deadlines on one clock; a timeout at any moment, a Sleep
 * only when nobody else can move, so that no step takes longer than somebody's Sleep. `idle`: all of them
 * only then. `any`: at any moment, unless another one that was started before and lasts no longer has not
 * fired yet. A timer of a century fires at no time.
 */
export type Timing = 'steady' | 'idle' | 'any';

export function toTimerMove(timer: TimerState): Move {
  return { mover: { kind: 'timer', id: timer.id }, action: 'fire', pick: null, partner: null };
}

/** The timers that may fire now. `isIdle`: no goroutine can move. */
export function firingTimers(state: State, timing: Timing, isIdle: boolean): readonly TimerState[] {
  const timers = timersOf(state);
  if (timers.length === 0) return timers;
  if (timing === 'any') return timers.filter((timer) => mayFireAnytime(timer, timers));
  if (!isIdle && timing === 'idle') return [];
  const earliest = timers[0]?.deadline;
  return timers.filter((timer) => {
    if (timer.deadline === Infinity) return true;
    if (timer.deadline !== earliest) return false;
    return isIdle || timer.action.kind !== 'wake';
  });
}

function mayFireAnytime(timer: TimerState, timers: readonly TimerState[]): boolean {
  // What comes from outside comes whenever it likes.
  if (timer.duration === Infinity) return true;
  return !timers.some(
    (other) => other !== timer && other.order < timer.order && other.duration <= timer.duration,
  );
}

function timersOf(state: State): readonly TimerState[] {
  if (state.timers.length === 0) return state.timers;
  return state.timers.filter((timer) => !outlastsAll(timer) && mayDeliver(state, timer.action));
}

/** So many signals lie in a channel at once: what more of them do two already do. */
const mostSignals = 2;

/** Signals come again and again; one that finds no room is dropped, as if it had not come. */
function mayDeliver(state: State, action: TimerAction): boolean {
  if (action.kind !== 'deliver') return true;
  const channel = state.heap.get(action.channel.object) as ChannelObject;
  // One that is received without a buffer comes just then.
  const room = Math.max(1, Math.min(channel.capacity, mostSignals));
  return !channel.closed && channel.buffer.length < room;
}

/** Whether a timer exists that only the timing keeps from firing. */
export function holdsBack(state: State, timing: Timing, isIdle: boolean): boolean {
  if (timing === 'any' || isIdle) return false;
  return timersOf(state).length > firingTimers(state, timing, isIdle).length;
}
