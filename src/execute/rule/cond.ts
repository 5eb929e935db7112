import { unreachable } from '../../base/unreachable.ts';
import type { Happening } from '../../run/event.ts';
import type { Goroutine } from '../state/goroutine.ts';
import type { CondPending } from '../state/pending.ts';
import { CondValue } from '../value/value.ts';
import type { Step } from './step.ts';

const empty = new CondValue([], []);

export function stepCond(step: Step, goroutine: Goroutine, pending: CondPending): Happening {
  const { machine } = step;
  const cond = step.placeName('q', 'cond', pending.cond);
  const value = (machine.peek(pending.cond) ?? empty) as CondValue;
  const put = (queue: readonly number[], called: readonly number[]): void =>
    machine.poke(
      pending.cond,
      queue.length === 0 && called.length === 0 ? null : new CondValue(queue, called),
    );
  switch (pending.kind) {
    case 'cond-enqueue': {
      const ticket = unusedTicket(value);
      put([...value.queue, ticket], value.called);
      step.resume(goroutine, [[pending.target, ticket]]);
      return { kind: 'cond-wait', cond };
    }
    case 'cond-await':
      put(
        value.queue,
        value.called.filter((ticket) => ticket !== pending.ticket),
      );
      step.resume(goroutine);
      return { kind: 'cond-wake', cond };
    case 'signal':
      put(value.queue.slice(1), sorted([...value.called, ...value.queue.slice(0, 1)]));
      step.resume(goroutine);
      return { kind: 'signal', cond, woken: Math.min(1, value.queue.length) };
    case 'broadcast':
      put([], sorted([...value.called, ...value.queue]));
      step.resume(goroutine);
      return { kind: 'broadcast', cond, woken: value.queue.length };
    default:
      return unreachable(pending);
  }
}

function unusedTicket(value: CondValue): number {
  let ticket = 0;
  while (value.queue.includes(ticket) || value.called.includes(ticket)) ticket++;
  return ticket;
}

function sorted(tickets: readonly number[]): readonly number[] {
  return [...tickets].sort((a, b) => a - b);
}
