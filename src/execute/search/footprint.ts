import { unreachable } from '../../base/unreachable.ts';
import type { Goroutine } from '../state/goroutine.ts';
import type { CasePending, Pending } from '../state/pending.ts';

/** The objects that a step of a goroutine depends on, or `everything`. */
export type Footprint = readonly number[] | 'everything';

/**
 * What the next step touches that others may touch as well: the objects of the operation, and the memory
 * that the goroutine has touched on its way there, which is as good as touched now.
 */
export function footprintOf(goroutine: Goroutine): Footprint {
  const { pending, accesses } = goroutine;
  if (pending === null || supposesForAll(pending)) return 'everything';
  const objects = objectsOf(pending);
  if (objects === 'everything' || accesses === null) return objects;
  return [...objects, ...accesses.touches.map(({ object }) => object)];
}

/** The first object of the footprint of a goroutine; -1 where that is none, or everything. */
export function firstObject({ pending, accesses }: Goroutine): number {
  if (pending === null) return none;
  const object = pending.kind === 'select' ? firstOfCases(pending.cases) : objectOf(pending);
  if (object === everything) return none;
  return object === none && accesses !== null ? accesses.touches[0]!.object : object;
}

/** That a channel is closed which is only ever closed others see, too. */
function supposesForAll(pending: Pending): boolean {
  if (pending.kind === 'outside') return pending.isOnlyClosed;
  if (pending.kind !== 'select') return false;
  return pending.cases.some((one) => one.kind === 'unknown' && one.isOnlyClosed);
}

/** Those of the operation that it stands at. */
export function objectsOf(pending: Pending): Footprint {
  if (pending.kind === 'select')
    return pending.cases.flatMap((one) =>
      one.kind === 'unknown' || one.channel === null ? [] : [one.channel.object],
    );
  const object = objectOf(pending);
  return object === everything ? 'everything' : object === none ? [] : [object];
}

function firstOfCases(cases: readonly CasePending[]): number {
  for (const one of cases)
    if (one.kind !== 'unknown' && one.channel !== null) return one.channel.object;
  return none;
}

const none = -1;
const everything = -2;

/** The object that an operation on one is on. */
function objectOf(pending: Exclude<Pending, { kind: 'select' }>): number {
  switch (pending.kind) {
    case 'send':
    case 'receive':
    case 'close':
    case 'channel-length':
      return pending.channel === null ? none : pending.channel.object;
    case 'lock':
    case 'unlock':
    case 'try-lock':
    case 'write-lock':
    case 'write-locked':
    case 'write-unlock':
    case 'try-write-lock':
    case 'read-lock':
    case 'read-unlock':
    case 'try-read-lock':
      return pending.lock.object;
    case 'add':
    case 'wait':
    case 'waited':
      return pending.waitgroup.object;
    case 'cond-enqueue':
    case 'cond-await':
    case 'signal':
    case 'broadcast':
      return pending.cond.object;
    case 'access':
    case 'atomic':
      return pending.place.object;
    case 'spawn':
    case 'choose':
    case 'outside':
    case 'yield':
      return none;
    case 'sleep':
    case 'sleeping':
    case 'start-timer':
    case 'stop-timer':
    case 'expect':
    case 'count':
    case 'print':
    case 'finish':
    case 'die':
    case 'endless':
      return everything;
    default:
      return unreachable(pending);
  }
}
