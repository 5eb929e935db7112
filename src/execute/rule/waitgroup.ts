import { unreachable } from '../../base/unreachable.ts';
import type { Happening } from '../../run/event.ts';
import type { Goroutine } from '../state/goroutine.ts';
import type { Pending, WaitGroupPending } from '../state/pending.ts';
import { GoPanic } from '../value/panic.ts';
import { WaitGroupValue } from '../value/value.ts';
import { grantAdded, hearOfOthers } from './others.ts';
import { isReachedByOthers } from './reached.ts';
import type { Step } from './step.ts';

const fresh = new WaitGroupValue(0, []);

export function stepWaitGroup(
  step: Step,
  goroutine: Goroutine,
  pending: WaitGroupPending & Pending,
): Happening {
  const { machine } = step;
  const waitgroup = step.placeName('w', 'waitgroup', pending.waitgroup);
  const value = (machine.peek(pending.waitgroup) ?? fresh) as WaitGroupValue;
  switch (pending.kind) {
    case 'add':
      return add(step, goroutine, pending, value);
    case 'wait': {
      if (value.counter <= 0) passed(step, goroutine, pending);
      else {
        const waiting = [...value.waiting, goroutine.id].sort((a, b) => a - b);
        machine.poke(pending.waitgroup, new WaitGroupValue(value.counter, waiting));
        step.stay(goroutine, { kind: 'waited', span: pending.span, waitgroup: pending.waitgroup });
        return { kind: 'local' };
      }
      return { kind: 'wait', waitgroup };
    }
    case 'waited':
      if (value.counter <= 0) passed(step, goroutine, pending);
      else panic(step, goroutine, 'sync: WaitGroup is reused before previous Wait has returned');
      return { kind: 'wait', waitgroup };
    default:
      return unreachable(pending);
  }
}

function passed(step: Step, goroutine: Goroutine, { waitgroup }: WaitGroupPending): void {
  if (isReachedByOthers(step.machine, waitgroup.object)) hearOfOthers(step.machine);
  step.resume(goroutine);
}

function add(
  step: Step,
  goroutine: Goroutine,
  pending: WaitGroupPending & { readonly kind: 'add' },
  value: WaitGroupValue,
): Happening {
  const counter = value.counter + pending.amount;
  const waitgroup = step.placeName('w', 'waitgroup', pending.waitgroup);
  const what: Happening = { kind: 'add', waitgroup, amount: pending.amount, counter };
  // The counter keeps what was added even where that panics.
  const waiting = counter <= 0 ? [] : value.waiting;
  const next = counter === 0 ? null : new WaitGroupValue(counter, waiting);
  step.machine.poke(pending.waitgroup, next);
  // Below zero is only what is counted here: others have added more.
  if (counter < 0 && !grantAdded(step.machine, pending.waitgroup))
    panic(step, goroutine, 'sync: negative WaitGroup counter');
  else step.resume(goroutine);
  return what;
}

function panic(step: Step, goroutine: Goroutine, text: string): void {
  step.panic(goroutine, new GoPanic({ kind: 'waitgroup', text }));
}
