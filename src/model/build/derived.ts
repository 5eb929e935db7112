import { type Origin, type Quantity, loopsOf } from '../quantity.ts';
import { visitLeaves } from '../../expression/walk.ts';
import type { Span } from '../../base/span.ts';
import type { TypeId } from '../../go/plain/ids.ts';
import type { Here } from './context.ts';
import { basicSort, fresh, restingIn, unknownValue } from './unknown.ts';
import { quantityValue, someElement, type Spot, type Value } from './value.ts';

/** What an operation is called where its result becomes a value of its own. */
export interface Named {
  readonly name: string;
  readonly span: Span;
}

/**
 * A result that the model cannot compute becomes a value of its own; the same operation on the same things
 * gives the same one, since what they stand for does not change.
 */
export function derived(
  here: Here,
  operator: string,
  left: Value,
  right: Value,
  type: TypeId | null,
  { name, span }: Named,
): Value {
  const { builder } = here;
  const keys = [keyOf(left), keyOf(right)];
  const key = keys.includes(null) ? null : `derived ${operator} ${keys.join(' ')} ${type ?? ''}`;
  const known = key === null ? undefined : builder.remembered.get(key);
  if (known !== undefined) return known;
  const loops = key === null ? here.flow.loops : loopsOfBoth(left, right);
  const origin = originOf(left, right);
  const resting = restingIn(left, right);
  const made: Value =
    type === null || basicSort(builder, type)?.sort === 'bool'
      ? quantityValue(fresh(builder, { name, sort: 'bool', origin, span, loops, resting }))
      : unknownValue(builder, {
          name,
          type,
          origin:
            origin === 'carried' || origin === 'received' || origin === 'stored'
              ? origin
              : 'computed',
          span,
          loops,
          resting,
        });
  if (key !== null) builder.remembered.set(key, made);
  return made;
}

/** What names a value that is the same one whenever it is met; null for all others. */
export function keyOf(value: Value): string | null {
  switch (value.kind) {
    case 'quantity':
      return keyOfQuantity(value.quantity);
    case 'opaque':
      return value.id;
    case 'nil':
      return 'nil';
    case 'text':
      return JSON.stringify(value.bytes);
    case 'boxed': {
      const inner = keyOf(value.value);
      return inner === null ? null : `boxed ${value.type} ${inner}`;
    }
    case 'slice':
      return value.backing === null ? 'nil' : null;
    case 'pointer':
      return keyOfSpot(value.spot);
    case 'map':
    case 'channel':
    case 'struct':
    case 'native':
    case 'closure':
    case 'elements':
    case 'known-function':
    case 'outside':
    case 'either':
    case 'mixed':
    case 'deferred':
      return null;
  }
}

/** Of what has a place of its own. */
function keyOfSpot({ cell, path }: Spot): string | null {
  return path.includes(someElement) ? null : `&${cell.key}.${path.join('.')}`;
}

function keyOfQuantity(quantity: Quantity): string {
  switch (quantity.kind) {
    case 'integer':
    case 'boolean':
      return String(quantity.value);
    case 'source':
      return `s${quantity.source.id}`;
    case 'iteration':
      return `t${quantity.loop}`;
    case 'unary':
      return `(${quantity.operator}${keyOfQuantity(quantity.operand)})`;
    case 'binary':
      return `(${keyOfQuantity(quantity.left)}${quantity.operator}${keyOfQuantity(quantity.right)})`;
    case 'conditional':
      return `(${keyOfQuantity(quantity.condition)}?${keyOfQuantity(quantity.then)}:${keyOfQuantity(quantity.otherwise)})`;
  }
}

export function loopsOfBoth(left: Value, right: Value): readonly number[] {
  return [...new Set([...loopsIn(left), ...loopsIn(right)])];
}

function loopsIn(value: Value): readonly number[] {
  if (value.kind === 'quantity') return [...loopsOf(value.quantity)];
  if (value.kind === 'opaque') return value.loops;
  if (value.kind === 'pointer') return value.spot.cell.loops;
  return value.kind === 'boxed' ? loopsIn(value.value) : [];
}

/** What depends on a carried value is carried, what depends on a received one is received. */
export function originOf(left: Value, right: Value): Origin {
  const origins = new Set<Origin>();
  for (const value of [left, right]) {
    if (value.kind === 'opaque' && value.constant === undefined) origins.add(value.origin);
    if (value.kind !== 'quantity') continue;
    visitLeaves(value.quantity, (leaf) => {
      if (leaf.kind === 'iteration') origins.add('carried');
      if (leaf.kind === 'source') origins.add(leaf.source.origin);
    });
  }
  if (origins.has('carried')) return 'carried';
  if (origins.has('received')) return 'received';
  // What the text itself decides and is not followed is no choice of anybody outside.
  if (origins.has('stored') || origins.size === 0) return 'stored';
  // A value of the caller's, compared or computed with what the text says, is still the caller's to decide.
  const others = [...origins].filter((origin) => origin !== 'parameter' && origin !== 'length');
  return others.length === 0 && origins.size > 0 ? 'parameter' : 'computed';
}
