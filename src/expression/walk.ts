import { unreachable } from '../base/unreachable.ts';
import { isComposed, type Composed, type Expression, type Leaf } from './expression.ts';
import { binary, conditional, negate, not } from './fold.ts';

/** The expressions directly below. */
function childrenOf<L extends Leaf>(expression: Expression<L>): readonly Expression<L>[] {
  if (!isComposed(expression)) return [];
  switch (expression.kind) {
    case 'unary':
      return [expression.operand];
    case 'binary':
      return [expression.left, expression.right];
    case 'conditional':
      return [expression.condition, expression.then, expression.otherwise];
    case 'integer':
    case 'boolean':
      return [];
    default:
      return unreachable(expression);
  }
}

/** Rebuilds an expression from other children and folds what became constant on the way. */
function withChildren<L extends Leaf, M extends Leaf>(
  expression: Composed<L>,
  change: (child: Expression<L>) => Expression<M>,
): Expression<M> {
  switch (expression.kind) {
    case 'integer':
    case 'boolean':
      return expression;
    case 'unary': {
      const operand = change(expression.operand);
      return expression.operator === '!' ? not(operand) : negate(operand);
    }
    case 'binary':
      return binary(expression.operator, change(expression.left), change(expression.right));
    case 'conditional':
      return conditional(
        expression.name,
        change(expression.condition),
        change(expression.then),
        change(expression.otherwise),
      );
    default:
      return unreachable(expression);
  }
}

export function mapLeaves<L extends Leaf, M extends Leaf>(
  expression: Expression<L>,
  change: (leaf: L) => Expression<M>,
): Expression<M> {
  if (!isComposed(expression)) return change(expression);
  return withChildren(expression, (child) => mapLeaves(child, change));
}

/** Replaces the outermost expressions that `change` has an answer for. */
export function replace<L extends Leaf>(
  expression: Expression<L>,
  change: (inner: Expression<L>) => Expression<L> | null,
): Expression<L> {
  const changed = change(expression);
  if (changed !== null) return changed;
  if (!isComposed(expression)) return expression;
  return withChildren(expression, (child) => replace(child, change));
}

export function visitLeaves<L extends Leaf>(
  expression: Expression<L>,
  visit: (leaf: L) => void,
): void {
  if (!isComposed(expression)) visit(expression);
  else for (const child of childrenOf(expression)) visitLeaves(child, visit);
}

/** The first expression at or below this one that passes the test, outer ones first; null if none. */
export function findExpression<L extends Leaf, Found extends Expression<L>>(
  expression: Expression<L>,
  test: (inner: Expression<L>) => inner is Found,
): Found | null {
  if (test(expression)) return expression;
  for (const child of childrenOf(expression)) {
    const found = findExpression(child, test);
    if (found !== null) return found;
  }
  return null;
}

/** The expression and all below it. */
export function subexpressions<L extends Leaf>(
  expression: Expression<L>,
): readonly Expression<L>[] {
  return [expression, ...childrenOf(expression).flatMap((child) => subexpressions(child))];
}

/** Values share their parts, but whoever reads them reads each part as often as it stands there. */
export function isLargerThan<L extends Leaf>(expression: Expression<L>, most: number): boolean {
  const open = [expression];
  let size = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (++size > most) return true;
    open.push(...childrenOf(next));
  }
  return false;
}

/** How many operators stand in it. */
export function countOperators<L extends Leaf>(expression: Expression<L>): number {
  const children = childrenOf(expression);
  return children.reduce((sum, child) => sum + countOperators(child), children.length > 0 ? 1 : 0);
}
