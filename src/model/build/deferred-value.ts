import { not } from '../../expression/fold.ts';
import type { Quantity } from '../quantity.ts';
import type { Deferred, Value } from './value.ts';

/** What a branch deferred runs at the end if the branch was taken; null where neither is a list of deferred calls. */
export function joinDeferred(
  first: Value,
  second: Value,
  condition: Quantity | null,
): Value | null {
  if (first.kind !== 'deferred' || second.kind !== 'deferred') return null;
  let shared = 0;
  while (first.items[shared] !== undefined && first.items[shared] === second.items[shared])
    shared++;
  const guarded = (items: readonly Deferred[], guard: Quantity | null): readonly Deferred[] =>
    items
      .slice(shared)
      .map((item) =>
        guard === null
          ? { ...item, guards: null }
          : { ...item, guards: item.guards === null ? null : [...item.guards, guard] },
      );
  return {
    kind: 'deferred',
    items: [
      ...first.items.slice(0, shared),
      ...guarded(first.items, condition),
      ...guarded(second.items, condition === null ? null : not(condition)),
    ],
  };
}

type DeferredList = Value & { readonly kind: 'deferred' };

/** What iterations deferred is there as often as there were iterations. */
export function withEarlier(start: DeferredList, end: Value): DeferredList {
  if (end.kind !== 'deferred') return start;
  const isKnown = (item: Deferred): boolean =>
    start.items.some(
      (one) => one === item || (one.guards === null && one.call.statement === item.call.statement),
    );
  const added = end.items.filter((item) => !isKnown(item));
  if (added.length === 0) return start;
  const earlier = added.map((item): Deferred => ({ ...item, guards: null }));
  return { ...start, items: [...start.items, ...earlier] };
}
