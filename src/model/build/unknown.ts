import { conditional } from '../../expression/fold.ts';
import type { About } from '../comparison.ts';
import {
  type Origin,
  type Quantity,
  type Resting,
  type ValueRange,
  type Source,
  sortOf,
} from '../quantity.ts';
import type { Sort } from '../../expression/sort.ts';
import { isLargerThan, visitLeaves } from '../../expression/walk.ts';
import type { Span } from '../../base/span.ts';
import type { TypeId } from '../../go/plain/ids.ts';
import { idOf, shapeOf, type Builder, type Here } from './context.ts';
import {
  quantityValue,
  type Opaque,
  type UnknownOrigin,
  type Value,
  type Wrapping,
} from './value.ts';

interface SourceRequest {
  readonly name: string;
  readonly sort: Sort;
  readonly origin: Origin;
  readonly span: Span;
  readonly loops: readonly number[];
  readonly nonNegative?: boolean;
  readonly range?: ValueRange;
  readonly assumedStill?: boolean;
  readonly about?: About;
  readonly resting?: readonly Resting[];
  /** Tells it apart from all others in every pass; one without is new in each pass. */
  readonly key?: string;
}

/** A value of its own: nothing is known of it but its sort. */
export function newSource(builder: Builder, request: SourceRequest): Source {
  const { name, sort, origin, span, loops, nonNegative = false, assumedStill = false } = request;
  const key = request.key ?? `${builder.pass} ${builder.sources.length}`;
  const id = idOf(builder, `source ${key}`);
  const { range, about, resting = [] } = request;
  const source: Source = {
    id,
    name,
    sort,
    origin,
    span,
    nonNegative,
    loops,
    assumedStill,
    ...(range === undefined ? {} : { range }),
    ...(about === undefined ? {} : { about }),
    ...(resting.length === 0 ? {} : { resting }),
  };
  builder.sources.push(source);
  return source;
}

export function fresh(builder: Builder, request: SourceRequest): Quantity {
  return { kind: 'source', source: newSource(builder, request) };
}

/** Longer formulas tell nobody anything, and in a chain each could be twice the one before. */
const longest = 200;

/** A value that can still be read, or else one of its own. */
export function readable(here: Here, value: Value, name: string, span: Span): Value {
  if (value.kind !== 'quantity' || !isLargerThan(value.quantity, longest)) return value;
  const { builder, flow } = here;
  const sort = sortOf(value.quantity);
  const quantity = fresh(builder, { name, sort, origin: 'stored', span, loops: flow.loops });
  return { ...value, quantity };
}

interface UnknownRequest {
  readonly name: string;
  readonly type: TypeId;
  readonly origin: UnknownOrigin;
  readonly span: Span;
  readonly loops: readonly number[];
  readonly assumedStill?: boolean;
  readonly resting?: readonly Resting[];
  readonly key?: string;
  /** Of it, or of its length. */
  readonly range?: ValueRange;
}

/** A value of which only the type and a name are known. */
export function unknownValue(builder: Builder, request: UnknownRequest): Value {
  const basic = basicSort(builder, request.type);
  if (basic !== null) {
    const { sort, wraps } = basic;
    const nonNegative = basic.nonNegative || isNatural(request.range);
    return quantityValue(fresh(builder, { ...request, sort, nonNegative }), wraps);
  }
  const { name, type, origin, span, loops, assumedStill = false, range, resting = [] } = request;
  const id = request.key ?? `opaque ${builder.pass} ${++builder.counter.opaques}`;
  return {
    kind: 'opaque',
    id,
    name,
    type,
    origin,
    span,
    loops,
    assumedStill,
    ...(range === undefined ? {} : { lengthRange: range }),
    ...(resting.length === 0 ? {} : { resting }),
  };
}

const isNatural = (range: ValueRange | undefined): boolean =>
  range !== undefined && range.least !== null && range.least >= 0n;

interface BasicSort {
  readonly sort: Sort;
  readonly nonNegative: boolean;
  readonly wraps: Wrapping;
}

/** Of integers and truth values; all else is no quantity. */
export function basicSort(builder: Builder, type: TypeId): BasicSort | null {
  const shape = shapeOf(builder, type);
  if (shape.kind === 'boolean')
    return { sort: 'bool', nonNegative: false, wraps: { belowZero: false, soon: false } };
  if (shape.kind !== 'integer') return null;
  const wraps = { belowZero: !shape.signed, soon: shape.bits < 32 };
  return { sort: 'int', nonNegative: !shape.signed, wraps };
}

/** As a number or a truth value; the same thing gives the same one. */
export function toQuantity(
  here: Here,
  value: Value,
  sort: Sort,
  span: Span,
  name: string,
): Quantity {
  const { builder, flow } = here;
  if (value.kind === 'quantity') return value.quantity;
  if (value.kind === 'either') {
    const { condition, then, otherwise } = value;
    return conditional(
      name,
      condition,
      toQuantity(here, then, sort, span, name),
      toQuantity(here, otherwise, sort, span, name),
    );
  }
  if (value.kind !== 'opaque')
    return fresh(builder, { name, sort, origin: 'stored', span, loops: flow.loops });
  const key = `as ${sort} ${value.id}`;
  const known = builder.remembered.get(key);
  if (known?.kind === 'quantity') return known.quantity;
  const quantity = fresh(builder, {
    name: value.name,
    sort,
    origin: value.origin,
    span: value.span,
    loops: value.loops,
    assumedStill: value.assumedStill,
    resting: restingIn(value),
  });
  builder.remembered.set(key, quantityValue(quantity));
  return quantity;
}

/** What of the caller's a value was computed from that is taken to stay. */
export function restingIn(...values: readonly Value[]): readonly Resting[] {
  const found = new Map<string, Resting>();
  const add = (list: readonly Resting[]): void =>
    list.forEach((one) => found.set(`${one.what} ${one.name}`, one));
  for (const value of values) {
    if (value.kind === 'boxed') add(restingIn(value.value));
    if (value.kind === 'opaque') add(restingOf(value));
    if (value.kind === 'quantity')
      visitLeaves(value.quantity, (leaf) => {
        if (leaf.kind === 'source') add(restingOf(leaf.source));
      });
  }
  return [...found.values()];
}

const restingOf = ({
  name,
  assumedStill,
  resting,
}: Pick<Source, 'name' | 'assumedStill' | 'resting'>): readonly Resting[] =>
  resting ?? (assumedStill ? [{ name, what: 'value' }] : []);

/** What is reached through something unknown: the same path leads to the same thing. */
function partOf(here: Here, owner: Opaque, what: string, name: string, type: TypeId): Value {
  const { builder } = here;
  const key = `part ${owner.id} ${what}`;
  const known = builder.remembered.get(key);
  if (known !== undefined) return known;
  const { origin, loops, assumedStill } = owner;
  const { span } = builder.reading;
  const value = unknownValue(builder, { name, type, origin, span, loops, assumedStill, key });
  builder.remembered.set(key, value);
  return value;
}

/** The unknown value of a struct, with a value for each of its fields. */
export function spread(here: Here, owner: Opaque): Value {
  const shape = shapeOf(here.builder, owner.type);
  if (shape.kind !== 'struct') return owner;
  const fields = shape.fields.map(({ name, type, embedded }) =>
    partOf(
      here,
      owner,
      `.${name}`,
      embedded || isNative(here.builder, type) ? owner.name : `${owner.name}.${name}`,
      type,
    ),
  );
  return { kind: 'struct', type: owner.type, fields };
}

/** The state inside of a lock has no name of its own. */
const isNative = (builder: Builder, type: TypeId): boolean =>
  shapeOf(builder, type).kind === 'native';

/** Another value of the same type as this one; of a slice another length, not another array. */
export function unknownLike(
  here: Here,
  value: Value,
  name: string,
  type: TypeId,
  span: Span,
  origin: UnknownOrigin,
): Value {
  const { builder, flow } = here;
  const basic = basicSort(builder, type);
  if (basic !== null || value.kind !== 'slice')
    return unknownValue(builder, { name, type, origin, span, loops: flow.loops });
  const length = fresh(builder, {
    name: `len(${name})`,
    sort: 'int',
    origin: origin === 'carried' ? 'carried' : 'length',
    span,
    loops: flow.loops,
    nonNegative: true,
  });
  return { ...value, offset: null, length, fresh: false };
}
