import type { GoroutineId, NamedResource } from '../run/names.ts';
import type { Wait, WaitReason } from '../run/observation.ts';
import { opAt, type BoundMachine } from './bound-machine.ts';
import { futureSets, toFutureKinds } from './futures.ts';
import type { State } from './state.ts';

/** Who may still do what somebody waits for. */
interface Waiting {
  at(state: State): (process: GoroutineId, reason: WaitReason) => Wait;
}

export function toWaiting(bound: BoundMachine): Waiting {
  const kinds = toFutureKinds(bound);
  const futures = futureSets(bound, kinds);
  const { channels, waitgroups } = bound.named;

  /** The kinds of operation of which one has to be done. */
  function needed(reason: WaitReason): { readonly on: NamedResource; readonly kinds: bigint } {
    switch (reason.kind) {
      case 'buffer-full':
      case 'no-receiver':
      case 'not-taken':
        return onChannel(reason.channel, kinds.receive);
      case 'buffer-empty':
      case 'no-sender':
        return onChannel(reason.channel, kinds.send);
      case 'other-exchange':
        return onChannel(reason.channel, kinds.send, kinds.receive);
      case 'counter-not-zero': {
        const index = waitgroups.indexOf(reason.waitgroup);
        return { on: reason.waitgroup, kinds: bit(kinds.lower(index)) };
      }
      case 'nil-channel':
      case 'select':
      case 'locked':
      case 'not-signalled':
      case 'sleeping':
        throw new Error(`nobody waits in VirGo for the reason ${reason.kind}`);
    }
  }

  function onChannel(channel: NamedResource, ...some: readonly ((index: number) => number)[]) {
    const index = channels.indexOf(channel);
    return { on: channel, kinds: some.reduce((all, kind) => all | bit(kind(index)), 0n) };
  }

  return {
    at({ points }) {
      /** No future tells of the last step of an exchange: who stands there makes it. */
      const acknowledges = (process: GoroutineId, reason: WaitReason): boolean => {
        if (reason.kind !== 'other-exchange') return false;
        const op = opAt(bound, points, process);
        return op?.kind === 'acknowledged' && channels[op.channel] === reason.channel;
      };
      const known = new Map<bigint, readonly GoroutineId[]>();
      return (process, reason) => {
        const { on, kinds: wanted } = needed(reason);
        const all =
          known.get(wanted) ??
          points.flatMap((point, other) =>
            point >= 0 && ((futures[other]![point]! & wanted) !== 0n || acknowledges(other, reason))
              ? [other]
              : [],
          );
        known.set(wanted, all);
        const goroutines = all.includes(process) ? all.filter((one) => one !== process) : all;
        return { reason, resources: [on.id], goroutines };
      };
    },
  };
}

function bit(kind: number): bigint {
  return 1n << BigInt(kind);
}
