import type { Span } from '../../base/span.ts';
import { not } from '../../expression/fold.ts';
import type { Origin } from '../../model/quantity.ts';
import type { Sort } from '../../expression/sort.ts';
import { visitLeaves } from '../../expression/walk.ts';
import { quantityValue, type Value } from '../value.ts';
import { foldOperation, isArithmetic, resultSort } from './constants.ts';
import { textAt, type Here } from './context.ts';
import { fresh } from './sources.ts';
import { keyOf, loopsOfValue } from './value-key.ts';

/**
 * A result that VirGo cannot compute becomes a value of its own; the same operation on the same
 * things gives the same one, since what they stand for does not change.
 */
export function derived(
  here: Here,
  operator: string,
  left: Value,
  right: Value,
  sort: Sort | null,
  span: Span,
  nonNegative = false,
): Value {
  const { builder, flow } = here;
  if (left.kind === 'quantity' && right.kind === 'quantity') {
    const folded = foldOperation(operator, left.quantity, right.quantity);
    const isOutside = nonNegative && folded?.kind === 'integer' && folded.value < 0n;
    if (folded !== null && !isOutside) return quantityValue(folded);
  }
  const keys = [keyOf(left), keyOf(right)];
  const loops = [...new Set([...loopsOfValue(left), ...loopsOfValue(right)])];
  const isSame = keys.every((key) => key !== null);
  const base = operator === '!=' ? '==' : operator;
  const key = `derived ${base} ${keys.join(' ')}`;
  const known = isSame ? builder.remembered.get(key) : undefined;
  if (known !== undefined)
    return operator === '!=' && known.kind === 'quantity'
      ? quantityValue(not(known.quantity))
      : known;
  const wanted = sort ?? (left.kind === 'quantity' ? resultSort(operator, left.quantity) : null);
  const where = isSame ? loops : flow.loops;
  if (wanted === null && !isArithmetic(operator)) return { kind: 'mixed', carries: false };
  const made = quantityValue(
    fresh(builder, {
      name: textAt(builder, span),
      sort: wanted ?? 'int',
      origin: originOf(left, right),
      nonNegative,
      span,
      loops: where,
    }),
  );
  if (isSame && made.kind === 'quantity')
    builder.remembered.set(key, operator === '!=' ? quantityValue(not(made.quantity)) : made);
  return made;
}

/** What depends on a carried value is carried, what depends on a received one is received. */
function originOf(left: Value, right: Value): Origin {
  const origins = new Set<Origin>();
  for (const value of [left, right]) {
    if (value.kind === 'opaque') origins.add(value.origin);
    if (value.kind !== 'quantity') continue;
    visitLeaves(value.quantity, (leaf) => {
      if (leaf.kind === 'iteration') origins.add('carried');
      if (leaf.kind === 'source') origins.add(leaf.source.origin);
    });
  }
  if (origins.has('carried')) return 'carried';
  return origins.has('received') ? 'received' : 'computed';
}
