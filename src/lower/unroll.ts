import type { Block, Count } from '../model/statements.ts';
import { integer } from '../expression/expression.ts';
import { forOneTurn, type Lowering } from './lowering.ts';
import { mapLeavesIn, sizeOf } from '../model/walk.ts';

const mostTurns = 8n;
const mostStatements = 240;

/**
 * A loop with a small known number of turns, one turn after the other. Exact, whatever the body is;
 * each turn has its own values for what may differ.
 */
export function unrolled(lowering: Lowering, loop: Count): Block | null {
  const { from, to, body } = loop;
  if (from.kind !== 'integer' || to.kind !== 'integer') return null;
  const turns = to.value - from.value;
  if (turns > mostTurns || sizeOf(body) * Number(turns) > mostStatements) return null;
  const copies: Block[] = [];
  for (let turn = from.value; turn < to.value; turn++)
    copies.push(mapLeavesIn(body, forOneTurn(lowering, loop.loop, integer(turn))));
  return copies.flat();
}
