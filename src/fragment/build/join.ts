import type { Span } from '../../base/span.ts';
import { sortOf, type Quantity } from '../../model/quantity.ts';
import { binary, conditional, not } from '../../expression/fold.ts';
import { readCell, writeCell, writtenSince } from '../store.ts';
import { sameValue, type Cell, type Deferred, type Value } from '../value.ts';
import { emit, further, inBranch, newId, type Here, type Path } from './context.ts';
import { readable, toQuantity } from './sources.ts';
import { carries, isIdentity, typeOfValue, unknownHere } from './variables.ts';
import { wrappingOf } from './wrapping.ts';

/** if condition { then } else { otherwise }, where only one of the two runs if the condition is known. */
export function branch(
  here: Here,
  condition: Quantity,
  span: Span,
  then: (inner: Here) => void,
  otherwise: (inner: Here) => void,
): void {
  const { flow } = here;
  if (flow.store === null) return;
  if (condition.kind === 'boolean') return condition.value ? then(here) : otherwise(here);
  const base = flow.store;
  const first = inBranch(here, then, condition);
  const second = inBranch(here, otherwise, not(condition));
  if (first.body.length > 0 || second.body.length > 0)
    emit(here, { kind: 'if', condition, then: first.body, otherwise: second.body, span });
  const depth = flow.path?.length ?? 0;
  const paths = [first, second].flatMap(({ store, path }): readonly Path[] =>
    store === null
      ? []
      : [
          {
            written: writtenSince(store, base),
            conditions: path === null ? null : path.slice(depth),
          },
        ],
  );
  const [only] = paths;
  if (only === undefined) flow.store = null;
  else joinPaths(here, paths, span);
  // Where one side does not come back, the other side's condition holds from now on.
  if (paths.length === 1 && only !== undefined) flow.path = further(flow.path, only.conditions);
}

/** Lets the current store hold what all of these paths may have written. */
export function joinPaths(here: Here, paths: readonly Path[], span: Span): void {
  const { store } = here.flow;
  if (store === null) return;
  const conditions = paths.map((path) => conjunction(path.conditions));
  const cells = new Set(paths.flatMap(({ written }) => [...written.keys()]));
  for (const cell of cells) {
    const before = readCell(store, cell);
    const values = paths.map(({ written }) => written.get(cell) ?? before);
    // Declared on some paths only: out of scope by now.
    const known = values.filter((value) => value !== null);
    if (known.length < values.length) continue;
    writeCell(store, cell, joinAll(here, cell, known, conditions, span));
  }
}

/** Null where nothing tells this path from the others. */
const conjunction = (conditions: readonly Quantity[] | null): Quantity | null =>
  conditions === null || conditions.length === 0
    ? null
    : conditions.reduce((a, b) => binary('&&', a, b));

/** Paths exclude each other: whichever's conditions hold was taken, the last one if no other. */
function joinAll(
  here: Here,
  cell: Cell,
  values: readonly Value[],
  conditions: readonly (Quantity | null)[],
  span: Span,
): Value {
  const last = values.at(-1);
  if (last === undefined) return { kind: 'nil' };
  // With several nameless paths there is no telling which one was taken.
  const told = conditions.slice(0, -1).every((condition) => condition !== null);
  let joined = last;
  for (let at = values.length - 2; at >= 0; at--)
    joined = joinValues(here, cell, [values[at]!, joined], told ? conditions[at]! : null, span);
  return readable(here, joined, cell.name, span);
}

function joinValues(
  here: Here,
  cell: Cell,
  values: readonly Value[],
  condition: Quantity | null,
  span: Span,
): Value {
  const [first, second] = values;
  if (first === undefined) return { kind: 'nil' };
  if (values.every((value) => sameValue(value, first))) return first;
  if (values.some((value) => value.kind === 'deferred')) return joinDeferred(values, condition);
  if (values.some((value) => carries(here, value) || isIdentity(value)))
    return { kind: 'mixed', carries: values.some((value) => carries(here, value)) };
  const numbers =
    condition === null || second === undefined ? null : asNumbers(here, first, second, span);
  if (numbers !== null && condition !== null)
    return {
      kind: 'quantity',
      quantity: conditional(cell.name, condition, numbers[0], numbers[1]),
      wraps: wrappingOf(...values),
    };
  if (
    condition !== null &&
    second !== undefined &&
    !values.some(({ kind }) => kind === 'mixed' || kind === 'collection' || kind === 'tuple')
  )
    return { kind: 'either', condition, then: first, otherwise: second };
  const like = values.find((value) => value.kind === 'quantity') ?? null;
  const type = values.map(typeOfValue).find((found) => found !== null) ?? null;
  return unknownHere(
    here,
    cell.name,
    type,
    span,
    like !== null && like.kind === 'quantity' ? like : null,
  );
}

/** Both as numbers, where at least one of them is known to be one. */
function asNumbers(
  here: Here,
  first: Value,
  second: Value,
  span: Span,
): readonly [Quantity, Quantity] | null {
  const known = first.kind === 'quantity' ? first : second.kind === 'quantity' ? second : null;
  const numeric = (value: Value): boolean => value.kind === 'quantity' || value.kind === 'opaque';
  if (known === null || !numeric(first) || !numeric(second)) return null;
  const sort = sortOf(known.quantity);
  const { builder, flow } = here;
  return [
    toQuantity(builder, first, sort, span, flow.loops),
    toQuantity(builder, second, sort, span, flow.loops),
  ];
}

/** What a branch deferred runs at the end if the branch was taken. */
function joinDeferred(values: readonly Value[], condition: Quantity | null): Value {
  const lists = values.map((value) => (value.kind === 'deferred' ? value.items : []));
  let shared = 0;
  while (lists.every((list) => list[shared] !== undefined && list[shared] === lists[0]![shared]))
    shared++;
  const items: Deferred[] = lists[0]!.slice(0, shared);
  lists.forEach((list, at) => {
    for (const item of list.slice(shared)) {
      const guard = condition === null ? null : at === 0 ? condition : not(condition);
      items.push({ ...item, guards: guard === null ? item.guards : [...item.guards, guard] });
    }
  });
  return { kind: 'deferred', items };
}

/** Runs a body that `leave` may end early; the scope is written down only if something left it. */
export function inScope(
  here: Here,
  why: 'call' | 'break' | 'continue',
  span: Span,
  run: (inner: Here, label: number) => void,
): void {
  const { builder, flow } = here;
  if (flow.store === null) return;
  const label = newId(builder);
  const base = flow.store;
  const paths: Path[] = [];
  const depth = flow.path?.length ?? 0;
  builder.exits.set(label, { base, depth, loops: flow.loops.length, paths });
  const { body, store, path } = inBranch(here, (inner) => run(inner, label));
  const kept = withoutLastLeave(body, label);
  const isLeft = paths.length > (kept === body ? 0 : 1);
  if (store !== null)
    paths.push({
      written: writtenSince(store, base),
      conditions: path === null ? null : path.slice(depth),
    });
  if (isLeft) emit(here, { kind: 'scope', label, why, body: kept, span });
  else flow.out.push(...kept);
  if (paths.length === 0) flow.store = null;
  else joinPaths(here, paths, span);
  if (paths.length === 1) flow.path = further(flow.path, paths[0]!.conditions);
  builder.exits.delete(label);
}

/** Leaving at the very end of a scope is no leaving. */
function withoutLastLeave<T extends { readonly kind: string }>(
  body: readonly T[],
  label: number,
): readonly T[] {
  const last = body.at(-1);
  const leaves =
    last !== undefined && last.kind === 'leave' && 'label' in last && last.label === label;
  return leaves ? body.slice(0, -1) : body;
}

export function leave(here: Here, label: number, span: Span): void {
  const { builder, flow } = here;
  const exits = builder.exits.get(label);
  if (flow.store === null || exits === undefined) return;
  const isInLoop = flow.loops.length > exits.loops;
  const conditions = isInLoop || flow.path === null ? null : flow.path.slice(exits.depth);
  exits.paths.push({ written: writtenSince(flow.store, exits.base), conditions });
  emit(here, { kind: 'leave', label, span });
  flow.store = null;
}
