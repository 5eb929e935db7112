import type { GoExpression } from '../syntax/node.ts';
import type { Checker } from './checker.ts';
import { genericValue, values } from './evaluate.ts';
import { valueOperand, type Operand } from './operand.ts';

/** The operands of a call; f(g()) has as many as g has results. */
export function argumentsOf(c: Checker, expressions: readonly GoExpression[]): readonly Operand[] {
  const [only] = expressions;
  if (only === undefined || expressions.length > 1)
    return expressions.map((one) => genericValue(c, one));
  const x = values(c, only);
  if (x.mode !== 'value' || x.type.kind !== 'tuple') return [x];
  return x.type.elements.map(({ type }) => valueOperand(only, type));
}
