import type { Add, Block, Count } from '../model/statements.ts';
import { integer } from '../expression/expression.ts';
import { binary } from '../expression/fold.ts';
import type { Lowering } from './lowering.ts';

/**
 * Waiting for a channel to be closed is over once and for all: only the first turn can wait.
 *
 *     for a .. b { P; w.Wait(); Q }   becomes   if a < b { P; w.Wait(); Q; for a+1 .. b { P; Q } }
 *
 * Side condition: w is counted up once, where it is made, so that it never leaves zero again.
 */
export function peelGates(lowering: Lowering, loop: Count): Block | null {
  const isGate = (statement: Block[number]): boolean =>
    statement.kind === 'operation' &&
    statement.name === 'wait' &&
    isOneWay(lowering, statement.primitive.id);
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

/** Raised once, right where it is made, as a channel that is closed is. */
export function isOneWay(lowering: Pick<Lowering, 'places'>, id: number): boolean {
  const raises = lowering.places.uses.filter(
    ({ primitive, kind, statement }) =>
      primitive.id === id && kind === 'add' && isRaise(statement as Add),
  );
  const [only] = raises;
  return (
    raises.length === 1 &&
    only !== undefined &&
    only.statement.span.start === only.primitive.span.start
  );
}

export const isRaise = ({ amount }: Add): boolean => amount.kind !== 'integer' || amount.value > 0n;
