import type { Happening } from '../../run/event.ts';
import type { Goroutine } from '../state/goroutine.ts';
import type { ReceiveSlots } from '../state/pending.ts';
import { mayReceive, maySend } from '../state/handed.ts';
import { named, received } from '../term/make.ts';
import type { Pointer, Value } from '../value/value.ts';
import { handOut, handedName, hearOfHolders } from './handed.ts';
import { hearOfOthers } from './others.ts';
import type { Step } from './step.ts';

/** Others who were handed a channel do at their end what somebody here waits for. */

export function receivedByHolders(
  step: Step,
  goroutine: Goroutine,
  pointer: Pointer,
  value: Value,
  goTo: number,
): Happening {
  const { machine, state } = step;
  const name = handedName(machine, state, pointer);
  const { element, open } = state.handed!.channels.get(pointer.object)!;
  const isOpen = open !== null && mayReceive({ ends: open });
  if (!isOpen) state.doubt ??= usesOf(name);
  const { buffer, capacity } = machine.writableChannel(pointer);
  buffer.push(value);
  const taken = buffer.shift()!;
  if (capacity === 0) buffer.length = 0;
  handOut(machine, element, taken, isOpen);
  hear(step);
  step.resume(goroutine, [], goTo);
  return { kind: 'suppose', condition: `somebody receives from ${name}` };
}

export function sentByHolders(
  step: Step,
  goroutine: Goroutine,
  pointer: Pointer,
  { value, ok }: ReceiveSlots,
  goTo: number,
): Happening {
  const { machine, state } = step;
  const name = handedName(machine, state, pointer);
  const { element, open } = state.handed!.channels.get(pointer.object)!;
  if (open === null || !maySend({ ends: open })) state.doubt ??= usesOf(name);
  const { procedure, pc } = goroutine.frames.at(-1)!;
  const site = procedure.firstSite + pc;
  const sent = value === null ? null : machine.freshUnknown(received(named(name)), site, element);
  hear(step);
  step.resume(
    goroutine,
    [
      [value, sent],
      [ok, true],
    ],
    goTo,
  );
  return { kind: 'suppose', condition: `somebody sends to ${name}` };
}

export function closedByHolders(
  step: Step,
  goroutine: Goroutine,
  pointer: Pointer,
  { value, ok }: ReceiveSlots,
  goTo: number,
): Happening {
  const { machine, state } = step;
  const name = handedName(machine, state, pointer);
  const { open } = state.handed!.channels.get(pointer.object)!;
  if (open === null || !maySend({ ends: open })) state.doubt ??= usesOf(name);
  const closed = machine.writableChannel(pointer);
  closed.closed = true;
  closed.closedByOthers = true;
  hear(step);
  step.resume(
    goroutine,
    [
      [value, closed.origin.zero],
      [ok, false],
    ],
    goTo,
  );
  return { kind: 'suppose', condition: `somebody closes ${name}` };
}

/** What only functions of the text have others use as these do: there may be none that does what is tried. */
const usesOf = (name: string): string => `${usedByFunctions}${name}`;

export const usedByFunctions =
  'what functions of the text, or others that know of its fields, do at ';

function hear({ machine }: Step): void {
  hearOfOthers(machine);
  hearOfHolders(machine);
}
