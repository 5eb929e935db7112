import { conditional } from '../../expression/fold.ts';
import { integer } from '../../expression/expression.ts';
import type { Quantity } from '../quantity.ts';
import type { PlainSpan } from '../../go/plain/span.ts';
import { placeOf, shapeOf, textAt, type Here } from './context.ts';
import { settle } from './settle.ts';
import { fresh, restingIn } from './unknown.ts';
import { quantityValue, type Opaque, type Value } from './value.ts';

const plain = { belowZero: false, soon: false };

/** len(x): never negative, and one value as long as x is the same. */
export function lengthOf(here: Here, given: Value, span: PlainSpan): Value {
  const value = settle(here, given);
  const known = knownLength(here, value);
  return quantityValue(known ?? freshLength(here, textAt(here, span), span), plain);
}

export function knownLength(here: Here, value: Value): Quantity | null {
  switch (value.kind) {
    case 'slice':
      return value.length;
    case 'map':
      return value.length;
    case 'nil':
      return integer(0);
    case 'text':
      return integer(value.bytes.length);
    case 'opaque':
      return opaqueLength(here, value, 'len');
    case 'either': {
      const then = knownLength(here, value.then);
      const otherwise = knownLength(here, value.otherwise);
      return then === null || otherwise === null
        ? null
        : conditional('length', value.condition, then, otherwise);
    }
    case 'pointer':
    case 'channel':
    case 'struct':
    case 'native':
    case 'closure':
    case 'quantity':
    case 'elements':
    case 'known-function':
    case 'boxed':
    case 'outside':
    case 'mixed':
    case 'deferred':
      return null;
  }
}

/** Of an unknown slice, string or map: the same thing has the same length. */
export function opaqueLength(here: Here, value: Opaque, what: 'len' | 'cap'): Quantity {
  const { builder } = here;
  const shape = shapeOf(builder, value.type);
  if (shape.kind === 'array') return integer(shape.length);
  const key = `${what} ${value.id}`;
  const known = builder.remembered.get(key);
  if (known?.kind === 'quantity') return known.quantity;
  const length = fresh(builder, {
    name: `${what}(${value.name})`,
    sort: 'int',
    origin: value.origin === 'parameter' ? 'length' : value.origin,
    span: value.span,
    loops: value.loops,
    nonNegative: true,
    assumedStill: value.assumedStill || shape.kind === 'map',
    resting:
      shape.kind === 'map'
        ? [...restingIn(value), { name: value.name, what: 'map' }]
        : restingIn(value),
    about: { kind: 'measure', what, of: value.id, isText: shape.kind === 'string' },
    ...(what === 'len' && value.lengthRange !== undefined ? { range: value.lengthRange } : {}),
    key,
  });
  builder.remembered.set(key, quantityValue(length));
  return length;
}

/** Of an unknown string. */
export function runeCount({ builder }: Here, string: Opaque): Quantity {
  return fresh(builder, {
    name: `utf8.RuneCountInString(${string.name})`,
    sort: 'int',
    origin: string.origin === 'parameter' ? 'length' : string.origin,
    span: string.span,
    loops: string.loops,
    nonNegative: true,
    resting: restingIn(string),
    key: `runes ${string.id}`,
  });
}

/** []byte(s) is as long as s, []rune(s) has an element for each of its runes. */
export function measureConverted(here: Here, string: Opaque, converted: Opaque): void {
  const shape = shapeOf(here.builder, converted.type);
  const element = shape.kind === 'slice' ? shapeOf(here.builder, shape.element) : null;
  if (element?.kind !== 'integer') return;
  const length = element.bits === 8 ? opaqueLength(here, string, 'len') : runeCount(here, string);
  here.builder.remembered.set(`len ${converted.id}`, quantityValue(length));
}

function freshLength(here: Here, name: string, span: PlainSpan): Quantity {
  return fresh(here.builder, {
    name,
    sort: 'int',
    origin: 'stored',
    span: placeOf(here, span),
    loops: here.flow.loops,
    nonNegative: true,
  });
}

export function capacityOf(here: Here, given: Value, span: PlainSpan): Value {
  const value = settle(here, given);
  if (value.kind === 'channel') return quantityValue(value.capacity, plain);
  if (value.kind === 'nil') return quantityValue(integer(0), plain);
  if (value.kind === 'opaque') return quantityValue(opaqueLength(here, value, 'cap'), plain);
  return quantityValue(freshLength(here, textAt(here, span), span), plain);
}
