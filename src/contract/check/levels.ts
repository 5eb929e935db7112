import type { Clause } from '../language/node.ts';
import { levelOrder } from './contract.ts';
import { TypeFault } from './fault.ts';
import type { Expression, LevelOrder, Statement } from './model.ts';
import type { Environment } from './scope.ts';
import { underlying } from './type.ts';

type Made = Statement & { readonly kind: 'declare' };

/** `level c < d` before what is made: one of the two is new, and the other was there before. */
export function levelsOf(env: Environment, made: Made, clauses: readonly Clause[]): Statement {
  const below: LevelOrder[] = [];
  const above: LevelOrder[] = [];
  for (const clause of clauses) {
    const order = levelOrder({ ...env, isGhost: true }, clause);
    const [isLow, isHigh] = [isNew(made, order.below), isNew(made, order.above)];
    if (isLow === isHigh)
      throw new TypeFault(
        `level orders ${made.variable.name} and what was made before`,
        clause.span,
      );
    (isLow ? above : below).push(order);
  }
  return { kind: 'levels', below, above, span: clauses[0]!.span };
}

/** The variable's own channel or memory; what a pointer in it leads to may be old. */
function isNew({ variable, value }: Made, e: Expression): boolean {
  if (underlying(e.type).kind === 'channel')
    return e.kind === 'variable' && e.variable === variable && value?.kind === 'make-channel';
  if (e.kind === 'variable') return e.variable === variable && value?.kind === 'allocate';
  if (e.kind !== 'address') return false;
  let place = e.operand;
  while (place.kind === 'field') place = place.operand;
  if (place.kind === 'variable') return place.variable === variable;
  if (place.kind !== 'dereference' || place.operand.kind !== 'variable') return false;
  return place.operand.variable === variable && value?.kind === 'allocate';
}
