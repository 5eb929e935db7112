import type { ChannelResource } from '../../run/family/channel.ts';
import type { ContextResource } from '../../run/family/context.ts';
import type { LockMode, LockResource } from '../../run/family/lock.ts';
import type { WaitGroupResource } from '../../run/family/waitgroup.ts';
import type { Resource } from '../../run/observation.ts';
import type { EdgeLabel } from '../../process/graph/label.ts';
import type { RunBound } from './run-bound.ts';
import type { RunState, Standing } from './run-state.ts';

/** Channels, waitgroups, locks and onces, in the order of the program; a once shows as a lock. */
export function observeGraphResources(bound: RunBound, state: RunState): readonly Resource[] {
  const { graph } = bound;
  return [
    ...graph.channels.flatMap((channel, index): readonly Resource[] => {
      if (channel.kind === 'context') return [contextOf(bound, state, index)];
      const elements =
        channel.size === null ? 1 : Math.max(0, bound.bound.integer(channel.size) ?? 0);
      return Array.from({ length: elements }, (_, element) =>
        channelOf(bound, state, index, element),
      );
    }),
    ...graph.waitgroups.map((_, index): WaitGroupResource => ({
      ...bound.waitgroup(index),
      kind: 'waitgroup',
      counter: state.slots[bound.bound.waitgroupSlot + index]!,
      waiting: standing(
        bound,
        state,
        (label) => label.kind === 'wait' && label.waitgroup === index,
      ),
    })),
    ...graph.locks.map((_, index) => lockOf(bound, state, index)),
    ...graph.onces.map((_, index): LockResource => ({
      ...bound.once(index),
      ...{ kind: 'lock', readable: false, readers: [] },
      holder: state.holders[graph.locks.length + index]!,
      queue: queueOf(
        bound,
        state,
        'write',
        (label) => label.kind === 'once-later' && label.once === index,
      ),
    })),
  ];
}

/** Who stands at an edge of which something holds. */
function standing(
  bound: RunBound,
  { goroutines }: RunState,
  holds: (label: EdgeLabel, one: Standing) => boolean,
): readonly number[] {
  return goroutines.flatMap((one) =>
    bound.bound.outgoing[bound.pointOf(one)]!.some((edge) =>
      holds(bound.graph.edges[edge]!.label, one),
    )
      ? [one.id]
      : [],
  );
}

function channelOf(
  bound: RunBound,
  state: RunState,
  channel: number,
  element: number,
): ChannelResource {
  const slot = bound.bound.slotOf({ channel, element: null }, element);
  const at = (kind: 'send' | 'receive') =>
    standing(
      bound,
      state,
      (label, one) =>
        label.kind === kind &&
        label.channel === channel &&
        bound.instances.elementOf(one.instance, label.element) === element,
    );
  return {
    ...bound.channel(channel, element),
    kind: 'channel',
    made: state.made[channel]!,
    capacity: bound.bound.capacity(channel),
    held: state.slots[slot]!,
    ...{ values: null, offer: null },
    closed: state.slots[slot + 1]! > 0,
    senders: at('send'),
    receivers: at('receive'),
  };
}

function contextOf(bound: RunBound, { slots }: RunState, channel: number): ContextResource {
  const slot = bound.bound.slotOf({ channel, element: null }, 0);
  const error = slots[slot + 1]! > 0 ? 'context canceled' : null;
  return { ...bound.channel(channel, 0), kind: 'context', parent: null, error };
}

function lockOf(bound: RunBound, state: RunState, index: number): LockResource {
  const isOurs = (label: EdgeLabel) => 'lock' in label && label.lock === index;
  return {
    ...bound.lock(index),
    kind: 'lock',
    readable: bound.graph.locks[index]!.kind === 'rwmutex',
    holder: state.holders[index]!,
    readers: state.readers[index]!,
    queue: [
      ...queueOf(
        bound,
        state,
        'write',
        (label) => isOurs(label) && (label.kind === 'lock' || label.kind === 'drain'),
      ),
      ...queueOf(bound, state, 'read', (label) => isOurs(label) && label.kind === 'read-lock'),
    ],
  };
}

function queueOf(
  bound: RunBound,
  state: RunState,
  mode: LockMode,
  holds: (label: EdgeLabel) => boolean,
): LockResource['queue'] {
  return standing(bound, state, holds).map((goroutine) => ({ goroutine, mode }));
}
