import type { Happening } from '../../run/event.ts';
import type { LoopPosition } from '../../run/family/control.ts';
import { unreachable } from '../../base/unreachable.ts';
import type { ChannelRef } from '../../process/graph/label.ts';
import { printExpressionText } from '../../virgo/print.ts';
import type { RunBound } from './run-bound.ts';
import type { GraphStep } from './run-moves.ts';
import type { RunState, Standing } from './run-state.ts';

/** What a step did, for the sentence about it. */
export function happening(
  bound: RunBound,
  before: RunState,
  after: RunState,
  { move, edges }: GraphStep,
): Happening {
  const { label } = edges[0]!;
  const mover = before.goroutines.find(({ id }) => id === move.mover.id)!;
  const channel = (ref: ChannelRef) =>
    bound.channel(ref.channel, bound.instances.elementOf(mover.instance, ref.element));
  switch (label.kind) {
    case 'make':
      return {
        kind: 'make-channel',
        channel: channel(label),
        capacity: bound.bound.capacity(label.channel),
      };
    case 'send':
    case 'receive': {
      const on = { channel: channel(label), value: null };
      if (move.action === 'exchange') return { kind: 'exchange', ...on };
      const element = bound.instances.elementOf(mover.instance, label.element);
      const held = after.slots[bound.bound.slotOf(label, element)]!;
      return { kind: label.kind, ...on, held, capacity: bound.bound.capacity(label.channel) };
    }
    case 'receive-closed':
    case 'close':
      return { kind: label.kind, channel: channel(label) };
    case 'cancel-first':
    case 'cancel-again':
      return {
        kind: 'cancel',
        context: bound.channel(label.channel, 0),
        error: 'context canceled',
      };
    case 'add':
    case 'count-zero':
    case 'count-more':
      return {
        kind: 'add',
        waitgroup: bound.waitgroup(label.waitgroup),
        amount: bound.bound.integer(label.amount) ?? 0,
        counter: after.slots[bound.bound.waitgroupSlot + label.waitgroup]!,
      };
    case 'wait':
      return { kind: 'wait', waitgroup: bound.waitgroup(label.waitgroup) };
    case 'lock':
    case 'drain':
      return { kind: 'lock', lock: bound.lock(label.lock), mode: 'write' };
    case 'read-lock':
      return { kind: 'lock', lock: bound.lock(label.lock), mode: 'read' };
    case 'unlock':
      return { kind: 'unlock', lock: bound.lock(label.lock), mode: 'write' };
    case 'read-unlock':
      return { kind: 'unlock', lock: bound.lock(label.lock), mode: 'read' };
    case 'once-first':
      return { kind: 'lock', lock: bound.once(label.once), mode: 'write' };
    case 'once-done':
      return { kind: 'unlock', lock: bound.once(label.once), mode: 'write' };
    case 'spawn': {
      const { id, name } = after.goroutines.at(-1)!;
      return { kind: 'spawn', started: { id, name } };
    }
    case 'branch':
      return {
        kind: 'branch',
        condition: printExpressionText(label.condition),
        isName: label.condition.kind === 'parameter',
        holds: label.taken,
      };
    case 'iteration':
    case 'exit':
      return {
        kind: 'loop-head',
        inside: label.kind === 'iteration',
        ...position(bound, mover, label.loop),
      };
    case 'default':
      return { kind: 'default' };
    case 'elapse':
      return { kind: 'suppose', condition: 'the time is over' };
    case 'tau':
    case 'enter':
    case 'once-later':
      return { kind: 'local' };
    default:
      return unreachable(label);
  }
}

function position(bound: RunBound, mover: Standing, loop: number): LoopPosition {
  const { variable, bounds } = bound.graph.loops[loop]!;
  const done = bound.instances.of(mover.instance).iterations.get(loop) ?? 0;
  const from = bounds === null ? 0 : (bound.bound.integer(bounds.from) ?? 0);
  const to = bounds === null ? 0 : (bound.bound.integer(bounds.to) ?? 0);
  return {
    variable: variable ?? 'i',
    value: String(from + done),
    done,
    iterations: Math.max(0, to - from),
  };
}
