import type { Block, Count } from '../model/statements.ts';
import { integer } from '../expression/expression.ts';
import { loopsOf, type Quantity } from '../model/quantity.ts';
import { binary } from '../expression/fold.ts';

/**
 * A loop that only holds another loop does the inner iterations over and over:
 *
 *     for a .. b { for c .. d { P } }   becomes   for 0 .. (b-a)*(d-c) { P }, if a < b && c < d
 *
 * Side conditions: the inner bounds are the same in every outer iteration; P does not depend on an iteration.
 */
export function flattenNested(
  loop: Count,
): Count | { readonly guard: Quantity; readonly loop: Count } | null {
  const [inner] = loop.body;
  if (loop.body.length !== 1 || inner?.kind !== 'count') return null;
  if (loopsOf(inner.from).has(loop.loop) || loopsOf(inner.to).has(loop.loop)) return null;
  const outerIterations = binary('-', loop.to, loop.from);
  const innerIterations = binary('-', inner.to, inner.from);
  const flat: Count = {
    ...inner,
    from: integer(0),
    to: binary('*', outerIterations, innerIterations),
  };
  const guard = binary('&&', binary('<', loop.from, loop.to), binary('<', inner.from, inner.to));
  return guard.kind === 'boolean' && guard.value ? flat : { guard, loop: flat };
}

const isGuarded = (
  flat: NonNullable<ReturnType<typeof flattenNested>>,
): flat is { readonly guard: Quantity; readonly loop: Count } => 'guard' in flat;

export function asBlock(flat: NonNullable<ReturnType<typeof flattenNested>>): Block {
  if (!isGuarded(flat)) return [flat];
  return [
    { kind: 'if', condition: flat.guard, then: [flat.loop], otherwise: [], span: flat.loop.span },
  ];
}
