import type { Block, Count, Make, Repeat } from '../model/statements.ts';
import { binary } from '../expression/fold.ts';
import { mapLeavesIn, mentionsIteration, visitBlock } from '../model/walk.ts';
import { forOneIteration, freeValue, reject, type Lowering } from './lowering.ts';

/**
 * An iteration that makes all channels and locks that it uses has nothing to do with the other iterations: one
 * stands for all, whichever it is.
 *
 *     for a .. b { c = chan [e]; P }   becomes   if a < b { c = chan [e]; P }
 *
 * Side condition: the iteration touches nothing that was made outside of it.
 */
export function oneIterationForAll(
  lowering: Lowering,
  loop: Count | Repeat,
  body: Block,
): Block | null {
  const made = new Set<number>();
  const used = new Set<number>();
  visitBlock(body, (statement) => {
    if (!('primitive' in statement) || statement.primitive.kind === 'slice') return;
    (statement.kind === 'make' ? made : used).add(statement.primitive.id);
  });
  if (made.size === 0) return null;
  if ([...used].some((id) => !made.has(id))) {
    const makes: Make[] = [];
    visitBlock(body, (statement) => {
      if (statement.kind === 'make') makes.push(statement);
    });
    for (const { primitive, span } of makes.slice(0, 1))
      reject(lowering, 'go-make-in-loop', span, { name: primitive.name });
    return [];
  }
  if (loop.kind === 'repeat') return mapLeavesIn(body, forOneIteration(lowering, loop.loop, null));
  const { from, to, span } = loop;
  const iteration = mentionsIteration(body, loop.loop)
    ? freeValue(lowering, 'the iteration', 'int', 'iterations', span)
    : null;
  const condition =
    iteration === null
      ? binary('<', from, to)
      : binary('&&', binary('<=', from, iteration), binary('<', iteration, to));
  return [
    {
      kind: 'if',
      condition,
      then: mapLeavesIn(body, forOneIteration(lowering, loop.loop, iteration)),
      otherwise: [],
      span,
    },
  ];
}
