import { sameExpression } from '../../expression/expression.ts';
import { someElement, type Spot, type Value } from './value.ts';

export function sameSpot(a: Spot, b: Spot): boolean {
  return a.cell.key === b.cell.key && samePath(a.path, b.path);
}

function samePath(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((step, at) => step === b[at]);
}

/** Certainly the same: false where that is not known. */
export function sameValue(a: Value, b: Value): boolean {
  if (a === b) return true;
  switch (a.kind) {
    case 'quantity':
      return b.kind === 'quantity' && sameExpression(a.quantity, b.quantity);
    case 'text':
      return b.kind === 'text' && a.bytes === b.bytes;
    case 'nil':
      return b.kind === 'nil';
    case 'pointer':
      return b.kind === 'pointer' && sameSpot(a.spot, b.spot) && !a.spot.path.includes(someElement);
    case 'struct':
      return b.kind === 'struct' && sameValues(a.fields, b.fields);
    case 'elements':
      return (
        b.kind === 'elements' &&
        sameValues(a.others, b.others) &&
        (a.known === null ? b.known === null : b.known !== null && sameValues(a.known, b.known))
      );
    case 'slice':
      return (
        b.kind === 'slice' &&
        a.backing?.key === b.backing?.key &&
        a.offset === b.offset &&
        a.fresh === b.fresh &&
        sameExpression(a.length, b.length)
      );
    case 'map':
      return b.kind === 'map' && a.contents.key === b.contents.key && a.length === b.length;
    case 'channel':
    case 'native':
      return b.kind === a.kind && a.primitive.id === b.primitive.id;
    case 'closure':
      return (
        b.kind === 'closure' &&
        a.function === b.function &&
        a.captures.length === b.captures.length &&
        a.captures.every((cell, at) => cell.key === b.captures[at]!.key)
      );
    case 'known-function':
      return (
        b.kind === 'known-function' && a.name === b.name && a.primitive?.id === b.primitive?.id
      );
    case 'boxed':
      return b.kind === 'boxed' && a.type === b.type && sameValue(a.value, b.value);
    case 'outside':
      return (
        b.kind === 'outside' &&
        a.name === b.name &&
        a.taken?.key === b.taken?.key &&
        a.contexts?.[0]?.id === b.contexts?.[0]?.id
      );
    case 'either':
      return (
        b.kind === 'either' &&
        sameExpression(a.condition, b.condition) &&
        sameValue(a.then, b.then) &&
        sameValue(a.otherwise, b.otherwise)
      );
    case 'mixed':
    case 'deferred':
      return false;
    case 'opaque':
      return b.kind === 'opaque' && a.id === b.id;
  }
}

function sameValues(a: readonly Value[], b: readonly Value[]): boolean {
  return a.length === b.length && a.every((value, at) => sameValue(value, b[at]!));
}
