import type { Action, Happening } from '../../run/event.ts';
import type { LoopPosition } from '../../run/family/control.ts';
import { unreachable } from '../../base/unreachable.ts';
import type {
  ChannelLabel,
  LockLabel,
  OnceLabel,
  WaitGroupLabel,
} from '../../process/graph/label.ts';
import { printExpressionText } from '../../virgo/print.ts';
import type { RunBound } from './run-bound.ts';
import type { GraphStep } from './run-moves.ts';
import type { RunState, Standing } from './run-state.ts';

type Held = LockLabel | Exclude<OnceLabel, { readonly kind: 'once-later' }>;

/** What a step did, for the sentence about it. */
export function happening(
  bound: RunBound,
  before: RunState,
  after: RunState,
  { move, edges }: GraphStep,
): Happening {
  const { label } = edges[0]!;
  const mover = before.goroutines.find(({ id }) => id === move.mover.id)!;
  switch (label.kind) {
    case 'make':
    case 'send':
    case 'receive':
    case 'receive-closed':
    case 'close':
      return channelHappening(bound, after, mover, label, move.action);
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
      return addHappening(bound, after, label);
    case 'wait':
      return { kind: 'wait', waitgroup: bound.waitgroup(label.waitgroup) };
    case 'lock':
    case 'drain':
    case 'read-lock':
    case 'unlock':
    case 'read-unlock':
    case 'once-first':
    case 'once-done':
      return lockHappening(bound, label);
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

function addHappening(
  run: RunBound,
  { slots }: RunState,
  label: Exclude<WaitGroupLabel, { readonly kind: 'wait' }>,
): Happening {
  const { bound } = run;
  return {
    kind: 'add',
    waitgroup: run.waitgroup(label.waitgroup),
    amount: bound.integer(label.amount) ?? 0,
    counter: slots[bound.waitgroupSlot + label.waitgroup]!,
  };
}

function channelHappening(
  run: RunBound,
  { slots }: RunState,
  mover: Standing,
  label: ChannelLabel,
  action: Action,
): Happening {
  const { bound, instances } = run;
  const element = instances.elementOf(mover.instance, label.element);
  const channel = run.channel(label.channel, element);
  const capacity = bound.capacity(label.channel);
  switch (label.kind) {
    case 'make':
      return { kind: 'make-channel', channel, capacity };
    case 'send':
    case 'receive': {
      const on = { channel, value: null };
      if (action === 'exchange') return { kind: 'exchange', ...on };
      return { kind: label.kind, ...on, held: slots[bound.slotOf(label, element)]!, capacity };
    }
    case 'receive-closed':
    case 'close':
      return { kind: label.kind, channel };
    default:
      return unreachable(label);
  }
}

/** A once is told as a lock that its first comer holds. */
function lockHappening(bound: RunBound, label: Held): Happening {
  switch (label.kind) {
    case 'lock':
      return bound.graph.locks[label.lock]!.kind === 'rwmutex'
        ? { kind: 'ask-lock', lock: bound.lock(label.lock) }
        : { kind: 'lock', lock: bound.lock(label.lock), mode: 'write' };
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
