import type { ChannelWait } from '../../run/family/channel.ts';
import type { LockMode, LockWait } from '../../run/family/lock.ts';
import type { NamedGoroutine, NamedResource } from '../../run/names.ts';
import type { Wait, WaitReason } from '../../run/observation.ts';
import type { Edge } from '../../process/graph/graph.ts';
import type { ChannelRef, EdgeLabel } from '../../process/graph/label.ts';
import type { RunBound } from './run-bound.ts';
import type { RunState, Standing } from './run-state.ts';
import { futureEdges } from './future-edges.ts';

/** Why nothing moves a goroutine, and who may yet do what it waits for. */
export function waitOf(bound: RunBound, state: RunState, one: Standing): Wait | null {
  const outgoing = bound.bound.outgoing[bound.pointOf(one)]!.map((at) => bound.graph.edges[at]!);
  const blocks = outgoing.flatMap((edge) => blockOf(bound, state, one, edge) ?? []);
  const [first] = blocks;
  if (first === undefined) return null;
  const channels = blocks.flatMap(({ reason }) => (isChannelWait(reason) ? [reason] : []));
  const reason: WaitReason =
    channels.length > 1 ? { kind: 'select', cases: channels } : first.reason;
  const goroutines = state.goroutines.filter(
    (other) =>
      other.id !== one.id &&
      !bound.hasEnded(other) &&
      futureEdges(bound.graph, bound.pointOf(other)).some((edge) =>
        blocks.some(({ helps }) => helps(bound.graph.edges[edge]!.label)),
      ),
  );
  return {
    reason,
    resources: [...new Set(blocks.map(({ on }) => on.id))],
    goroutines: goroutines.map(({ id }) => id),
  };
}

interface Block {
  readonly reason: WaitReason;
  readonly on: NamedResource;
  /** Whether an edge of this kind may let it go on. */
  readonly helps: (label: EdgeLabel) => boolean;
}

function isChannelWait(reason: WaitReason): reason is ChannelWait {
  return ['buffer-full', 'buffer-empty', 'no-receiver', 'no-sender'].includes(reason.kind);
}

function blockOf(bound: RunBound, state: RunState, one: Standing, edge: Edge): Block | null {
  const { label } = edge;
  switch (label.kind) {
    case 'send':
    case 'receive':
      return channelBlock(bound, one, label.kind, label);
    case 'receive-closed': {
      if (bound.graph.channels[label.channel]!.kind !== 'context') return null;
      const on = bound.channel(label.channel, 0);
      const helps = (of: EdgeLabel) => of.kind === 'cancel-first' && of.channel === label.channel;
      return { reason: { kind: 'no-sender', channel: on }, on, helps };
    }
    case 'wait': {
      const on = bound.waitgroup(label.waitgroup);
      const counter = state.slots[bound.bound.waitgroupSlot + label.waitgroup]!;
      const helps = (of: EdgeLabel) => 'waitgroup' in of && of.waitgroup === label.waitgroup;
      return { reason: { kind: 'counter-not-zero', waitgroup: on, counter }, on, helps };
    }
    case 'lock':
    case 'drain':
      return lockBlock(bound, state, label.lock, 'write');
    case 'read-lock':
      return lockBlock(bound, state, label.lock, 'read');
    case 'once-later': {
      const on = bound.once(label.once);
      const by = named(state, [state.holders[bound.graph.locks.length + label.once]!]);
      const helps = (of: EdgeLabel) => of.kind === 'once-done' && of.once === label.once;
      return { reason: { kind: 'locked', lock: on, mode: 'write', by, behind: [] }, on, helps };
    }
    case 'tau':
    case 'elapse':
    case 'default':
    case 'branch':
    case 'spawn':
    case 'enter':
    case 'iteration':
    case 'exit':
    case 'make':
    case 'close':
    case 'cancel-first':
    case 'cancel-again':
    case 'add':
    case 'count-zero':
    case 'count-more':
    case 'unlock':
    case 'read-unlock':
    case 'once-first':
    case 'once-done':
      return null;
  }
}

function channelBlock(
  bound: RunBound,
  one: Standing,
  kind: 'send' | 'receive',
  ref: ChannelRef,
): Block {
  const channel = bound.channel(ref.channel, bound.instances.elementOf(one.instance, ref.element));
  const capacity = bound.bound.capacity(ref.channel);
  const isOurs = (of: EdgeLabel) => 'channel' in of && of.channel === ref.channel;
  if (kind === 'send') {
    const reason: ChannelWait =
      capacity > 0 ? { kind: 'buffer-full', channel, capacity } : { kind: 'no-receiver', channel };
    return { reason, on: channel, helps: (of) => isOurs(of) && of.kind === 'receive' };
  }
  const reason: ChannelWait = { kind: capacity > 0 ? 'buffer-empty' : 'no-sender', channel };
  const helps = (of: EdgeLabel) => isOurs(of) && (of.kind === 'send' || of.kind === 'close');
  return { reason, on: channel, helps };
}

function lockBlock(bound: RunBound, state: RunState, index: number, mode: LockMode): Block {
  const lock = bound.lock(index);
  const isOurs = (of: EdgeLabel) => 'lock' in of && of.lock === index;
  const holder = state.holders[index]!;
  // A writer in front of a reader has announced itself: it stands at its drain.
  const announced = state.goroutines.filter((one) =>
    bound.bound.outgoing[bound.pointOf(one)]!.some((at) => {
      const { label } = bound.graph.edges[at]!;
      return label.kind === 'drain' && label.lock === index;
    }),
  );
  const by = named(state, holder === null ? state.readers[index]! : [holder]);
  const behind = mode === 'read' ? announced.map(({ id, name }) => ({ id, name })) : [];
  const reason: LockWait = { kind: 'locked', lock, mode, by, behind };
  const helps = (of: EdgeLabel) =>
    isOurs(of) && (of.kind === 'unlock' || of.kind === 'read-unlock');
  return { reason, on: lock, helps };
}

function named(
  { goroutines }: RunState,
  ids: readonly (number | null)[],
): readonly NamedGoroutine[] {
  return goroutines.flatMap(({ id, name }) => (ids.includes(id) ? [{ id, name }] : []));
}
