import { unreachable } from '../../base/unreachable.ts';
import type { Value } from '../value.ts';
import { loopsOf, type Quantity } from '../../model/quantity.ts';

/** Null for what may be another thing next time. */
export function keyOf(value: Value): string | null {
  switch (value.kind) {
    case 'opaque':
      return `o${value.id}`;
    case 'text':
      return `t${value.text}`;
    case 'nil':
      return 'nil';
    case 'quantity':
      return keyOfQuantity(value.quantity);
    case 'primitive':
      return `p${value.primitive.id}`;
    case 'object':
      return `O${value.object.id}`;
    case 'builtin':
    case 'closure':
    case 'collection':
    case 'declared':
    case 'deferred':
    case 'either':
    case 'errgroup':
    case 'external':
    case 'method':
    case 'mixed':
    case 'outside':
    case 'package':
    case 'tuple':
    case 'type':
      return null;
    default:
      return unreachable(value);
  }
}

function keyOfQuantity(value: Quantity): string {
  switch (value.kind) {
    case 'integer':
    case 'boolean':
      return String(value.value);
    case 'source':
      return `s${value.source.id}`;
    case 'iteration':
      return `i${value.loop}`;
    case 'unary':
      return `${value.operator}(${keyOfQuantity(value.operand)})`;
    case 'binary':
      return `(${keyOfQuantity(value.left)}${value.operator}${keyOfQuantity(value.right)})`;
    case 'conditional':
      return `(${[value.condition, value.then, value.otherwise].map(keyOfQuantity).join('?')})`;
  }
}

export function loopsOfValue(value: Value): readonly number[] {
  if (value.kind === 'opaque') return value.loops;
  return value.kind === 'quantity' ? [...loopsOf(value.quantity)] : [];
}
