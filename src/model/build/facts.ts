import { binary, not } from '../../expression/fold.ts';
import { boolean, sameExpression } from '../../expression/expression.ts';
import type { Quantity } from '../quantity.ts';

/** The parts of which all hold if the condition does. */
export function conjuncts(condition: Quantity): readonly Quantity[] {
  if (condition.kind === 'binary' && condition.operator === '&&')
    return [...conjuncts(condition.left), ...conjuncts(condition.right)];
  if (condition.kind === 'unary' && condition.operator === '!') {
    const { operand } = condition;
    if (operand.kind === 'binary' && operand.operator === '||')
      return [...conjuncts(not(operand.left)), ...conjuncts(not(operand.right))];
  }
  return [condition];
}

/** What the facts of a path say about a condition; null where they say nothing. */
export function decided(path: readonly Quantity[] | null, condition: Quantity): boolean | null {
  if (condition.kind === 'boolean') return condition.value;
  if (path === null) return null;
  const opposite = not(condition);
  for (const fact of path) {
    if (sameExpression(fact, condition)) return true;
    if (sameExpression(fact, opposite)) return false;
  }
  if (condition.kind === 'binary' && condition.operator === '&&') {
    const left = decided(path, condition.left);
    const right = decided(path, condition.right);
    if (left === false || right === false) return false;
    return left === true && right === true ? true : null;
  }
  if (condition.kind === 'binary' && condition.operator === '||') {
    const left = decided(path, condition.left);
    const right = decided(path, condition.right);
    if (left === true || right === true) return true;
    return left === false && right === false ? false : null;
  }
  if (condition.kind === 'unary' && condition.operator === '!') {
    const inner = decided(path, condition.operand);
    return inner === null ? null : !inner;
  }
  return null;
}

/** The condition without what the facts of a path decide. */
export function simplified(path: readonly Quantity[] | null, condition: Quantity): Quantity {
  const known = decided(path, condition);
  if (known !== null) return boolean(known);
  if (condition.kind === 'binary' && (condition.operator === '&&' || condition.operator === '||'))
    return binary(
      condition.operator,
      simplified(path, condition.left),
      simplified(path, condition.right),
    );
  return condition;
}

export function conjunction(conditions: readonly Quantity[] | null): Quantity | null {
  if (conditions === null || conditions.length === 0) return null;
  return conditions.reduce((left, right) => ({ kind: 'binary', operator: '&&', left, right }));
}
