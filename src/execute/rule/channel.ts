import { unreachable } from '../../base/unreachable.ts';
import type { Happening } from '../../run/event.ts';
import type { Goroutine } from '../state/goroutine.ts';
import type { CasePending, ChannelPending, Pending, ReceiveSlots } from '../state/pending.ts';
import { ready } from '../term/make.ts';
import { channelPanic } from '../value/panic.ts';
import type { Pointer, Value } from '../value/value.ts';
import { giveAwayNow } from './hand-over.ts';
import { handedName, hearOfHolders, noteClosing } from './handed.ts';
import { hearOfOthers } from './others.ts';
import { fromOutside } from './outside.ts';
import { isLengthRelaxed } from './relaxed.ts';
import { closedByHolders, receivedByHolders, sentByHolders } from './served.ts';
import type { Step } from './step.ts';
import { learnsByDefault, noteUnordered } from './unordered.ts';
import { supposition } from './suppose.ts';

export function stepChannel(step: Step, goroutine: Goroutine, pending: ChannelPending): Happening {
  switch (pending.kind) {
    case 'send':
      if (step.move.action === 'suppose')
        return receivedByHolders(step, goroutine, pending.channel!, pending.value, -1);
      return send(step, goroutine, pending.channel!, pending.value, -1);
    case 'receive':
      if (step.move.action === 'suppose')
        return step.move.pick === 0
          ? sentByHolders(step, goroutine, pending.channel!, pending, -1)
          : closedByHolders(step, goroutine, pending.channel!, pending, -1);
      return receive(step, goroutine, pending.channel!, pending, -1);
    case 'close':
      return close(step, goroutine, pending.channel);
    case 'channel-length': {
      const channel = step.machine.channel(pending.channel);
      const length = step.move.pick ?? channel.buffer.length;
      if (channel.capacity > 0) noteUnordered(step, 'len of a channel', isLengthRelaxed(channel));
      const variable = step.channelName(pending.channel);
      if (isHanded(step, pending.channel) && channel.capacity > 0)
        noteFullness(step, pending.channel);
      step.resume(goroutine, [[pending.target, length]]);
      return { kind: 'read', variable, value: String(length) };
    }
    case 'select':
      return select(step, goroutine, pending);
    default:
      return unreachable(pending);
  }
}

const isHanded = ({ state }: Step, { object }: Pointer): boolean =>
  state.handed?.channels.has(object) === true;

/** Others may take from it, or fill it, at any moment. */
function noteFullness({ machine, state }: Step, channel: Pointer): void {
  machine.narrowed.add(`how full others leave ${handedName(machine, state, channel)}`);
}

function select(
  step: Step,
  goroutine: Goroutine,
  pending: ChannelPending & { readonly kind: 'select' },
): Happening {
  if (step.move.action === 'suppose' && step.move.pick! > pending.cases.length)
    return selectClosed(step, goroutine, pending);
  const taken = pending.cases[step.move.pick!];
  if (taken === undefined) {
    if (learnsByDefault(step.state, pending)) noteUnordered(step, 'a default', true);
    step.resume(goroutine, [], pending.default!);
    return { kind: 'default' };
  }
  if (taken.kind === 'unknown') {
    if (taken.sent !== null) giveAwayNow(step.machine, taken.channel, taken.sent);
    hearOfOthers(step.machine);
    step.resume(goroutine, fromOutside(step, goroutine, taken), taken.goTo);
    return { kind: 'suppose', condition: supposition(ready(taken.channel), true) };
  }
  const isServed = step.move.action === 'suppose';
  if (taken.kind === 'send')
    return (isServed ? receivedByHolders : send)(
      step,
      goroutine,
      taken.channel!,
      taken.value,
      taken.goTo,
    );
  return (isServed ? sentByHolders : receive)(step, goroutine, taken.channel!, taken, taken.goTo);
}

function selectClosed(
  step: Step,
  goroutine: Goroutine,
  { cases }: ChannelPending & { readonly kind: 'select' },
): Happening {
  const taken = cases[step.move.pick! - cases.length - 1]!;
  if (taken.kind !== 'receive') throw new Error('Nothing is received where others close');
  return closedByHolders(step, goroutine, taken.channel!, taken, taken.goTo);
}

function send(
  step: Step,
  goroutine: Goroutine,
  pointer: Pointer,
  value: Value,
  goTo: number,
): Happening {
  const channel = step.channelName(pointer);
  if (step.move.partner !== null) return exchange(step, goroutine, pointer, value, goTo);
  const text = step.show(value);
  const held = step.machine.channel(pointer);
  if (held.closed) {
    step.panic(goroutine, channelPanic('send-on-closed'));
    return {
      kind: 'send',
      channel,
      value: text,
      held: held.buffer.length,
      capacity: held.capacity,
    };
  }
  const { buffer, capacity } = step.machine.writableChannel(pointer);
  buffer.push(value);
  step.resume(goroutine, [], goTo);
  return { kind: 'send', channel, value: text, held: buffer.length, capacity };
}

function exchange(
  step: Step,
  sender: Goroutine,
  pointer: Pointer,
  value: Value,
  goTo: number,
): Happening {
  const { id, pick } = step.move.partner!;
  const channel = step.channelName(pointer);
  const text = step.show(value);
  const receiver = step.goroutine(id);
  const slots = receiveOf(receiver.pending!, pick);
  step.partner = receiver;
  // Both go on from the same moment: what either did before lies behind the other.
  receiver.accesses = null;
  sender.accesses = null;
  const writes = [[slots.value, value] as const, [slots.ok, true] as const];
  step.resume(receiver, writes, slots.goTo);
  if (step.stop === null) step.resume(sender, [], goTo);
  return { kind: 'exchange', channel, value: text };
}

function receiveOf(
  pending: Pending,
  pick: number | null,
): ReceiveSlots & { readonly goTo: number } {
  if (pending.kind === 'receive') return { value: pending.value, ok: pending.ok, goTo: -1 };
  const taken: CasePending | undefined =
    pending.kind === 'select' ? pending.cases[pick!] : undefined;
  if (taken?.kind !== 'receive') throw new Error('The partner of an exchange does not receive');
  return taken;
}

function receive(
  step: Step,
  goroutine: Goroutine,
  pointer: Pointer,
  slots: ReceiveSlots,
  goTo: number,
): Happening {
  const channel = step.channelName(pointer);
  const held = step.machine.channel(pointer);
  if (held.buffer.length === 0) {
    const { zero } = held.origin;
    if (held.closedByOthers) {
      hearOfOthers(step.machine);
      hearOfHolders(step.machine);
    }
    step.resume(
      goroutine,
      [
        [slots.value, zero],
        [slots.ok, false],
      ],
      goTo,
    );
    return { kind: 'receive-closed', channel };
  }
  const { buffer, capacity } = step.machine.writableChannel(pointer);
  const value = buffer.shift()!;
  const text = step.show(value);
  const left = buffer.length;
  step.resume(
    goroutine,
    [
      [slots.value, value],
      [slots.ok, true],
    ],
    goTo,
  );
  return { kind: 'receive', channel, value: text, held: left, capacity };
}

function close(step: Step, goroutine: Goroutine, pointer: Pointer): Happening {
  const channel = step.channelName(pointer);
  if (step.machine.channel(pointer).closed) {
    step.panic(goroutine, channelPanic('close-of-closed'));
    return { kind: 'close', channel };
  }
  const closed = step.machine.writableChannel(pointer);
  noteClosing(step.machine, closed.origin);
  closed.closed = true;
  closed.closedByOthers = goroutine.isOutside;
  step.resume(goroutine);
  return { kind: 'close', channel };
}
