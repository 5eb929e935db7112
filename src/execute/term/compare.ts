import { unreachable } from '../../base/unreachable.ts';
import type { ComparisonOperator } from '../../go/plain/expression.ts';
import { comparison, literal, not } from './make.ts';
import { extentOf, isTotal, type Sort } from './sort.ts';
import { keyOf } from './spell.ts';
import type { Term, TermOf } from './term.ts';

/** Of which type what is compared is. */
interface Compared {
  readonly sort: Sort;
  /** Whether each value is equal to itself: a NaN is not, nor what holds one. */
  readonly isReflexive: boolean;
}

/**
 * Written so that one question has one term: == and <, and a negation around them. What is not less than another need
 * not be as large where there are NaNs, so that <= is a question of its own there.
 */
export function compare(
  operator: ComparisonOperator,
  left: Term,
  right: Term,
  compared: Compared,
): Term | boolean {
  switch (operator) {
    case '==':
      return equal(left, right, compared);
    case '!=':
      return negated(equal(left, right, compared));
    case '<':
      return less(left, right, compared);
    case '>':
      return less(right, left, compared);
    case '<=':
      return atMost(left, right, compared);
    case '>=':
      return atMost(right, left, compared);
    default:
      return unreachable(operator);
  }
}

const negated = (one: Term | boolean): Term | boolean =>
  typeof one === 'boolean' ? !one : not(one);

function equal(left: Term, right: Term, { sort, isReflexive }: Compared): Term | boolean {
  if (isNaNLiteral(left) || isNaNLiteral(right)) return false;
  if (isReflexive && keyOf(left) === keyOf(right)) return true;
  if (sort.kind === 'integer' && areApart(left, right)) return false;
  const [one, other] = left.kind === 'literal' ? [right, left] : [left, right];
  if (sort.kind === 'truth' && other.kind === 'literal')
    return other.value === true ? one : not(one);
  return comparison('==', one, other, sort);
}

function less(left: Term, right: Term, { sort }: Compared): Term | boolean {
  if (isNaNLiteral(left) || isNaNLiteral(right) || keyOf(left) === keyOf(right)) return false;
  if (sort.kind === 'integer') {
    if (right.kind === 'literal') return lessThan(left, toBig(right), sort);
    if (left.kind === 'literal') return negated(lessThan(right, toBig(left) + 1n, sort));
  }
  return comparison('<', left, right, sort);
}

function atMost(left: Term, right: Term, compared: Compared): Term | boolean {
  if (isTotal(compared.sort)) return negated(less(right, left, compared));
  if (isNaNLiteral(left) || isNaNLiteral(right)) return false;
  if (compared.isReflexive && keyOf(left) === keyOf(right)) return true;
  return comparison('<=', left, right, compared.sort);
}

/** Beyond the numbers of its type there is nothing to ask. */
function lessThan(one: Term, bound: bigint, sort: Sort): Term | boolean {
  const extent = extentOf(sort);
  if (extent !== null && bound <= extent.least) return false;
  if (extent !== null && bound > extent.greatest) return true;
  return comparison('<', one, integer(bound), sort);
}

const toBig = ({ value }: TermOf<'literal'>): bigint => BigInt(value as number | bigint);

/** As integers are represented everywhere: numbers where they are exact. */
function integer(value: bigint): Term {
  const near = Number(value);
  return literal(Number.isSafeInteger(near) ? near : value);
}

const isNaNLiteral = (term: Term): boolean => term.kind === 'literal' && Number.isNaN(term.value);

/** x + 1 is not x + 2 in any type, wherever it wraps around. */
function areApart(one: Term, other: Term): boolean {
  if (!isSum(one) && !isSum(other)) return false;
  const [a, b] = [withoutAdded(one), withoutAdded(other)];
  const apart = Math.abs(a.added - b.added);
  return apart > 0 && apart < 128 && keyOf(a.term) === keyOf(b.term);
}

const isSum = ({ kind }: Term): boolean => kind === 'computed';

const mostAdded = 1e9;

/** What is left of a sum without the constants that were added last, and their sum. */
function withoutAdded(sum: Term): { readonly term: Term; readonly added: number } {
  let [term, added] = [sum, 0];
  while (term.kind === 'computed') {
    const { operator, operands } = term;
    const [left, right] = operands;
    if (operator !== '+' && operator !== '-') break;
    if (right?.kind !== 'literal' || typeof right.value !== 'number' || right.value > mostAdded)
      break;
    if (right.value < -mostAdded) break;
    added += operator === '+' ? right.value : -right.value;
    term = left;
  }
  return { term, added };
}
