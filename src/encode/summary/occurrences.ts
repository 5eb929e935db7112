import type {
  Add,
  ChannelIndex,
  Instruction,
  LoopIndex,
  Machine,
  Point,
  PointIndex,
  ProcessIndex,
  Receive,
  Send,
  Wait,
  WaitGroupIndex,
} from '../../process/machine.ts';

/** An instruction and where it stands: (π, n, ...), as in Figs 7 and 13. */
export interface Occurrence<I extends Instruction = Instruction> {
  readonly process: ProcessIndex;
  readonly point: PointIndex;
  readonly instruction: I;
  readonly place: Point;
}

export function occurrences(machine: Machine): readonly Occurrence[] {
  return machine.processes.flatMap(({ index, points }) =>
    points.map((place, point) => ({
      process: index,
      point,
      instruction: place.instruction,
      place,
    })),
  );
}

function ofKind<K extends Instruction['kind']>(
  machine: Machine,
  kind: K,
): readonly Occurrence<Extract<Instruction, { kind: K }>>[] {
  return occurrences(machine).filter(
    (occurrence): occurrence is Occurrence<Extract<Instruction, { kind: K }>> =>
      occurrence.instruction.kind === kind,
  );
}

/** O, restricted to one channel and one direction. */
export function sends(machine: Machine, channel: ChannelIndex): readonly Occurrence<Send>[] {
  return ofKind(machine, 'send').filter(({ instruction }) => instruction.channel === channel);
}

export function receives(machine: Machine, channel: ChannelIndex): readonly Occurrence<Receive>[] {
  return ofKind(machine, 'receive').filter(({ instruction }) => instruction.channel === channel);
}

/** W_A, restricted to one waitgroup. */
export function additions(machine: Machine, waitgroup: WaitGroupIndex): readonly Occurrence<Add>[] {
  return ofKind(machine, 'add').filter(({ instruction }) => instruction.waitgroup === waitgroup);
}

/** Where somebody waits for the waitgroup. */
export function waits(machine: Machine, waitgroup: WaitGroupIndex): readonly Occurrence<Wait>[] {
  return ofKind(machine, 'wait').filter(({ instruction }) => instruction.waitgroup === waitgroup);
}

export const spawns = (machine: Machine) => ofKind(machine, 'spawn');
export const branches = (machine: Machine) => ofKind(machine, 'branch');
export const returns = (machine: Machine) => ofKind(machine, 'return');
export const loopHeads = (machine: Machine) => ofKind(machine, 'loop-head');
export const declarations = (machine: Machine) => ofKind(machine, 'make-channel');

/** Those outside of loops, and those inside grouped by their loop. */
export function byLoop<T extends Occurrence>(
  all: readonly T[],
): { readonly outside: readonly T[]; readonly inside: ReadonlyMap<LoopIndex, readonly T[]> } {
  const inside = new Map<LoopIndex, T[]>();
  const outside: T[] = [];
  for (const occurrence of all) {
    const { loop } = occurrence.place;
    if (loop === null) outside.push(occurrence);
    else inside.set(loop, [...(inside.get(loop) ?? []), occurrence]);
  }
  return { outside, inside };
}
