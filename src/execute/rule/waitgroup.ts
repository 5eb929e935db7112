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
      if (isZero(step, pending, value)) passed(step, goroutine, pending);
      else {
        const waiting = [...value.waiting, goroutine.id].sort((a, b) => a - b);
        machine.poke(pending.waitgroup, new WaitGroupValue(value.counter, waiting));
        step.stay(goroutine, { kind: 'waited', span: pending.span, waitgroup: pending.waitgroup });
        return { kind: 'local' };
      }
      return { kind: 'wait', waitgroup };
    }
    case 'waited':
      if (isZero(step, pending, value)) passed(step, goroutine, pending);
      else panic(step, goroutine, 'sync: WaitGroup is reused before previous Wait has returned');
      return { kind: 'wait', waitgroup };
    default:
      return unreachable(pending);
  }
}

/** Below zero, as a recovered panic leaves it, everybody waits; where others add, only what is counted here is. */
const isZero = (
  step: Step,
  { waitgroup }: WaitGroupPending,
  { counter }: WaitGroupValue,
): boolean => counter === 0 || (counter < 0 && isReachedByOthers(step.machine, waitgroup.object));

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
  const { machine } = step;
  const counter = value.counter + pending.amount;
  const waitgroup = step.placeName('w', 'waitgroup', pending.waitgroup);
  const what: Happening = { kind: 'add', waitgroup, amount: pending.amount, counter };
  // Below zero is only what is counted here: others have added more.
  const isGranted = counter < 0 && grantAdded(machine, pending.waitgroup);
  const waiting = counter === 0 || isGranted ? [] : value.waiting;
  const next = counter === 0 ? null : new WaitGroupValue(counter, waiting);
  // The counter keeps what was added even where that panics.
  machine.poke(pending.waitgroup, next);
  if (counter < 0 && !isGranted) panic(step, goroutine, 'sync: negative WaitGroup counter');
  else step.resume(goroutine);
  return what;
}

function panic(step: Step, goroutine: Goroutine, text: string): void {
  step.panic(goroutine, new GoPanic({ kind: 'waitgroup', text }));
}
