import { unreachable } from '../../base/unreachable.ts';
import type { Edge } from '../../process/graph/graph.ts';
import type { BoundGraph } from './bound.ts';
import type { Instances } from './instance.ts';

/** What an edge does to the primitives when one instance takes it alone. */
export type Effect =
  | { readonly kind: 'goes'; readonly changes: readonly (readonly [slot: number, value: number])[] }
  | { readonly kind: 'blocked' }
  /** It needs a partner who does the opposite at the same channel. */
  | { readonly kind: 'meets'; readonly slot: number }
  | { readonly kind: 'crash'; readonly reason: CrashReason };

export type CrashReason =
  | 'negative capacity'
  | 'send on a closed channel'
  | 'close of a closed channel'
  | 'negative waitgroup counter'
  | 'unlock of an unlocked lock'
  | 'division by zero';

const blocked: Effect = { kind: 'blocked' };
const goes: Effect = { kind: 'goes', changes: [] };

function crash(reason: CrashReason): Effect {
  return { kind: 'crash', reason };
}

function change(...changes: readonly (readonly [number, number])[]): Effect {
  return { kind: 'goes', changes };
}

/** The rules of the primitives, one edge at a time. */
export function effectOf(
  bound: BoundGraph,
  instances: Instances,
  slots: readonly number[],
  id: number,
  edge: Edge,
): Effect {
  const { label } = edge;
  switch (label.kind) {
    case 'tau':
    case 'elapse':
    case 'spawn':
      return goes;
    case 'branch': {
      const truth = bound.truth(label.condition);
      // Only one of the two edges reports the crash.
      if (truth === null) return label.taken ? crash('division by zero') : blocked;
      return truth === label.taken ? goes : blocked;
    }
    case 'enter': {
      const bounds = bound.graph.loops[label.loop]!.bounds;
      if (bounds === null) return goes;
      const isDefined = [bounds.from, bounds.to].every((one) => bound.integer(one) !== null);
      return isDefined ? goes : crash('division by zero');
    }
    case 'iteration':
      return iterationsOf(instances, id, label.loop) < iterations(bound, label.loop)
        ? goes
        : blocked;
    case 'exit':
      return iterationsOf(instances, id, label.loop) >= iterations(bound, label.loop)
        ? goes
        : blocked;
    case 'make': {
      const { capacity, size } = bound.graph.channels[label.channel]!;
      const value = capacity === null ? 0 : bound.integer(capacity);
      const elements = size === null ? 1 : bound.integer(size);
      if (value === null || elements === null) return crash('division by zero');
      return value < 0 && elements > 0 ? crash('negative capacity') : goes;
    }
    case 'send':
    case 'receive':
    case 'receive-closed':
    case 'close':
    case 'cancel-first':
    case 'cancel-again':
      return channelEffect(bound, instances, slots, id, label);
    case 'default':
      return isSurelyReady(bound, instances, slots, id, edge) ? blocked : goes;
    case 'add':
    case 'wait':
    case 'count-zero':
    case 'count-more':
      return waitgroupEffect(bound, slots, label);
    case 'lock':
    case 'drain':
    case 'unlock':
    case 'read-lock':
    case 'read-unlock':
      return lockEffect(bound, slots, label);
    case 'once-first':
    case 'once-done':
    case 'once-later':
      return onceEffect(bound, slots, label);
    default:
      return unreachable(label);
  }
}

type LabelOf<Kind extends Edge['label']['kind']> = Extract<Edge['label'], { kind: Kind }>;

function iterationsOf(instances: Instances, id: number, loop: number): number {
  return instances.of(id).iterations.get(loop) ?? 0;
}

function iterations(bound: BoundGraph, loop: number): number {
  const { from, to } = bound.graph.loops[loop]!.bounds!;
  return (bound.integer(to) ?? 0) - (bound.integer(from) ?? 0);
}

function channelEffect(
  bound: BoundGraph,
  instances: Instances,
  slots: readonly number[],
  id: number,
  label: LabelOf<'send' | 'receive' | 'receive-closed' | 'close' | 'cancel-first' | 'cancel-again'>,
): Effect {
  const loop = 'element' in label ? label.element : null;
  const ref = { channel: label.channel, element: loop };
  const slot = bound.slotOf(ref, instances.elementOf(id, loop));
  const content = slots[slot]!;
  const isClosed = slots[slot + 1]! > 0;
  const capacity = bound.capacity(label.channel);
  switch (label.kind) {
    case 'send':
      if (isClosed) return crash('send on a closed channel');
      if (capacity === 0) return { kind: 'meets', slot };
      return content < capacity ? change([slot, content + 1]) : blocked;
    case 'receive':
      if (content > 0) return change([slot, content - 1]);
      return capacity === 0 && !isClosed ? { kind: 'meets', slot } : blocked;
    case 'receive-closed':
      return isClosed && content === 0 ? goes : blocked;
    case 'close':
      return isClosed ? crash('close of a closed channel') : change([slot + 1, 1]);
    case 'cancel-first':
      return isClosed ? blocked : change([slot + 1, 1]);
    case 'cancel-again':
      return isClosed ? goes : blocked;
    default:
      return unreachable(label);
  }
}

/**
 * Whether another case of the select goes at once whatever the others do. A partner at an unbuffered
 * channel does not count: it stands in front of its operation, and may not wait there yet.
 */
function isSurelyReady(
  bound: BoundGraph,
  instances: Instances,
  slots: readonly number[],
  id: number,
  edge: Edge,
): boolean {
  return bound.outgoing[edge.from]!.some((index) => {
    const other = bound.graph.edges[index]!;
    if (other.label.kind === 'default') return false;
    // A timer may be yet to fire.
    if (other.label.kind === 'elapse') return false;
    const effect = effectOf(bound, instances, slots, id, other);
    return effect.kind === 'goes' || effect.kind === 'crash';
  });
}

function waitgroupEffect(
  bound: BoundGraph,
  slots: readonly number[],
  label: LabelOf<'add' | 'wait' | 'count-zero' | 'count-more'>,
): Effect {
  const slot = bound.waitgroupSlot + label.waitgroup;
  const count = slots[slot]!;
  if (label.kind === 'wait') return count === 0 ? goes : blocked;
  const amount = bound.integer(label.amount);
  // Of the two edges of a count-down one alone reports the crash.
  if (amount === null) return label.kind === 'count-more' ? blocked : crash('division by zero');
  const after = count + amount;
  if (after < 0) {
    return label.kind === 'count-more' ? blocked : crash('negative waitgroup counter');
  }
  if (label.kind === 'count-zero' && after !== 0) return blocked;
  if (label.kind === 'count-more' && after === 0) return blocked;
  return change([slot, after]);
}

function lockEffect(
  bound: BoundGraph,
  slots: readonly number[],
  label: LabelOf<'lock' | 'drain' | 'unlock' | 'read-lock' | 'read-unlock'>,
): Effect {
  const at = bound.lockSlot + 3 * label.lock;
  const [held, drained, readers] = [slots[at]!, slots[at + 1]!, slots[at + 2]!];
  const isMutex = bound.graph.locks[label.lock]!.kind === 'mutex';
  switch (label.kind) {
    case 'lock':
      return held === 0 ? change([at, 1]) : blocked;
    case 'drain':
      return readers === 0 ? change([at + 1, 1]) : blocked;
    case 'unlock':
      if (isMutex) return held === 0 ? crash('unlock of an unlocked lock') : change([at, 0]);
      return drained === 0 ? crash('unlock of an unlocked lock') : change([at, 0], [at + 1, 0]);
    case 'read-lock':
      return held === 0 ? change([at + 2, readers + 1]) : blocked;
    case 'read-unlock':
      return readers === 0 ? crash('unlock of an unlocked lock') : change([at + 2, readers - 1]);
    default:
      return unreachable(label);
  }
}

function onceEffect(
  bound: BoundGraph,
  slots: readonly number[],
  label: LabelOf<'once-first' | 'once-done' | 'once-later'>,
): Effect {
  const at = bound.onceSlot + 2 * label.once;
  switch (label.kind) {
    case 'once-first':
      return slots[at] === 0 ? change([at, 1]) : blocked;
    case 'once-done':
      return change([at + 1, 1]);
    case 'once-later':
      return slots[at + 1] === 1 ? goes : blocked;
    default:
      return unreachable(label);
  }
}
