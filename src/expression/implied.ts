import { unreachable } from '../base/unreachable.ts';
import { sameExpression, type Expression, type Leaf } from './expression.ts';
import { not } from './fold.ts';
import { isComparison, type CompareOperator } from './operators.ts';

/** A value, or how far one is above another, compared with a number. */
interface Comparison<L extends Leaf> {
  readonly value: Expression<L>;
  readonly subtracted: Expression<L> | null;
  readonly operator: CompareOperator;
  readonly bound: bigint;
}

/** From where to where, both included; null where there is no end. */
interface Interval {
  readonly least: bigint | null;
  readonly most: bigint | null;
}

/**
 * What a condition comes to where another one is known to hold: n > 3 is false where n <= 0 is true. Null where that does
 * not say.
 */
export function impliedBy<L extends Leaf>(
  known: Expression<L>,
  condition: Expression<L>,
): boolean | null {
  if (sameExpression(known, condition)) return true;
  if (sameExpression(not(known), condition)) return false;
  const [given, asked] = [comparisonIn(known), comparisonIn(condition)];
  if (given === null || asked === null) return null;
  const same = alongside(asked, given);
  if (same === null) return null;
  if (same.operator === '!=') return opposite(holdsWithin(given, { ...same, operator: '==' }));
  return holdsWithin(given, same);
}

/** Whether a comparison that is none of `!=` holds wherever the given one does; false where it holds nowhere there. */
function holdsWithin<L extends Leaf>(given: Comparison<L>, asked: Comparison<L>): boolean | null {
  const range = intervalOf(given.operator, given.bound);
  // All values but one are in no interval; and not that one.
  if (range === null) return asked.operator === '==' && asked.bound === given.bound ? false : null;
  return within(range, intervalOf(asked.operator, asked.bound)!);
}

const opposite = (answer: boolean | null): boolean | null => (answer === null ? null : !answer);

function comparisonIn<L extends Leaf>(condition: Expression<L>): Comparison<L> | null {
  if (condition.kind !== 'binary' || !isComparison(condition.operator)) return null;
  const { left, right, operator } = condition;
  if (right.kind === 'boolean' || left.kind === 'boolean') return null;
  if (right.kind === 'integer')
    return { value: left, subtracted: null, operator, bound: right.value };
  if (left.kind === 'integer')
    return { value: right, subtracted: null, operator: mirrored[operator], bound: left.value };
  return { value: left, subtracted: right, operator, bound: 0n };
}

/** As one about the same value as `other`, where it is: a - b < 0 says of b - a that it is above 0. */
function alongside<L extends Leaf>(one: Comparison<L>, other: Comparison<L>): Comparison<L> | null {
  const isSame = (a: Expression<L> | null, b: Expression<L> | null): boolean =>
    a === null || b === null ? a === b : sameExpression(a, b);
  if (isSame(one.value, other.value) && isSame(one.subtracted, other.subtracted)) return one;
  if (one.subtracted === null || !isSame(one.value, other.subtracted)) return null;
  if (!isSame(one.subtracted, other.value)) return null;
  return { ...other, operator: mirrored[one.operator], bound: -one.bound };
}

const mirrored: Readonly<Record<CompareOperator, CompareOperator>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
  '==': '==',
  '!=': '!=',
};

/** The values of which a comparison holds; null where that is no interval. */
function intervalOf(operator: CompareOperator, bound: bigint): Interval | null {
  switch (operator) {
    case '<':
      return { least: null, most: bound - 1n };
    case '<=':
      return { least: null, most: bound };
    case '>':
      return { least: bound + 1n, most: null };
    case '>=':
      return { least: bound, most: null };
    case '==':
      return { least: bound, most: bound };
    case '!=':
      return null;
    default:
      return unreachable(operator);
  }
}

/** Whether all values of the one are in the other, or none is; null where only some are. */
function within(one: Interval, other: Interval): boolean | null {
  const startsIn = other.least === null || (one.least !== null && one.least >= other.least);
  const endsIn = other.most === null || (one.most !== null && one.most <= other.most);
  if (startsIn && endsIn) return true;
  const isBelow = one.most !== null && other.least !== null && one.most < other.least;
  const isAbove = one.least !== null && other.most !== null && one.least > other.most;
  return isBelow || isAbove ? false : null;
}
