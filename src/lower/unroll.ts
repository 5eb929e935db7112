import type { Block, Count } from '../model/statements.ts';
import { integer } from '../expression/expression.ts';
import { forOneIteration, type Lowering } from './lowering.ts';
import { mapLeavesIn, sizeOf } from '../model/walk.ts';

const mostIterations = 8n;
const mostStatements = 240;

/**
 * A loop with a small known number of iterations, one iteration after the other. Exact, whatever the body is;
 * each iteration has its own values for what may differ.
 */
export function unrolled(lowering: Lowering, loop: Count): Block | null {
  const { from, to, body } = loop;
  if (from.kind !== 'integer' || to.kind !== 'integer') return null;
  const iterations = to.value - from.value;
  if (iterations > mostIterations || sizeOf(body) * Number(iterations) > mostStatements)
    return null;
  const copies: Block[] = [];
  for (let iteration = from.value; iteration < to.value; iteration++)
    copies.push(mapLeavesIn(body, forOneIteration(lowering, loop.loop, integer(iteration))));
  return copies.flat();
}
