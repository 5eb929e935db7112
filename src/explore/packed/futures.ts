import type { BoundMachine, Op } from '../bind.ts';
import { nextPoint } from './remaining.ts';
import type { PackedProgram } from './program.ts';

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

/** What each process may still do at each row, the processes that it will spawn included. */
export interface Futures {
  readonly kinds: FutureKinds;
  /** Bits, `width` words to a row. */
  readonly bits: Int32Array;
  readonly width: number;
}

export function mayStill({ bits, width }: Futures, row: number, kind: number): boolean {
  return ((bits[row * width + (kind >> 5)]! >>> (kind & 31)) & 1) === 1;
}

export function toFutures(program: PackedProgram): Futures {
  const { bound } = program;
  const kinds = toKinds(bound);
  const sets = futureSets(bound, kinds);
  const width = (kinds.count + 31) >> 5;
  const bits = new Int32Array(program.code.length * width);
  sets.forEach((points, process) => {
    points.forEach((set, point) => {
      const row = program.base[process]! + point + 1;
      for (let word = 0; word < width; word++) {
        bits[row * width + word] = Number(BigInt.asIntN(32, set >> BigInt(32 * word)));
      }
    });
  });
  return { kinds, bits, width };
}

function toKinds({ machine }: BoundMachine): FutureKinds {
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

/** A set of kinds as the bits of a bigint, by [process][point]. */
function futureSets(bound: BoundMachine, kinds: FutureKinds): readonly (readonly bigint[])[] {
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
function closeLoop(
  bound: BoundMachine,
  op: Op & { readonly kind: 'loop-head' },
  head: number,
  sets: bigint[],
): void {
  const body = bound.loops[op.loop]!.turns > 0 ? sets[op.body]! : 0n;
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
    default:
      return null;
  }
}
