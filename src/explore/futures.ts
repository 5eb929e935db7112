import { unreachable } from '../base/unreachable.ts';
import type { BoundMachine } from './bound-machine.ts';
import type { Op, OpOf } from './op.ts';
import { nextPoint } from './packed/remaining.ts';

/** The kinds of thing that a process may still do, as numbers: one per channel or waitgroup. */
export interface FutureKinds {
  readonly send: (channel: number) => number;
  readonly receive: (channel: number) => number;
  readonly raise: (waitgroup: number) => number;
  readonly lower: (waitgroup: number) => number;
  readonly wait: (waitgroup: number) => number;
  /** A crash that comes whatever the others do. */
  readonly crash: number;
  readonly count: number;
}

/** Numbered one after the other. */
export function toFutureKinds({ machine }: BoundMachine): FutureKinds {
  const channels = machine.channels.length;
  const waitgroups = machine.waitgroups.length;
  const afterChannels = 2 * channels;
  const crash = afterChannels + 3 * waitgroups;
  return {
    send: (channel) => channel,
    receive: (channel) => channels + channel,
    raise: (waitgroup) => afterChannels + waitgroup,
    lower: (waitgroup) => afterChannels + waitgroups + waitgroup,
    wait: (waitgroup) => afterChannels + 2 * waitgroups + waitgroup,
    crash,
    count: crash + 1,
  };
}

/**
 * What a process may still do at each of its points, the processes that it will spawn included: a set of
 * kinds as the bits of a bigint, by [process][point].
 */
export function futureSets(
  bound: BoundMachine,
  kinds: FutureKinds,
): readonly (readonly bigint[])[] {
  const all: bigint[][] = [];
  for (let process = bound.processes.length - 1; process >= 0; process--) {
    const ops = bound.processes[process]!;
    const sets = new Array<bigint>(ops.length + 1).fill(0n);
    all[process] = sets;
    for (let point = ops.length - 1; point >= 0; point--) {
      const op = ops[point]!;
      if (op.kind === 'loop-head') closeLoop(bound, op, point, sets);
      else if (op.kind !== 'loop-next') {
        const own = kindOf(op, kinds);
        const spawned = op.kind === 'spawn' ? all[op.process]![0]! : 0n;
        const later = sets[nextPoint(op) ?? ops.length]!;
        sets[point] = (own === null ? 0n : 1n << BigInt(own)) | spawned | later;
      }
    }
  }
  return all;
}

/** From anywhere in a loop everything in it may come again, which is a little more than is true. */
function closeLoop(bound: BoundMachine, op: OpOf<'loop-head'>, head: number, sets: bigint[]): void {
  const body = bound.loops[op.loop]!.iterations > 0 ? sets[op.body]! : 0n;
  for (let point = head; point < op.exit; point++) sets[point] = body | sets[op.exit]!;
}

function kindOf(op: Op, kinds: FutureKinds): number | null {
  switch (op.kind) {
    case 'send':
      return kinds.send(op.channel);
    case 'receive':
      return kinds.receive(op.channel);
    case 'add':
      if (op.amount === 0) return null;
      return op.amount > 0 ? kinds.raise(op.waitgroup) : kinds.lower(op.waitgroup);
    case 'wait':
      return kinds.wait(op.waitgroup);
    // What comes after a number that is too large is not known: it must not be passed over either.
    case 'crash':
    case 'too-large':
      return kinds.crash;
    case 'make-channel':
    case 'acknowledged':
    case 'spawn':
    case 'return':
    case 'branch':
    case 'jump':
    case 'loop-head':
    case 'loop-next':
      return null;
    default:
      return unreachable(op);
  }
}
