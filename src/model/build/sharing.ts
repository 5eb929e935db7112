import { sameValue } from './same-value.ts';
import type { Cell, Value } from './value.ts';

/**
 * Which cells goroutines share. A cell that one goroutine writes while another may touch it holds, at any
 * moment, one of the values that were ever written to it. A pass records all accesses; where it finds a
 * cell shared that it took for private, there is another pass that knows.
 */
export interface Sharing {
  /** From the passes before: what each shared cell may hold. */
  readonly known: ReadonlyMap<string, Shared>;
  /** In their order; a loop that is tried again takes back what the trial noted. */
  readonly accesses: Access[];
  readonly written: Map<string, Shared>;
  /** Cells that were written while nobody else ran. */
  readonly early: Map<string, Cell>;
}

export interface Shared {
  readonly options: readonly Value[];
  readonly reach: Reach;
}

/**
 * Who changes a cell besides the goroutines of the model: `handed` to others, it may get other data, and channels,
 * locks and functions in it stay what they are; `leaked` to code that we have no text of, it may get anything.
 */
export type Reach = 'own' | 'handed' | 'leaked';

/** The wider of the two. */
export function widest(one: Reach, other: Reach): Reach {
  if (one === 'leaked' || other === 'leaked') return 'leaked';
  return one === 'handed' || other === 'handed' ? 'handed' : 'own';
}

/** A goroutine; those that a loop starts are one. */
export interface Process {
  readonly key: string;
  readonly parent: Process | null;
  /** When it was started, counted in steps of the pass. */
  readonly started: number;
  /** The loops around the `go`. */
  readonly loops: readonly number[];
}

export interface Access {
  readonly cell: string;
  readonly process: Process;
  readonly at: number;
  readonly writes: boolean;
  readonly loops: readonly number[];
  readonly cellLoops: readonly number[];
}

/** Of values that differ in numbers alone two stand for all: they are only asked whether there is one. */
export function withOption(options: readonly Value[], value: Value): readonly Value[] {
  if (options.some((option) => sameValue(option, value))) return options;
  const outline = outlineOf(value);
  const alike = options.filter((option) => outlineOf(option) === outline).length;
  return alike >= 2 ? options : [...options, value];
}

/** The value without its numbers: what it leads to. */
export function outlineOf(value: Value): string {
  const before = outlines.get(value);
  if (before !== undefined) return before;
  const outline = outlined(value);
  outlines.set(value, outline);
  return outline;
}

const outlines = new WeakMap<Value, string>();

function outlined(value: Value): string {
  switch (value.kind) {
    case 'quantity':
    case 'text':
    case 'opaque':
    case 'nil':
    case 'deferred':
      return value.kind;
    case 'pointer':
      return `*${value.spot.cell.key}.${value.spot.path.join('.')}`;
    case 'struct':
      return `{${value.fields.map(outlineOf).join()}}`;
    case 'elements':
      return `[${(value.known ?? []).map(outlineOf).join()};${value.others.map(outlineOf).join()}]`;
    case 'slice':
      return `slice ${value.backing?.key ?? ''}`;
    case 'map':
      return `map ${value.contents.key}`;
    case 'channel':
    case 'native':
      return `${value.kind} ${value.primitive.id}`;
    case 'closure':
      return `closure ${value.function} ${value.captures.map(({ key }) => key).join()}`;
    case 'known-function':
      return `${value.name} ${value.primitive?.id ?? ''}`;
    case 'boxed':
      return `boxed ${value.type} ${outlineOf(value.value)}`;
    case 'outside':
      return `outside ${value.taken?.key ?? value.name} ${value.contexts?.[0]?.id ?? ''}`;
    case 'either':
      return `either ${outlineOf(value.then)} ${outlineOf(value.otherwise)}`;
    case 'mixed':
      return `mixed ${value.open} ${value.options.map(outlineOf).join()}`;
  }
}

/** Whether accesses of different goroutines to a cell are not ordered by one being started after the other. */
export function conflicts(cellLoops: readonly number[], accesses: readonly Access[]): boolean {
  return accesses.some(
    (one, at) =>
      one.writes &&
      (meetsItself(cellLoops, one) ||
        accesses.some((other, second) => second !== at && areUnordered(cellLoops, one, other))),
  );
}

/** The goroutines of one `go` in a loop, and a cell from outside of that loop. */
function meetsItself(cellLoops: readonly number[], { process }: Access): boolean {
  for (let one: Process | null = process; one !== null; one = one.parent)
    if (one.loops.some((loop) => !cellLoops.includes(loop))) return true;
  return false;
}

function areUnordered(cellLoops: readonly number[], a: Access, b: Access): boolean {
  if (a.process.key === b.process.key) return false;
  return !isBeforeStart(cellLoops, a, b.process) && !isBeforeStart(cellLoops, b, a.process);
}

/** The access comes before the `go` that leads to the process, in every iteration of the cell's life. */
function isBeforeStart(
  cellLoops: readonly number[],
  { process, at, loops }: Access,
  started: Process,
): boolean {
  for (let one = started; one.parent !== null; one = one.parent) {
    if (one.parent.key !== process.key) continue;
    const repeats = loops.some((loop) => one.loops.includes(loop) && !cellLoops.includes(loop));
    return at < one.started && !repeats;
  }
  return false;
}
