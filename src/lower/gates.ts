import type { Add, Block, Count } from '../model/statements.ts';
import { integer } from '../expression/expression.ts';
import { binary } from '../expression/fold.ts';
import type { Lowering } from './lowering.ts';

/**
 * Waiting for a channel to be closed is over once and for all: only the first iteration can wait.
 *
 *     for a .. b { P; w.Wait(); Q }   becomes   if a < b { P; w.Wait(); Q; for a+1 .. b { P; Q } }
 *
 * Side condition: w is a latch, counted up once, so that it never leaves zero again.
 */
export function peelGates(lowering: Lowering, loop: Count): Block | null {
  const isGate = (statement: Block[number]): boolean =>
    statement.kind === 'operation' &&
    statement.name === 'wait' &&
    statement.primitive.latch === true;
  if (!loop.body.some(isGate) || loop.body.some(({ kind }) => kind === 'go')) return null;
  const { from, to, span } = loop;
  const rest: Count = {
    ...loop,
    from: binary('+', from, integer(1)),
    body: loop.body.filter((statement) => !isGate(statement)),
  };
  const then: Block = [...loop.body, ...lowering.shapeLoop(lowering, rest)];
  return [{ kind: 'if', condition: binary('<', from, to), then, otherwise: [], span }];
}

export const isRaise = ({ amount }: Add): boolean => amount.kind !== 'integer' || amount.value > 0n;
