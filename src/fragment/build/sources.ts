import type { Span } from '../../base/span.ts';
import type { GoType } from '../../go/syntax.ts';
import { sortOf, type Origin, type Quantity, type Source } from '../../model/quantity.ts';
import type { Sort } from '../../expression/sort.ts';
import { isLargerThan } from '../../expression/walk.ts';
import { conditional } from '../../expression/fold.ts';
import type { FileIndex } from '../file-index.ts';
import { quantityValue, type Opaque, type Value, type Wrapping } from '../value.ts';
import { newId, type Builder, type Here } from './context.ts';

interface SourceHint {
  readonly name: string;
  readonly sort: Sort;
  readonly origin: Origin;
  readonly span: Span;
  readonly loops: readonly number[];
  readonly nonNegative?: boolean;
  readonly assumedStill?: boolean;
}

export function newSource(builder: Builder, hint: SourceHint): Source {
  const { name, sort, origin, span, loops, nonNegative = false, assumedStill = false } = hint;
  const source: Source = {
    id: newId(builder),
    name,
    sort,
    origin,
    span,
    nonNegative,
    loops,
    assumedStill,
  };
  builder.sources.push(source);
  return source;
}

export function fresh(builder: Builder, hint: SourceHint): Quantity {
  return { kind: 'source', source: newSource(builder, hint) };
}

/** Longer formulas tell nobody anything, and in a chain each could be twice the one before. */
const longest = 200;

/** A value that can still be read, or else one of its own. */
export function readable(
  here: Pick<Here, 'builder' | 'flow'>,
  value: Value,
  name: string,
  span: Span,
): Value {
  if (value.kind !== 'quantity' || !isLargerThan(value.quantity, longest)) return value;
  const { builder, flow } = here;
  const sort = sortOf(value.quantity);
  const quantity = fresh(builder, { name, sort, origin: 'computed', span, loops: flow.loops });
  return { ...value, quantity };
}

interface UnknownHint {
  readonly name: string;
  readonly type: GoType | null;
  readonly origin: Opaque['origin'];
  readonly span: Span;
  readonly loops: readonly number[];
  readonly assumedStill?: boolean;
}

/** A value of which only the name and perhaps the type are known. */
export function unknownValue(builder: Builder, hint: UnknownHint): Value {
  const basic = hint.type === null ? null : basicSort(builder.index, hint.type);
  if (basic !== null) {
    const { sort, nonNegative, wraps } = basic;
    return { kind: 'quantity', quantity: fresh(builder, { ...hint, sort, nonNegative }), wraps };
  }
  const { name, type, origin, span, loops } = hint;
  return { kind: 'opaque', id: newId(builder), name, type, origin, span, loops };
}

const short = new Set(['int8', 'int16', 'uint8', 'uint16', 'byte']);
const integers = new Set(['int', 'int8', 'int16', 'int32', 'int64', 'rune']);
const naturals = new Set(['uint', 'uint8', 'uint16', 'uint32', 'uint64', 'uintptr', 'byte']);

interface BasicSort {
  readonly sort: Sort;
  readonly nonNegative: boolean;
  readonly wraps: Wrapping;
}

/** int, bool, or a named type that is one underneath. */
export function basicSort(index: FileIndex, type: GoType): BasicSort | null {
  const under = underlying(index, type);
  if (under.kind !== 'named' || under.package !== null) return null;
  const nonNegative = naturals.has(under.name);
  const wraps = { belowZero: nonNegative, soon: short.has(under.name) };
  if (nonNegative || integers.has(under.name)) return { sort: 'int', nonNegative, wraps };
  return under.name === 'bool' ? { sort: 'bool', nonNegative, wraps } : null;
}

/** Follows the names that the file declares. */
export function underlying(index: FileIndex, type: GoType): GoType {
  let under = type;
  for (let steps = 0; steps < 20; steps++) {
    if (under.kind !== 'named' || under.package !== null) return under;
    const next = index.types.get(under.name);
    if (next === undefined) return under;
    under = next;
  }
  return under;
}

/** A channel keeps the name of its type, whose methods it has. */
export function ofType(index: FileIndex, value: Value, type: GoType | null): Value {
  if (value.kind !== 'primitive' || type?.kind !== 'named' || type.package !== null) return value;
  return underlying(index, type).kind === 'channel' ? { ...value, typeName: type.name } : value;
}

export function withoutPointer(type: GoType): GoType {
  return type.kind === 'pointer' ? type.element : type;
}

/** sync.WaitGroup and its like, by name, as a value or behind a pointer. */
export function externalTypeName(index: FileIndex, type: GoType | null): string | null {
  if (type === null) return null;
  const bare = underlying(index, withoutPointer(underlying(index, type)));
  return bare.kind === 'named' && bare.package !== null ? `${bare.package}.${bare.name}` : null;
}

export function isChannelType(index: FileIndex, type: GoType | null): boolean {
  return (
    type !== null && underlying(index, withoutPointer(underlying(index, type))).kind === 'channel'
  );
}

/** As a number or a truth value; the same thing gives the same parameter. */
export function toQuantity(
  builder: Builder,
  value: Value,
  sort: Sort,
  span: Span,
  loops: readonly number[],
): Quantity {
  if (value.kind === 'quantity') return value.quantity;
  if (value.kind === 'either') {
    const then = toQuantity(builder, value.then, sort, span, loops);
    return conditional(
      textOr(builder, span),
      value.condition,
      then,
      toQuantity(builder, value.otherwise, sort, span, loops),
    );
  }
  if (value.kind !== 'opaque')
    return fresh(builder, { name: textOr(builder, span), sort, origin: 'computed', span, loops });
  const key = `as ${sort} ${value.id}`;
  const known = builder.remembered.get(key);
  if (known?.kind === 'quantity') return known.quantity;
  const { name, origin, loops: own } = value;
  const quantity = fresh(builder, {
    name,
    sort,
    origin,
    span: value.span,
    loops: own,
    assumedStill: name.includes('.'),
  });
  builder.remembered.set(key, quantityValue(quantity));
  return quantity;
}

function textOr(builder: Builder, span: Span): string {
  return builder.index.file.text.slice(span.start, span.end).replaceAll(/\s+/g, ' ').slice(0, 48);
}
