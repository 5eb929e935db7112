import type { GoExpression } from '../../go/syntax.ts';
import { integer } from '../../expression/expression.ts';
import type { Quantity } from '../../model/quantity.ts';
import { quantityValue, type Opaque, type Value } from '../value.ts';
import { arrayLength } from './constants.ts';
import { textAt, type Here } from './context.ts';
import { fresh, underlying, withoutPointer } from './sources.ts';

/** len(x): never negative, and one value as long as nothing here adds to what x holds. */
export function lengthOf(here: Here, value: Value, expression: GoExpression): Quantity {
  const { builder, flow } = here;
  if (value.kind === 'collection') return value.length;
  if (value.kind === 'nil') return integer(0);
  if (value.kind === 'opaque') return opaqueLength(here, value, expression);
  const name = `len(${textAt(builder, expression.span)})`;
  return fresh(builder, {
    name,
    sort: 'int',
    origin: 'length',
    span: expression.span,
    loops: flow.loops,
    nonNegative: true,
  });
}

function opaqueLength(here: Here, value: Opaque, expression: GoExpression): Quantity {
  const { builder, flow } = here;
  const under =
    value.type === null
      ? null
      : underlying(builder.index, withoutPointer(underlying(builder.index, value.type)));
  const fixed = under === null ? null : arrayLength(builder.index, under);
  if (fixed !== null) return fixed;
  const last = value.name.split('.').at(-1) ?? value.name;
  // A map grows by assignment to its elements, a slice does not.
  const grows = (under === null || under.kind === 'map') && builder.facts.elementWrites.has(last);
  const key = `len ${value.id}`;
  const known = builder.remembered.get(key);
  if (!grows && known?.kind === 'quantity') return known.quantity;
  const length = fresh(builder, {
    name: `len(${value.name})`,
    sort: 'int',
    origin: value.origin === 'carried' ? 'carried' : 'length',
    span: expression.span,
    loops: grows ? flow.loops : value.loops,
    nonNegative: true,
    assumedStill: !grows && (value.name.includes('.') || under?.kind === 'map'),
  });
  if (!grows) builder.remembered.set(key, quantityValue(length));
  return length;
}
