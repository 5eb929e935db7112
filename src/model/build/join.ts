import { conditional, not } from '../../expression/fold.ts';
import { type Quantity, sortOf } from '../quantity.ts';
import type { Span } from '../../base/span.ts';
import type { TypeId } from '../../go/plain/ids.ts';
import type { Block, Decision } from '../statements.ts';
import { someStatement } from '../walk.ts';
import { carries, isIdentity, isPerIteration, mixed } from './carry.ts';
import {
  emit,
  fieldName,
  further,
  inBranch,
  keyAt,
  idOf,
  type Here,
  type Path,
} from './context.ts';
import { joinDeferred } from './deferred-value.ts';
import { conjuncts, simplified } from './facts.ts';
import { madeIn } from './made-in.ts';
import { publish } from './publish.ts';
import { readCell, writeCell, writtenSince, type Held } from './store.ts';
import { fresh, readable, toQuantity, unknownLike, unknownValue } from './unknown.ts';
import { sameValue } from './same-value.ts';
import { waysOf } from './ways.ts';
import type { Cell, Value, Wrapping } from './value.ts';

/** if condition { then } else { otherwise }; only one of the two runs if the path decides the condition. */
export function branch(
  here: Here,
  given: Quantity,
  span: Span,
  then: (inner: Here) => void,
  otherwise: (inner: Here) => void,
): void {
  const { flow } = here;
  if (flow.store === null) return;
  const condition = simplified(flow.path, given);
  if (condition.kind === 'boolean') return condition.value ? then(here) : otherwise(here);
  const base = flow.store;
  const sides = [
    { facts: conjuncts(condition), run: then },
    { facts: conjuncts(not(condition)), run: otherwise },
  ].map(({ facts, run }) =>
    inBranch(here, (inner) => {
      inner.flow.path = further(inner.flow.path, facts);
      run(inner);
    }),
  );
  const [first, second] = [sides[0]!, sides[1]!];
  if (first.body.length > 0 || second.body.length > 0)
    emit(here, { kind: 'if', condition, then: first.body, otherwise: second.body, span });
  const depth = flow.path?.length ?? 0;
  const paths = sides.flatMap(({ store, path, silent, alone }): readonly Path[] =>
    store === null
      ? []
      : [
          {
            written: writtenSince(store, base),
            conditions: path === null ? null : path.slice(depth),
            decides: null,
            isSilent: silent,
            alone,
            facts: path,
          },
        ],
  );
  finish(here, paths, span, depth, null);
}

/** Goes on behind what several paths lead out of. */
function finish(
  here: Here,
  paths: readonly Path[],
  span: Span,
  depth: number,
  key: string | null,
): void {
  const { flow } = here;
  const [only] = paths;
  if (only === undefined) {
    flow.store = null;
    return;
  }
  joinPaths(here, paths, span, key);
  flow.silent = paths.every(({ isSilent }) => isSilent);
  // Where one side does not come back, the other side's condition holds from now on.
  const before = flow.path?.slice(0, depth) ?? null;
  flow.path = paths.length === 1 ? further(before, only.conditions ?? []) : before;
}

/**
 * Lets the current store hold what any of these paths may have written. With a key, a choice of its own says of a path
 * without a condition whether it was taken.
 */
export function joinPaths(
  here: Here,
  paths: readonly Path[],
  span: Span,
  key: string | null = null,
): void {
  const { store } = here.flow;
  if (store === null) return;
  const ways = waysOf(here, paths, span, key);
  const cells = new Map<string, Cell>();
  for (const { written } of paths) for (const [key, { cell }] of written) cells.set(key, cell);
  for (const [key, cell] of cells) {
    const before = readCell(store, cell);
    const values = paths.map(({ written }) => written.get(key)?.value ?? before);
    const known = values.filter((value) => value !== null);
    // Made on some paths only: nothing leads to it from the others.
    if (known.length < values.length) {
      const [first] = known;
      if (known.length === 1 && first !== undefined) writeCell(store, cell, first);
      else if (first !== undefined) writeCell(store, cell, mixedUnlessSame(cell, known));
      continue;
    }
    writeCell(store, cell, joinAll(here, cell, known, ways(known, cell.name ?? 'value'), span));
  }
  if (paths.some(({ alone }) => !alone)) publish(here);
}

function mixedUnlessSame(cell: Cell, values: readonly Value[]): Value {
  const [first] = values;
  return first !== undefined && values.every((value) => sameValue(value, first))
    ? first
    : mixed(cell.type, values);
}

/** Paths exclude each other: whichever's condition holds was taken, the last one if no other. */
function joinAll(
  here: Here,
  cell: Cell,
  values: readonly Value[],
  conditions: readonly (Quantity | null)[],
  span: Span,
): Value {
  let joined = values.at(-1)!;
  for (let at = values.length - 2; at >= 0; at--) {
    const what = { cell, type: cell.type, name: cell.name ?? 'value', span };
    joined = joinValues(here, what, values[at]!, joined, conditions[at]!);
  }
  return readable(here, joined, cell.name ?? 'value', span);
}

interface Joined {
  readonly cell: Cell;
  readonly type: TypeId | null;
  readonly name: string;
  readonly span: Span;
}

/** The first value if the condition holds, else the second; with no condition, either of them. */
export function joinValues(
  here: Here,
  what: Joined,
  first: Value,
  second: Value,
  condition: Quantity | null,
): Value {
  if (sameValue(first, second)) return first;
  const deferred = joinDeferred(first, second, condition);
  if (deferred !== null) return deferred;
  // A variable of a type that nobody knows may hold structs of two types.
  if (
    first.kind === 'struct' &&
    second.kind === 'struct' &&
    first.fields.length === second.fields.length
  )
    return {
      ...first,
      fields: first.fields.map((field, at) =>
        joinValues(
          here,
          { ...what, type: null, name: fieldName(here, what.name, first.type, at) },
          field,
          second.fields[at]!,
          condition,
        ),
      ),
    };
  if (first.kind === 'elements' && second.kind === 'elements')
    return joinElements(here, what, first, second, condition);
  if (
    first.kind === 'slice' &&
    second.kind === 'slice' &&
    first.backing?.key === second.backing?.key
  )
    return joinSlices(here, what, first, second, condition);
  const numbers = condition === null ? null : asNumbers(here, first, second, what.name, what.span);
  if (numbers !== null && condition !== null)
    return {
      kind: 'quantity',
      quantity: conditional(what.name, condition, numbers[0], numbers[1]),
      wraps: wrappingOf(first, second),
    };
  if (condition !== null && !hasMixed(first) && !hasMixed(second))
    return { kind: 'either', condition, then: first, otherwise: second };
  return withoutCondition(here, what, first, second);
}

const hasMixed = (value: Value): boolean => value.kind === 'mixed';

function withoutCondition(here: Here, what: Joined, first: Value, second: Value): Value {
  const isPlain = (value: Value): boolean => !isIdentity(value) && !carries(here, value);
  const type = what.type ?? typeOfOpaque(first) ?? typeOfOpaque(second);
  const number = first.kind === 'quantity' ? first : second.kind === 'quantity' ? second : null;
  if (number !== null || (type !== null && isPlain(first) && isPlain(second))) {
    const { builder, flow } = here;
    if (number !== null) {
      const quantity = toQuantity(
        here,
        { kind: 'text', bytes: '' },
        sortOf(number.quantity),
        what.span,
        what.name,
      );
      return { kind: 'quantity', quantity, wraps: wrappingOf(first, second) };
    }
    return unknownValue(builder, {
      name: what.name,
      type: type!,
      origin: 'stored',
      span: what.span,
      loops: flow.loops,
    });
  }
  return mixed(type, [first, second]);
}

const typeOfOpaque = (value: Value): TypeId | null => (value.kind === 'opaque' ? value.type : null);

function joinElements(
  here: Here,
  what: Joined,
  first: Value & { kind: 'elements' },
  second: Value & { kind: 'elements' },
  condition: Quantity | null,
): Value {
  const { known } = first;
  const others = [...first.others, ...second.others];
  if (known !== null && second.known !== null && known.length === second.known.length)
    return {
      ...first,
      known: known.map((value, at) =>
        joinValues(here, { ...what, type: null }, value, second.known![at]!, condition),
      ),
      others,
    };
  return {
    ...first,
    known: null,
    others: [...others, ...(known ?? []), ...(second.known ?? [])],
  };
}

function joinSlices(
  here: Here,
  what: Joined,
  first: Value & { kind: 'slice' },
  second: Value & { kind: 'slice' },
  condition: Quantity | null,
): Value {
  const one: Value = { kind: 'quantity', quantity: first.length };
  const other: Value = { kind: 'quantity', quantity: second.length };
  const length = joinValues(here, { ...what, name: `len(${what.name})` }, one, other, condition);
  return {
    ...first,
    offset: first.offset === second.offset ? first.offset : null,
    fresh: first.fresh && second.fresh,
    length: toQuantity(here, length, 'int', what.span, `len(${what.name})`),
  };
}

/** Both as numbers, where at least one of them is known to be one. */
function asNumbers(
  here: Here,
  first: Value,
  second: Value,
  name: string,
  span: Span,
): readonly [Quantity, Quantity] | null {
  const known = first.kind === 'quantity' ? first : second.kind === 'quantity' ? second : null;
  const numeric = (value: Value): boolean => value.kind === 'quantity' || value.kind === 'opaque';
  if (known === null || !numeric(first) || !numeric(second)) return null;
  const sort = sortOf(known.quantity);
  return [toQuantity(here, first, sort, span, name), toQuantity(here, second, sort, span, name)];
}

function wrappingOf(...values: readonly Value[]): Wrapping {
  const known = values.flatMap((value) =>
    value.kind === 'quantity' && value.wraps !== undefined ? [value.wraps] : [],
  );
  return {
    belowZero: known.some(({ belowZero }) => belowZero),
    soon: known.some(({ soon }) => soon),
  };
}

/** Runs a body that `leave` may end early; the scope is written down only if something left it. */
export function inScope(
  here: Here,
  why: 'call' | 'break' | 'continue',
  key: { readonly node: object; readonly what: string },
  span: Span,
  run: (inner: Here, label: number) => void,
): void {
  const { builder, flow } = here;
  if (flow.store === null) return;
  const label = idOf(builder, `label ${keyAt(here, key.node, key.what)}`);
  const base = flow.store;
  const paths: Path[] = [];
  const depth = flow.path?.length ?? 0;
  const { loops, forks } = flow;
  builder.exits.set(label, { base, depth, loops: loops.length, forks, paths });
  const decides: Decision[] = [];
  const { body, store, path, silent, alone } = inBranch(here, (inner) => run(inner, label));
  const shortened = withoutLastLeave(body, label);
  const isLeft = paths.length > (shortened === body ? 0 : 1) && mentionsLeave(shortened, label);
  if (store !== null)
    paths.push({
      written: writtenSince(store, base),
      conditions: path === null ? null : path.slice(depth),
      decides,
      isSilent: silent,
      alone,
      facts: path,
    });
  if (isLeft) emit(here, { kind: 'scope', label, why, body: shortened, decides, span });
  else for (const statement of shortened) emit(here, statement);
  builder.exits.delete(label);
  finish(here, paths, span, depth, isLeft ? `${keyAt(here, key.node, key.what)}` : null);
}

/** What the cells hold when a loop is left: of what each iteration has of its own, only that it was one of them. */
function outliving(
  here: Here,
  written: ReadonlyMap<string, Held>,
  loops: readonly number[],
): ReadonlyMap<string, Held> {
  const outer: Here = { ...here, flow: { ...here.flow, loops } };
  const after = new Map<string, Held>();
  for (const [key, { cell, value }] of written)
    after.set(key, { cell, value: outlived(outer, value, cell) });
  return after;
}

function outlived(here: Here, value: Value, cell: Cell): Value {
  const { loops } = here.flow;
  if (!isPerIteration(value, loops, madeIn(here.builder))) return value;
  const name = cell.name ?? 'value';
  switch (value.kind) {
    case 'quantity': {
      const sort = sortOf(value.quantity);
      const span = cell.span;
      const quantity = fresh(here.builder, { name, sort, origin: 'stored', span, loops });
      return { ...value, quantity };
    }
    case 'struct':
      return { ...value, fields: value.fields.map((field) => outlived(here, field, cell)) };
    case 'elements':
      return {
        ...value,
        known: value.known?.map((one) => outlived(here, one, cell)) ?? null,
        others: value.others.map((one) => outlived(here, one, cell)),
      };
    case 'slice':
      return value.backing === null || value.backing.loops.every((loop) => loops.includes(loop))
        ? (unknownLike(here, value, name, cell.type, cell.span, 'stored') satisfies Value)
        : carries(here, value)
          ? mixed(null, [value], true)
          : unknownValue(here.builder, {
              name,
              type: cell.type,
              origin: 'stored',
              span: cell.span,
              loops,
            });
    case 'deferred':
      return value;
    case 'boxed':
      return { ...value, value: outlived(here, value.value, cell) };
    case 'pointer':
    case 'map':
    case 'channel':
    case 'nil':
    case 'native':
    case 'closure':
    case 'text':
    case 'known-function':
    case 'outside':
    case 'either':
    case 'mixed':
    case 'opaque':
      return carries(here, value) || value.kind !== 'opaque'
        ? mixed(null, [value])
        : { ...value, id: `${value.id} after`, loops, origin: 'stored' };
  }
}

function mentionsLeave(block: Block, label: number): boolean {
  return someStatement(block, (one) => one.kind === 'leave' && one.label === label);
}

/** Leaving at the very end of a scope is no leaving. */
function withoutLastLeave(body: Block, label: number): Block {
  const last = body.at(-1);
  return last?.kind === 'leave' && last.label === label ? body.slice(0, -1) : body;
}

export function leave(here: Here, label: number, span: Span): void {
  const { builder, flow } = here;
  const exits = builder.exits.get(label);
  if (flow.store === null || exits === undefined) return;
  const isInLoop = flow.loops.length > exits.loops;
  const isOpen = isInLoop || flow.forks > exits.forks || flow.path === null;
  const conditions = isOpen || flow.path === null ? null : flow.path.slice(exits.depth);
  const all = writtenSince(flow.store, exits.base);
  const written = isInLoop ? outliving(here, all, flow.loops.slice(0, exits.loops)) : all;
  const decides: Decision[] = [];
  const { silent: isSilent, path: facts, alone } = flow;
  exits.paths.push({ written, inside: all, conditions, decides, isSilent, alone, facts });
  // Written down without making the path a loud one: leaving is not communicating.
  flow.out.push({ kind: 'leave', label, decides, span });
  flow.store = null;
}
