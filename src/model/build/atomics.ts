import type { NativeOperation } from '../../go/std/natives.ts';
import type { PlainSpan } from '../../go/plain/span.ts';
import { results } from './call-results.ts';
import { carries, leak } from './carry.ts';
import { placeOf, textAt, type Here } from './context.ts';
import { branch } from './join.ts';
import { extended, leadThrough, storeTo, type Lead } from './places.ts';
import { giveNoPanicAt } from './runtime-panics.ts';
import { typeAt } from './types-along.ts';
import { fresh } from './unknown.ts';
import { unknownHere } from './unknown-here.ts';
import { nil, quantityValue, type PreparedCall, type Value } from './value.ts';

/** What an atomic operation finds is not followed; what it leaves is there for others who have its place. */
export function changeAtomically(
  here: Here,
  operation: NativeOperation,
  [pointer, ...values]: readonly Value[],
  span: PlainSpan,
): readonly Value[] | null {
  const lead = leadThrough(here, pointer ?? nil);
  const value = values.at(-1);
  if (value !== undefined && carries(here, value)) return put(here, operation, lead, value, span);
  // What an unknown pointer leads to holds something else now.
  if (lead.kind === 'spot' && here.builder.outside.has(lead.spot.cell.key))
    storeTo(here, lead, unknownHere(here, typeAt(here.builder, lead.spot), span), span);
  return null;
}

/** The results, where they are known. */
function put(
  here: Here,
  operation: NativeOperation,
  lead: Lead,
  value: Value,
  span: PlainSpan,
): readonly Value[] | null {
  if (operation !== 'atomic.compareAndSwap') {
    storeTo(here, lead, value, span);
    return null;
  }
  const isSwapped = fresh(here.builder, {
    name: textAt(here, span),
    sort: 'bool',
    origin: 'computed',
    span: placeOf(here, span),
    loops: here.flow.loops,
  });
  branch(
    here,
    isSwapped,
    placeOf(here, span),
    (inner) => storeTo(inner, lead, value, span),
    () => undefined,
  );
  return [quantityValue(isSwapped)];
}

/** A method of an atomic.Value that leads to a channel; that it is of the same type as the last one is not followed. */
const changesValue =
  (operation: NativeOperation) =>
  (here: Here, call: PreparedCall): readonly Value[] | null => {
    const [receiver, ...values] = call.arguments;
    if (!carries(here, ...call.arguments)) return null;
    const { span } = call.statement;
    leak(here, call.arguments);
    giveNoPanicAt(here, span);
    const value = values.at(-1);
    const lead = extended(leadThrough(here, receiver ?? nil), 0);
    return (
      (value === undefined ? null : put(here, operation, lead, value, span)) ?? results(here, call)
    );
  };

export const atomicMethods = {
  'sync/atomic.(*Value).Store': changesValue('atomic.store'),
  'sync/atomic.(*Value).Swap': changesValue('atomic.swap'),
  'sync/atomic.(*Value).CompareAndSwap': changesValue('atomic.compareAndSwap'),
} as const;
