import type { Supposed } from '../state/state.ts';
import { comparison, computed, fresh, literal, named } from '../term/make.ts';
import { wholeNumber } from '../term/sort.ts';
import { keyOf } from '../term/spell.ts';
import type { Term, TermOf } from '../term/term.ts';
import { toInteger } from './integer.ts';
import { termsIn } from '../term/walk.ts';

/**
 * What follows of moments from what was supposed of others. A look at the clock has two marks: how much had passed on
 * the clock of the run, and where what was under way brings that clock at most; later looks have greater numbers. Any
 * other side of a difference is a moment that somebody else has chosen.
 */
interface Look {
  readonly now: number;
  readonly latest: number;
  readonly number: number;
}

/** `to - from` is at most `most`. */
interface Bound {
  readonly from: Moment;
  readonly to: Moment;
  readonly most: bigint;
}

interface Moment {
  readonly key: string;
  readonly look: Look | null;
  /** Of the moment at which something was known to have passed: the look at which that was. */
  readonly passed: number | null;
}

interface Asked {
  readonly left: Moment;
  readonly right: Moment;
  readonly relation: 'below' | 'same' | 'above';
  readonly constant: bigint;
  readonly isStrict: boolean;
  readonly term: { readonly left: Term; readonly right: Term };
}

const clockName = 'time.Now()';
const passedName = /^what the clock showed at look (\d+)$/;

/** `latest` is infinite where nobody knows what is under way. */
export const clockTerm = (now: number, latest: number, number: number): Term =>
  fresh(fresh(named(clockName), Math.min(latest, 9e15), number), now, number);

export const isLookAtClock = (term: Term): boolean => lookOf(term) !== null;

export const differenceTerm = (left: Term, right: Term): Term =>
  computed('-', [left, right], wholeNumber);

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
    const clock = named(`what the clock showed at look ${String(from.look.number)}`);
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

const leastBetween = (earlier: Look, later: Look): number =>
  Math.max(0, later.now - earlier.latest);

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

function isPossible(bounds: readonly Bound[]): boolean {
  const moments = new Map(
    bounds.flatMap(({ from, to }) => [from, to]).map((one) => [one.key, one]),
  );
  const all = [...bounds, ...orderOf([...moments.values()])];
  const distance = new Map<string, bigint>([...moments.keys()].map((key) => [key, 0n]));
  for (let round = 0; round <= moments.size; round++) {
    let isSettled = true;
    for (const { from, to, most } of all) {
      const way = distance.get(from.key)! + most;
      if (way >= distance.get(to.key)!) continue;
      distance.set(to.key, way);
      isSettled = false;
    }
    if (isSettled) return true;
  }
  return false;
}

/** That time only passes. */
function orderOf(moments: readonly Moment[]): readonly Bound[] {
  return moments.flatMap((later) => {
    const { look } = later;
    if (look === null) return [];
    return moments.flatMap((earlier) => {
      const { look: before, passed } = earlier;
      if (passed !== null && passed <= look.number) return [{ from: later, to: earlier, most: 0n }];
      if (before === null || before.number >= look.number) return [];
      return [{ from: later, to: earlier, most: -BigInt(leastBetween(before, look)) }];
    });
  });
}

function lookOf(term: Term): Look | null {
  if (term.kind !== 'fresh' || term.of.kind !== 'fresh') return null;
  const { of, mark } = term.of;
  if (of.kind !== 'named' || of.name !== clockName) return null;
  return { now: term.mark.site, latest: mark.site, number: term.mark.count };
}

function momentOf(term: Term): Moment {
  const passed = term.kind === 'named' ? passedName.exec(term.name) : null;
  return {
    key: keyOf(term),
    look: lookOf(term),
    passed: passed === null ? null : Number(passed[1]),
  };
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
