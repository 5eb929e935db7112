import { loopsOf } from '../quantity.ts';
import type { Span } from '../../base/span.ts';
import type { TypeId } from '../../go/plain/ids.ts';
import type { Primitive } from '../primitive.ts';
import { report, type Here } from './context.ts';
import { loosen } from './loosen.ts';
import { publish } from './publish.ts';
import { readCell } from './store.ts';
import { sameValue } from './same-value.ts';
import { widest, type Reach } from './sharing.ts';
import { noteAssigned, type Closure } from './assigned.ts';
import type { Cell, Opaque, Value } from './value.ts';
import { contentsOf } from './contents.ts';

/** What can be reached through a value: its primitives, closures and cells, each visited once. */
interface Reached {
  readonly cells: ReadonlyMap<string, Cell>;
  readonly carriers: readonly Value[];
  /** The types of what interfaces hold. */
  readonly boxes: ReadonlySet<TypeId>;
  /** Something that may be any of what was ever made. */
  readonly open: boolean;
  /** What is only known by name. */
  readonly opaques: readonly Opaque[];
  /** The contexts that can be cancelled through it. */
  readonly cancels: readonly Primitive[];
  readonly closures: readonly Closure[];
}

export function reachedFrom(
  here: Here,
  values: readonly Value[],
  { throughClosures = true }: { readonly throughClosures?: boolean } = {},
): Reached {
  const cells = new Map<string, Cell>();
  const carriers: Value[] = [];
  const opaques: Opaque[] = [];
  const cancels: Primitive[] = [];
  const closures: Closure[] = [];
  const boxes = new Set<TypeId>();
  let open = false;
  const pending = values.map(contentsOf);
  const visitCell = (cell: Cell): void => {
    if (cells.has(cell.key)) return;
    cells.set(cell.key, cell);
    for (const held of heldIn(here, cell)) pending.push(contentsOf(held));
  };
  for (let contents = pending.pop(); contents !== undefined; contents = pending.pop()) {
    for (const value of contents.notable) {
      if (value.kind === 'channel' || value.kind === 'native') carriers.push(value);
      if (value.kind === 'known-function' && value.primitive !== undefined)
        cancels.push(value.primitive);
      if (value.kind === 'opaque') opaques.push(value);
      if (value.kind === 'boxed') boxes.add(value.type);
      if (value.kind === 'closure') closures.push(value);
      if (value.kind === 'mixed') open ||= value.open;
    }
    contents.cells.forEach(visitCell);
    if (throughClosures) contents.captured.forEach(visitCell);
  }
  return { cells, carriers, boxes, open, opaques, cancels, closures };
}

/** What a cell holds, or may hold where goroutines share it. */
export function heldIn({ builder, flow: { store } }: Here, cell: Cell): readonly Value[] {
  const held = store === null ? null : readCell(store, cell);
  const shared = builder.sharing.known.get(cell.key)?.options ?? [];
  return held === null ? [...shared, ...(builder.past.get(cell.key) ?? [])] : [held, ...shared];
}

/** Whether a channel, a lock or a waitgroup of this model can be reached through the value. */
export function carries(here: Here, ...values: readonly Value[]): boolean {
  const { carriers, open, cancels } = reachedFrom(here, values);
  // It is asked of what goes where it is not followed.
  cancels.forEach((one) => loosen(here.builder, one));
  return open || carriers.some((one) => primitiveIn(one)?.foreign !== true);
}

export function primitiveIn(value: Value): Primitive | undefined {
  return 'primitive' in value ? value.primitive : undefined;
}

/** A value with a primitive goes where it is not followed. */
export function escape(here: Here, value: Value, how: string, span: Span): void {
  const { carriers, cancels } = reachedFrom(here, [value]);
  cancels.forEach((one) => loosen(here.builder, one));
  const own = carriers.map(primitiveIn).find((one) => one?.foreign === false);
  if (own !== undefined) return report(here.builder, 'go-escape', span, { name: own.name, how });
  if (carries(here, value))
    report(here.builder, 'go-escape', span, { name: 'what was made here', how });
}

/** Code without text may change all cells that it gets hold of, now and later. */
export function leak(
  here: Here,
  values: readonly Value[],
  reach: Exclude<Reach, 'own'> = 'leaked',
): void {
  const { cells, cancels, closures } = reachedFrom(here, values);
  cancels.forEach((one) => loosen(here.builder, one));
  for (const one of closures) noteAssigned(here.builder, one);
  if (cells.size > 0) publish(here);
  const { written } = here.builder.sharing;
  for (const { key } of cells.values()) {
    const { options, reach: before } = written.get(key) ?? { options: [], reach: 'own' };
    written.set(key, { options, reach: widest(before, reach) });
  }
}

const mostOptions = 12;

/** One of several values, where nothing tells which. */
export function mixed(type: TypeId | null, values: readonly Value[], open = false): Value {
  const options: Value[] = [];
  let isOpen = open;
  const add = (value: Value): void => {
    if (value.kind === 'mixed') {
      isOpen ||= value.open;
      value.options.forEach(add);
    } else if (value.kind === 'either') {
      add(value.then);
      add(value.otherwise);
    } else if (!options.some((option) => sameValue(option, value))) options.push(value);
  };
  values.forEach(add);
  const isTooMuch = options.length > mostOptions;
  return {
    kind: 'mixed',
    type,
    options: isTooMuch ? options.slice(0, mostOptions) : options,
    open: isOpen || isTooMuch,
  };
}

/** Things that are what they are, whoever looks at them. */
export function isIdentity(value: Value): boolean {
  switch (value.kind) {
    case 'quantity':
    case 'opaque':
    case 'text':
    case 'either':
    case 'mixed':
    case 'elements':
    case 'struct':
    case 'slice':
    case 'map':
    case 'deferred':
      return false;
    case 'nil':
    case 'pointer':
    case 'channel':
    case 'native':
    case 'closure':
    case 'known-function':
    case 'boxed':
    case 'outside':
      return true;
  }
}

/** The value is another one in each iteration of a loop that is not around `loops`. */
export function isPerIteration(
  value: Value,
  loops: readonly number[],
  madeIn: (primitive: number) => readonly number[],
): boolean {
  const beyond = (own: Iterable<number>): boolean => [...own].some((loop) => !loops.includes(loop));
  switch (value.kind) {
    case 'quantity':
      return beyond(loopsOf(value.quantity));
    case 'text':
    case 'nil':
    case 'known-function':
    case 'deferred':
      return false;
    case 'opaque':
      return beyond(value.loops);
    case 'outside':
      return value.taken !== null && beyond(value.taken.loops);
    case 'pointer':
      return beyond(value.spot.cell.loops) || value.spot.path.some((step) => step < 0);
    case 'struct':
      return value.fields.some((field) => isPerIteration(field, loops, madeIn));
    case 'elements':
      return [...(value.known ?? []), ...value.others].some((one) =>
        isPerIteration(one, loops, madeIn),
      );
    case 'slice':
      return value.backing !== null && beyond(value.backing.loops);
    case 'map':
      return beyond(value.contents.loops);
    case 'channel':
    case 'native':
      return beyond(madeIn(value.primitive.id));
    case 'closure':
      return value.captures.some((cell) => beyond(cell.loops));
    case 'boxed':
      return isPerIteration(value.value, loops, madeIn);
    case 'either':
      return (
        beyond(loopsOf(value.condition)) ||
        isPerIteration(value.then, loops, madeIn) ||
        isPerIteration(value.otherwise, loops, madeIn)
      );
    case 'mixed':
      return value.options.some((one) => isPerIteration(one, loops, madeIn));
  }
}
