import type { LocalId, TypeId } from '../../go/plain/ids.ts';
import type { PlainSpan } from '../../go/plain/span.ts';
import { keyAt, localType, placeOf, textAt, type Here } from './context.ts';
import { initializeCell, readSpot, writeSpot } from './memory.ts';
import { readCell, writeCell } from './store.ts';
import { unknownValue } from './unknown.ts';
import type { Cell, Value } from './value.ts';
import { zeroValue } from './zero.ts';

/** The cell of a local: a boxed one has another one after each declaration. */
export function cellOf(here: Here, local: LocalId): Cell {
  const { frame } = here;
  const known = frame.cells.get(local);
  if (known !== undefined) return known;
  const made = newLocalCell(here, local, '');
  frame.cells.set(local, made);
  return made;
}

function newLocalCell(here: Here, local: LocalId, occasion: string): Cell {
  const { frame, flow } = here;
  const { name, type, span } = frame.function.locals[local]!;
  return {
    key: `${frame.key}.${local}${occasion}`,
    reach: 'own',
    name: name ?? madeName(here, local),
    type,
    loops: flow.loops,
    span: placeOf(here, span),
  };
}

/** What a local that desugaring made stands for: the call that gave it, or an expression. */
function madeName(here: Here, local: LocalId): string | null {
  const { callText, function: own } = here.frame;
  if (own.results.includes(local)) return callText;
  if (own.origin !== 'text') return null;
  const text = textAt(here, own.locals[local]!.span);
  return text === '' ? null : text;
}

/** Gives a boxed local a new cell at its declaration, with its zero value. */
export function declareLocal(here: Here, local: LocalId, node: object): void {
  const next = here.frame.renewed.get(node);
  if (next !== undefined) return void here.frame.cells.set(local, next);
  const cell = newLocalCell(here, local, `@${keyAt(here, node)}`);
  here.frame.cells.set(local, cell);
  const { name, type } = here.frame.function.locals[local]!;
  const making = { key: cell.key, name: name ?? 'value', span: cell.span };
  initializeCell(here, cell, zeroValue(here, type, making));
}

export function isBoxed(here: Here, local: LocalId): boolean {
  return here.frame.function.locals[local]!.boxed;
}

export function readLocal(here: Here, local: LocalId): Value {
  const { store } = here.flow;
  const cell = cellOf(here, local);
  const type = localType(here, local);
  if (store === null) return { kind: 'nil' };
  if (isBoxed(here, local)) return readSpot(here, { cell, path: [] }, type);
  const held = readCell(store, cell);
  if (held !== null) return held;
  const name = cell.name ?? 'value';
  return unknownValue(here.builder, {
    name,
    type,
    origin: 'stored',
    span: cell.span,
    loops: here.flow.loops,
  });
}

export function writeLocal(here: Here, local: LocalId | null, value: Value): void {
  const { store } = here.flow;
  if (store === null || local === null) return;
  const cell = cellOf(here, local);
  if (isBoxed(here, local)) writeSpot(here, { cell, path: [] }, value);
  else writeCell(store, cell, value);
}

/** A new object on the heap. */
export function newCell(
  here: Here,
  node: object,
  name: string | null,
  type: TypeId,
  span: PlainSpan,
  what = '',
): Cell {
  return {
    key: `new ${keyAt(here, node, what)}`,
    reach: 'own',
    name,
    type,
    loops: here.flow.loops,
    span: placeOf(here, span),
  };
}
