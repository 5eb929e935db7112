import { binary } from '../expression/fold.ts';
import type { Count } from '../model/statements.ts';

/** for i := a; i != b; i++, which iterates for ever where a > b, as far as it is not known that a <= b. */
export function mayBeEndless({ from, to, endlessUnlessOrdered }: Count): boolean {
  if (!endlessUnlessOrdered) return false;
  const isLength =
    from.kind === 'integer' && from.value === 0n && to.kind === 'source' && to.source.nonNegative;
  const isOrdered = binary('<=', from, to);
  return !isLength && !(isOrdered.kind === 'boolean' && isOrdered.value);
}
