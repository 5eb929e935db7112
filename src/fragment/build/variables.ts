import { unreachable } from '../../base/unreachable.ts';
import type { Span } from '../../base/span.ts';
import type { GoType, Name } from '../../go/syntax.ts';
import type { Variable } from '../../go/resolve/variable.ts';
import type { Source } from '../../model/quantity.ts';
import { readCell, writeCell } from '../store.ts';
import type { Activation, Cell, Value } from '../value.ts';
import { newCell, report, resolutionOf, type Builder, type Here } from './context.ts';
import { unknownValue } from './sources.ts';

export function variableOf(here: Here, name: Name): Variable | null {
  return resolutionOf(here).variables.get(name) ?? null;
}

export function cellOf(activation: Activation, variable: Variable): Cell | null {
  for (let run: Activation | null = activation; run !== null; run = run.parent) {
    const cell = run.cells.get(variable);
    if (cell !== undefined) return cell;
  }
  return null;
}

/** A declaration makes a new variable each time that it is reached: a turn of a loop has its own. */
export function declareVariable(here: Here, name: Name, value: Value): void {
  const variable = variableOf(here, name);
  if (variable === null || here.flow.store === null) return;
  const cell = newCell(here.builder, name.name);
  here.frame.activation.cells.set(variable, cell);
  writeCell(here.flow.store, cell, named(here.builder, value, name.name));
}

/** What a computation gave takes the name of the variable that holds it first. */
function named(builder: Builder, value: Value, name: string): Value {
  if (name === '_') return value;
  if (value.kind === 'opaque') return isPath(value.name) ? value : { ...value, name };
  if (value.kind !== 'quantity' || value.quantity.kind !== 'source') return value;
  const { source } = value.quantity;
  const kept =
    source.sort === 'bool' ||
    source.origin === 'parameter' ||
    source.origin === 'length' ||
    isPath(source.name);
  if (kept || source.name.startsWith('runtime.')) return value;
  const renamed: Source = { ...source, name };
  builder.sources[builder.sources.indexOf(source)] = renamed;
  return { ...value, quantity: { kind: 'source', source: renamed } };
}

const isPath = (name: string): boolean => /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(name);

export function assignVariable(
  here: Here,
  name: Name,
  value: Value,
  by: bigint | null = null,
): void {
  const variable = variableOf(here, name);
  const { store } = here.flow;
  if (store === null || name.name === '_') return;
  if (variable === null) {
    if (carries(here, value)) escape(here, value, 'is stored in a package variable', name.span);
    return;
  }
  const cell = cellOf(here.frame.activation, variable);
  if (cell === null) return;
  if (replaceStruct(here, variable, cell, value, name.span)) return;
  here.builder.writes.push({ cell, by, loops: here.flow.loops.length, path: here.flow.path });
  writeCell(store, cell, named(here.builder, value, name.name));
}

/** x = y of structs, where somebody has the address of x: x stays where it is. */
function replaceStruct(
  here: Here,
  variable: Variable,
  cell: Cell,
  value: Value,
  span: Span,
): boolean {
  const { store } = here.flow;
  const held = store === null ? null : readCell(store, cell);
  if (held?.kind !== 'object' || held.pointer) return false;
  if (!variable.writes.some(({ by }) => by === 'address')) return false;
  here.builder.interpreter.overwrite(here, held.object, value, span);
  return true;
}

/** Null where the name is no local variable. */
export function readVariable(here: Here, name: Name): Value | null {
  const variable = variableOf(here, name);
  const { store } = here.flow;
  if (variable === null || store === null) return null;
  const cell = cellOf(here.frame.activation, variable);
  const value = cell === null ? null : readCell(store, cell);
  if (cell === null || value === null) return unknownHere(here, name.name, null, name.span);
  const aliased = here.builder.remembered.has(aliasKey(cell));
  if (!variable.shared && !aliased) return value;
  if (isIdentity(value)) {
    const rebound = variable.shared && variable.writes.some(({ by }) => by === 'assignment');
    return rebound ? { kind: 'mixed', carries: carries(here, value) } : value;
  }
  return unknownHere(here, name.name, typeOfValue(value), name.span, value);
}

export const aliasKey = (cell: Cell): string => `alias ${cell.id}`;

/** Things that are what they are, whoever looks at them. */
export function isIdentity(value: Value): boolean {
  switch (value.kind) {
    case 'primitive':
    case 'errgroup':
    case 'object':
    case 'closure':
    case 'declared':
    case 'method':
    case 'external':
    case 'package':
    case 'type':
    case 'builtin':
    case 'outside':
      return true;
    case 'collection':
    case 'deferred':
    case 'either':
    case 'mixed':
    case 'nil':
    case 'opaque':
    case 'quantity':
    case 'text':
    case 'tuple':
      return false;
    default:
      return unreachable(value);
  }
}

export function typeOfValue(value: Value): GoType | null {
  return value.kind === 'opaque' ? value.type : null;
}

/** A value that may be another one at the next look. */
export function unknownHere(
  here: Here,
  name: string,
  type: GoType | null,
  span: Span,
  like: Value | null = null,
  origin: 'stored' | 'carried' = 'stored',
): Value {
  const { builder, flow } = here;
  if (like?.kind === 'quantity') {
    const sort = like.quantity.kind === 'boolean' || isBool(like) ? 'bool' : 'int';
    const made: GoType = { kind: 'named', package: null, name: sort, span };
    const value = unknownValue(builder, { name, type: made, origin, span, loops: flow.loops });
    return value.kind === 'quantity' ? { ...value, wraps: like.wraps } : value;
  }
  return unknownValue(builder, { name, type, origin, span, loops: flow.loops });
}

function isBool(value: Value & { kind: 'quantity' }): boolean {
  const { quantity } = value;
  switch (quantity.kind) {
    case 'source':
      return quantity.source.sort === 'bool';
    case 'unary':
      return quantity.operator === '!';
    case 'binary':
      return !['+', '-', '*', '/'].includes(quantity.operator);
    case 'conditional':
      return isBool({ kind: 'quantity', quantity: quantity.then });
    case 'boolean':
    case 'integer':
    case 'iteration':
      return quantity.kind === 'boolean';
    default:
      return unreachable(quantity);
  }
}

/** Whether a channel, a waitgroup or a lock of this fragment can be reached through the value. */
export function carries(here: Here, value: Value, seen: Set<unknown> = new Set()): boolean {
  const { store } = here.flow;
  switch (value.kind) {
    case 'primitive':
    case 'errgroup':
    case 'method':
      return true;
    case 'mixed':
      return value.carries;
    case 'tuple':
      return value.values.some((part) => carries(here, part, seen));
    case 'collection':
      return value.elements?.some((part) => carries(here, part, seen)) ?? false;
    case 'object': {
      if (seen.has(value.object)) return false;
      seen.add(value.object);
      return [...value.object.fields.values()].some((cell) =>
        carriesCell(here, store && readCell(store, cell), seen),
      );
    }
    case 'closure': {
      if (seen.has(value.literal)) return false;
      seen.add(value.literal);
      const captured =
        value.activation.resolution.captured.get(value.literal) ?? new Set<Variable>();
      return [...captured].some((variable) => {
        const cell = cellOf(value.activation, variable);
        return cell !== null && carriesCell(here, store && readCell(store, cell), seen);
      });
    }
    case 'declared':
    case 'external':
      return value.receiver !== null && carries(here, value.receiver, seen);
    case 'builtin':
    case 'deferred':
    case 'either':
    case 'nil':
    case 'opaque':
    case 'outside':
    case 'package':
    case 'quantity':
    case 'text':
    case 'type':
      return false;
    default:
      return unreachable(value);
  }
}

function carriesCell(here: Here, value: Value | null, seen: Set<unknown>): boolean {
  return value !== null && carries(here, value, seen);
}

/** Reports every primitive that can be reached through the value as out of reach from now on. */
export function escape(here: Here, value: Value, how: string, span: Span): void {
  report(here.builder, 'go-escape', span, { name: nameOf(here.builder, value, span), how });
}

function nameOf(builder: Builder, value: Value, span: Span): string {
  if (value.kind === 'primitive' || value.kind === 'errgroup' || value.kind === 'method')
    return value.primitive.name;
  return builder.index.file.text.slice(span.start, span.end).split('\n')[0]!.slice(0, 40);
}
