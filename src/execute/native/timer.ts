import type { NativeRules } from './rule.ts';
import { epochSeconds, lookAtClock } from '../rule/clock.ts';
import { partOf, timeBetween } from '../rule/moment.ts';
import { toInteger } from '../value/integer.ts';
import { Closure, Unknown, type Pointer, type TimerAction, type Value } from '../value/value.ts';
import { nilDereference, runtimePanic } from '../value/panic.ts';
import { primitiveOf } from './primitive.ts';

export const timerNatives: NativeRules<'timer'> = {
  'timer.sleep': {
    kind: 'stand',
    stand: (_, [duration], { span }) => {
      const lasting = duration instanceof Unknown ? 1 : Number(duration);
      return lasting <= 0 ? { kind: 'yield', span } : { kind: 'sleep', span, duration: lasting };
    },
  },
  'timer.start': {
    kind: 'stand',
    stand: (_, [receiver, duration, period, channel, closure], { span }) => {
      const timer = primitiveOf(receiver!);
      if (timer === null) return null;
      const action = actionOf(channel as Pointer | null, closure!);
      return {
        kind: 'start-timer',
        span,
        timer,
        ...lasting(duration!, period!),
        action,
        target: null,
      };
    },
  },
  'timer.stop': {
    kind: 'stand',
    stand: (_, [receiver], { span, results }) => {
      const timer = primitiveOf(receiver!);
      return timer === null
        ? null
        : { kind: 'stop-timer', span, timer, target: results[0] ?? null };
    },
  },
  'timer.reset': {
    kind: 'stand',
    stand: (_, [receiver, duration, period], { span, results }) => {
      const timer = primitiveOf(receiver!);
      if (timer === null) return null;
      return {
        kind: 'start-timer',
        span,
        timer,
        ...lasting(duration!, period!),
        action: null,
        target: results[0] ?? null,
      };
    },
  },
  'timer.now': {
    kind: 'compute',
    compute: (machine) => {
      const isWhole = machine.others === null;
      if (isWhole && machine.program.comparesTimes) machine.grant('time passes in timers alone');
      return [
        toInteger(BigInt(epochSeconds) * 1000000000n + BigInt(Math.round(machine.state.clock))),
      ];
    },
  },
  'timer.look': { kind: 'compute', compute: (machine) => [lookAtClock(machine)] },
  'timer.between': {
    kind: 'compute',
    compute: (_, [later, earlier], { resultTypes }) => {
      const found = timeBetween(later!, earlier!, resultTypes[0] ?? null);
      return found === null ? [0, false] : [found, true];
    },
  },
  'timer.part': {
    kind: 'compute',
    compute: (_, [time, name, number, value]) => [partOf(time!, name as string, number!) ?? value!],
  },
};

function actionOf(channel: Pointer | null, closure: Value): TimerAction {
  if (closure instanceof Closure) return { kind: 'call', closure };
  if (closure instanceof Unknown) return { kind: 'unread' };
  // AfterFunc of nil: real Go panics when the time has come.
  if (channel === null) throw runtimePanic(nilDereference);
  return { kind: 'send', channel };
}

/** An unknown time has not passed yet, and passes. */
function lasting(duration: Value, period: Value) {
  const known = (time: Value) => (time instanceof Unknown ? 1 : Number(time));
  return { duration: known(duration), period: known(period) };
}
