import { unreachable } from '../../base/unreachable.ts';
import type { ChannelWait } from '../../run/family/channel.ts';
import type { GoroutineId, ResourceId } from '../../run/names.ts';
import type { Wait, WaitReason } from '../../run/observation.ts';
import { channelName, named, placeName } from '../rule/name.ts';
import { nameTimer } from '../rule/timer.ts';
import type { Goroutine } from '../state/goroutine.ts';
import type { ChannelObject } from '../state/heap.ts';
import type { Pending } from '../state/pending.ts';
import type { State } from '../state/state.ts';
import { eachNeededReference, reachedFrom } from '../state/reach.ts';
import type { Observed } from './observed.ts';
import type { Pointer, WaitGroupValue } from '../value/value.ts';
import { peekIn } from '../rule/place.ts';
import { lockResource } from './resources.ts';

/** Why a goroutine cannot move, and who may yet change that: all who can reach what it waits for. */
export function waitOf(system: Observed, state: State, goroutine: Goroutine): Wait | null {
  const { pending } = goroutine;
  if (pending === null || !isWaiting(pending)) return null;
  const waiting = (
    reason: WaitReason,
    resources: readonly ResourceId[],
    places: readonly Pointer[],
  ): Wait => ({
    reason,
    resources,
    goroutines: helpers(system, state, goroutine, places),
  });
  switch (pending.kind) {
    case 'send':
    case 'receive': {
      const reason = channelWait(state, pending.kind, pending.channel);
      const resources = 'channel' in reason ? [reason.channel.id] : [];
      return waiting(reason, resources, pending.channel ? [pending.channel] : []);
    }
    case 'select': {
      // Whoever stands at a channel that is not known does not wait.
      const known = pending.cases.filter((one) => one.kind !== 'unknown');
      const cases = known.map((one) => channelWait(state, one.kind, one.channel));
      const resources = cases.flatMap((one) => ('channel' in one ? [one.channel.id] : []));
      const places = known.flatMap((one) => (one.channel ? [one.channel] : []));
      return waiting({ kind: 'select', cases }, resources, places);
    }
    case 'lock':
    case 'write-lock':
    case 'write-locked':
    case 'read-lock': {
      const lock = lockResource(state, pending.lock);
      const mode = pending.kind === 'read-lock' ? 'read' : 'write';
      const ids = [...(lock.holder === null ? [] : [lock.holder]), ...lock.readers];
      const by = ids.flatMap((id) => state.find(id) ?? []).map(named);
      const queue = mode === 'write' ? [] : lock.queue;
      const behind = queue
        .flatMap(({ goroutine: id }) => state.find(id) ?? [])
        .filter((one) => one.pending?.kind === 'write-locked')
        .map(named);
      return waiting({ kind: 'locked', lock, mode, by, behind }, [lock.id], [pending.lock]);
    }
    case 'wait':
    case 'waited': {
      const waitgroup = placeName(state, 'w', 'waitgroup', pending.waitgroup);
      const counter = (peekIn(state, pending.waitgroup) as WaitGroupValue | null)?.counter ?? 0;
      return waiting(
        { kind: 'counter-not-zero', waitgroup, counter },
        [waitgroup.id],
        [pending.waitgroup],
      );
    }
    case 'cond-await': {
      const cond = placeName(state, 'q', 'cond', pending.cond);
      return waiting({ kind: 'not-signalled', cond }, [cond.id], [pending.cond]);
    }
    case 'sleeping': {
      const found = state.timers.find((timer) => timer.id === pending.timer);
      const timer = found ? nameTimer(found) : { id: 't0', name: 'Sleep' };
      return waiting({ kind: 'sleeping', timer }, [timer.id], []);
    }
    default:
      return unreachable(pending);
  }
}

function channelWait(state: State, kind: 'send' | 'receive', pointer: Pointer | null): ChannelWait {
  if (pointer === null) return { kind: 'nil-channel', operation: kind };
  const { capacity } = state.heap.get(pointer.object) as ChannelObject;
  const channel = channelName(state, pointer);
  if (kind === 'send')
    return capacity === 0
      ? { kind: 'no-receiver', channel }
      : { kind: 'buffer-full', channel, capacity };
  return capacity === 0 ? { kind: 'no-sender', channel } : { kind: 'buffer-empty', channel };
}

/** Who else can reach one of the places. */
function helpers(
  system: Observed,
  state: State,
  waiter: Goroutine,
  places: readonly Pointer[],
): readonly GoroutineId[] {
  const objects = new Set(places.map((place) => place.object));
  return state.goroutines
    .filter((other) => other !== waiter && reaches(system, state, other, objects))
    .map(({ id }) => id);
}

function reaches(
  system: Observed,
  state: State,
  goroutine: Goroutine,
  objects: ReadonlySet<number>,
): boolean {
  const reached = reachedFrom(state.heap, (visit) => {
    eachNeededReference(goroutine, visit);
    for (let global = 0; global < system.program.globals; global++) visit(global);
  });
  return [...objects].some((object) => reached.has(object));
}

type Waiting = Pending & {
  readonly kind:
    | 'send'
    | 'receive'
    | 'select'
    | 'lock'
    | 'write-lock'
    | 'write-locked'
    | 'read-lock'
    | 'wait'
    | 'waited'
    | 'cond-await'
    | 'sleeping';
};

const waitingKinds: ReadonlySet<string> = new Set<Waiting['kind']>([
  'send',
  'receive',
  'select',
  'lock',
  'write-lock',
  'write-locked',
  'read-lock',
  'wait',
  'waited',
  'cond-await',
  'sleeping',
]);

/** All others can always be carried out. */
function isWaiting(pending: Pending): pending is Waiting {
  return waitingKinds.has(pending.kind);
}
