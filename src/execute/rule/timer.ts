import { unreachable } from '../../base/unreachable.ts';
import * as terms from '../term/make.ts';
import type { Happening } from '../../run/event.ts';
import type { NamedResource } from '../../run/names.ts';
import type { Goroutine } from '../state/goroutine.ts';
import type { Pending, TimerPending } from '../state/pending.ts';
import type { TimerState } from '../state/state.ts';
import { TimerValue, type Pointer, type TimerAction, type Unknown } from '../value/value.ts';
import { durationText, timeValue } from './clock.ts';
import { addTimer } from '../state/timers.ts';
import { spawn } from './spawn.ts';
import type { Step } from './step.ts';

export function stepTimer(
  step: Step,
  goroutine: Goroutine,
  pending: TimerPending & Pending,
): Happening {
  const { state, machine } = step;
  switch (pending.kind) {
    case 'sleep': {
      const { duration, span } = pending;
      const action: TimerAction = { kind: 'wake', goroutine: goroutine.id };
      const timer = addTimer(state, duration, 0, action, null, span);
      step.stay(goroutine, { kind: 'sleeping', span, timer: timer.id });
      return { kind: 'start-timer', timer: nameTimer(timer), deadline: durationText(duration) };
    }
    case 'start-timer': {
      const before = machine.peek(pending.timer) as TimerValue | null;
      const was = stopTimer(step, pending.timer);
      const { duration, period, span } = pending;
      // What a timer of the caller's does when it fires is not told: that its channel is served is granted.
      const action = pending.action ?? before?.action ?? { kind: 'unread' };
      const timer = addTimer(state, duration, period, action, pending.timer, span);
      machine.poke(pending.timer, new TimerValue(timer.id, action));
      step.resume(goroutine, [[pending.target, was]]);
      return { kind: 'start-timer', timer: nameTimer(timer), deadline: durationText(duration) };
    }
    case 'expect': {
      const action: TimerAction = {
        kind: 'deliver',
        channel: pending.channel,
        value: pending.value,
      };
      const timer = addTimer(state, Infinity, 0, action, null, pending.span);
      step.resume(goroutine);
      return { kind: 'start-timer', timer: nameTimer(timer), deadline: null };
    }
    case 'stop-timer': {
      const running = state.timers.find((timer) => isAt(timer, pending.timer));
      const was = stopTimer(step, pending.timer);
      step.resume(goroutine, [[pending.target, was]]);
      const timer = running ? nameTimer(running) : { id: 't0', name: 'a timer' };
      return { kind: 'stop-timer', timer };
    }
    case 'sleeping':
      throw new Error('Who sleeps does not move by itself');
    default:
      return unreachable(pending);
  }
}

function isAt(timer: TimerState, place: Pointer): boolean {
  if (timer.place?.object !== place.object) return false;
  return (timer.place.path ?? []).join() === (place.path ?? []).join();
}

/** Whether it was set, or what it has sent has not been received: nobody receives that any more. */
function stopTimer(step: Step, place: Pointer): boolean {
  const { state, machine } = step;
  const left = state.timers.filter((timer) => !isAt(timer, place));
  let was = left.length < state.timers.length;
  state.timers = left;
  const value = machine.peek(place);
  if (value instanceof TimerValue && value.action.kind === 'send') {
    const { channel } = value.action;
    if (machine.channel(channel).buffer.length > 0) {
      machine.writableChannel(channel).buffer.length = 0;
      was = true;
    }
  }
  return was;
}

/** A timer comes to its deadline: the clock moves there. */
export function fireTimer(step: Step, id: number): Happening {
  const { state } = step;
  const timer = state.timers.find((one) => one.id === id)!;
  if (timer.deadline > state.clock && Number.isFinite(timer.deadline)) state.clock = timer.deadline;
  if (timer.action.kind !== 'deliver') state.timers = state.timers.filter((one) => one !== timer);
  if (timer.period > 0) restart(step, timer);
  act(step, timer);
  return { kind: 'fire', timer: nameTimer(timer) };
}

function restart(step: Step, timer: TimerState): void {
  const { state } = step;
  const again = {
    ...timer,
    deadline: timer.deadline + timer.period,
    duration: timer.period,
    order: state.nextTimer++,
  };
  const at = state.timers.findIndex((other) => other.deadline > again.deadline);
  state.timers = at < 0 ? [...state.timers, again] : state.timers.toSpliced(at, 0, again);
}

function act(step: Step, timer: TimerState): void {
  const { machine } = step;
  const { action } = timer;
  switch (action.kind) {
    case 'wake':
      step.resume(step.goroutine(action.goroutine));
      return;
    case 'send': {
      const channel = machine.channel(action.channel);
      if (channel.closed || channel.buffer.length >= channel.capacity) return;
      machine.writableChannel(action.channel).buffer.push(timeValue(machine));
      return;
    }
    case 'deliver':
      machine
        .writableChannel(action.channel)
        .buffer.push(
          machine.freshUnknown(terms.named('the signal'), 0, (action.value as Unknown).type),
        );
      return;
    case 'unread':
      return;
    case 'call':
      spawn(step, null, action.closure, [], timer.span, timer.deadline === Infinity);
      return;
    default:
      unreachable(action);
  }
}

export function nameTimer(timer: TimerState): NamedResource {
  const id = `t${String(timer.id)}`;
  if (timer.action.kind === 'deliver') return { id, name: 'a signal' };
  if (timer.deadline === Infinity) return { id, name: 'a cancellation from outside' };
  const word = timer.action.kind === 'wake' ? 'Sleep' : 'timer';
  return { id, name: `${word} ${durationText(timer.duration)}` };
}
