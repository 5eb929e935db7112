import type { Supposed } from '../state/state.ts';
import { comparison, computed, literal } from '../term/make.ts';
import { wholeNumber } from '../term/sort.ts';
import type { Term, TermOf } from '../term/term.ts';
import { toInteger } from './integer.ts';
import { leastBetween, lookOf } from './look-at-clock.ts';
import { isPossible, momentOf, passedTerm, type Bound, type Moment } from './moments.ts';
import { termsIn } from '../term/walk.ts';

export const differenceTerm = (left: Term, right: Term): Term =>
  computed('-', [left, right], wholeNumber);

interface Asked {
  readonly left: Moment;
  readonly right: Moment;
  readonly relation: 'below' | 'same' | 'above';
  readonly constant: bigint;
  readonly isStrict: boolean;
  readonly term: { readonly left: Term; readonly right: Term };
}

/** The answer that follows from what was supposed of moments; null where none does, or it is about something else. */
export function clockAnswer(supposed: ReadonlyMap<string, Supposed>, term: Term): boolean | null {
  const asked = askedOf(term);
  if (asked === null) return null;
  const known = [...supposed.values()].flatMap((other) => {
    const one = askedOf(other.term);
    return one === null || typeof other.value !== 'boolean' ? [] : boundsOf(one, other.value);
  });
  if (!isPossible([...known, ...boundsOf(asked, true)])) return false;
  const others: readonly Asked[] =
    asked.relation === 'same'
      ? [
          { ...asked, relation: 'below', isStrict: true },
          { ...asked, relation: 'above', isStrict: true },
        ]
      : [];
  const isOpen =
    others.length === 0
      ? isPossible([...known, ...boundsOf(asked, false)])
      : others.some((one) => isPossible([...known, ...boundsOf(one, true)]));
  return isOpen ? null : true;
}

/** What holds from now on: what has passed at one look has passed at all that come. */
export function lastingAnswers(term: Term, value: unknown): readonly Supposed[] {
  const asked = typeof value === 'boolean' ? askedOf(term) : null;
  if (asked === null) return [];
  const { left, right } = asked;
  return boundsOf(asked, value as boolean).flatMap(({ from, to, most }) => {
    if (from.look === null) return [];
    const clock = passedTerm(from.look.number);
    const other = to.key === left.key ? asked.term.left : asked.term.right;
    const difference = differenceTerm(clock, other);
    const least = literal(toInteger(-most));
    return from.key === left.key || from.key === right.key
      ? [{ term: comparison('<', difference, least, wholeNumber), value: false }]
      : [];
  });
}

/** That what passes between looks in a term is no less than it can be. */
export function elapsedIn(term: Term): readonly Supposed[] {
  return [...termsIn(term)].flatMap((one): readonly Supposed[] => {
    const difference = differenceOf(one);
    if (difference === null || difference.added !== 0n) return [];
    const [left, right] = [lookOf(difference.left), lookOf(difference.right)];
    if (left === null || right === null) return [];
    const isLater = left.number > right.number;
    const least = isLater ? leastBetween(right, left) : leastBetween(left, right);
    const bound = literal(isLater ? least : -least);
    return isLater
      ? [{ term: comparison('<', one, bound, wholeNumber), value: false }]
      : [{ term: comparison('<=', one, bound, wholeNumber), value: true }];
  });
}

function boundsOf(
  { left, right, relation, constant, isStrict }: Asked,
  holds: boolean,
): readonly Bound[] {
  const off = isStrict ? 1n : 0n;
  const atMost = (most: bigint): Bound => ({ from: right, to: left, most });
  const atLeast = (least: bigint): Bound => ({ from: left, to: right, most: -least });
  switch (relation) {
    case 'same':
      return holds ? [atMost(constant), atLeast(constant)] : [];
    case 'below':
      return [holds ? atMost(constant - off) : atLeast(constant - off + 1n)];
    case 'above':
      return [holds ? atLeast(constant + off) : atMost(constant + off - 1n)];
  }
}

function askedOf(term: Term): Asked | null {
  if (term.kind !== 'comparison') return null;
  const isTurned = term.left.kind === 'literal';
  const constant = wholeNumberOf(isTurned ? term.left : term.right);
  const difference = differenceOf(isTurned ? term.right : term.left);
  if (constant === null || difference === null) return null;
  const [left, right] = [momentOf(difference.left), momentOf(difference.right)];
  const isAboutClock = [left, right].some((one) => one.look !== null || one.passed !== null);
  if (!isAboutClock) return null;
  return {
    left,
    right,
    relation: term.relation === '==' ? 'same' : isTurned ? 'above' : 'below',
    constant: constant - difference.added,
    isStrict: term.relation === '<',
    term: difference,
  };
}

function wholeNumberOf(term: Term): bigint | null {
  if (term.kind !== 'literal') return null;
  const { value } = term;
  if (typeof value === 'bigint') return value;
  return typeof value === 'number' && Number.isInteger(value) ? BigInt(value) : null;
}

interface Difference {
  readonly left: Term;
  readonly right: Term;
  readonly added: bigint;
}

/** null where it is computed otherwise. */
function differenceOf(term: Term): Difference | null {
  if (term.kind === 'converted') return term.name === null ? differenceOf(term.of) : null;
  if (term.kind !== 'computed') return null;
  const { operator, operands }: TermOf<'computed'> = term;
  const [left, right] = operands;
  if (right === undefined) return null;
  if (operator === '-') return { left, right, added: 0n };
  const added = operator === '+' ? wholeNumberOf(right) : null;
  const inner = added === null ? null : differenceOf(left);
  return inner === null ? null : { ...inner, added: inner.added + added! };
}
