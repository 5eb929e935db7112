import { greatestNumber, leastNumber } from '../joint/least.ts';
import type { Supposed } from '../state/state.ts';
import { length } from '../term/make.ts';
import { isTotal } from '../term/sort.ts';
import { keyOf } from '../term/spell.ts';
import type { Term } from '../term/term.ts';
import { clockAnswer } from './clock-order.ts';
import { equalAnswer } from './equals.ts';

type Constant = number | bigint | string;

/** A question about an unknown and a constant. `below`: it is smaller; `above`: it is larger. */
interface Question {
  readonly unknown: Term;
  readonly relation: 'same' | 'below' | 'above';
  readonly constant: Constant;
  /** The constant itself is not meant. */
  readonly isStrict: boolean;
  /** What is not below is above. */
  readonly isTotal: boolean;
}

interface Bound {
  readonly at: Constant;
  readonly isExcluded: boolean;
}

/** Where an unknown lies. */
interface Range {
  readonly low: Bound | null;
  readonly high: Bound | null;
  /** It may also be a NaN, which lies nowhere. */
  readonly isPerhapsNaN: boolean;
}

/** The answer that follows from what was supposed of the same unknown; null where none does. */
export function impliedAnswer(supposed: ReadonlyMap<string, Supposed>, term: Term): boolean | null {
  const byClock = clockAnswer(supposed, term);
  if (byClock !== null) return byClock;
  const byThird = equalAnswer(supposed, term);
  if (byThird !== null) return byThird;
  const asked = questionOf(term);
  if (asked === null) return null;
  const always = answerIn(
    between(leastNumber(asked.unknown), greatestNumber(asked.unknown)),
    asked,
  );
  if (always !== null) return always;
  const unknown = keyOf(asked.unknown);
  const ofLength = lengthQuestion(asked);
  const askedLength = ofLength === null ? null : keyOf(ofLength.unknown);
  for (const { term: other, value } of supposed.values()) {
    if (typeof value !== 'boolean') continue;
    const known = questionOf(other);
    if (known === null) continue;
    const key = keyOf(known.unknown);
    const answer = key === unknown ? answerFrom(known, value, asked) : null;
    if (answer !== null) return answer;
    // Of a text that is known the length is known, and of another length it is another text.
    if (key === askedLength && answerFrom(known, value, ofLength!) === false) return false;
    const itsLength = value ? lengthQuestion(known) : null;
    if (itsLength !== null && keyOf(itsLength.unknown) === unknown)
      return answerFrom(itsLength, true, asked);
  }
  return null;
}

function questionOf(term: Term): Question | null {
  if (term.kind !== 'comparison') return null;
  const { relation, left, right, sort } = term;
  const shared = { isStrict: relation === '<', isTotal: isTotal(sort) };
  const last = constantOf(right);
  if (last !== null)
    return {
      unknown: left,
      relation: relation === '==' ? 'same' : 'below',
      constant: last,
      ...shared,
    };
  const first = constantOf(left);
  if (first === null) return null;
  const of = relation === '==' ? 'same' : 'above';
  return { unknown: right, relation: of, constant: first, ...shared };
}

function constantOf(term: Term): Constant | null {
  if (term.kind !== 'literal') return null;
  return typeof term.value === 'boolean' ? null : term.value;
}

/** What a text being the same as a constant says of its length. */
function lengthQuestion({ unknown, relation, constant }: Question): Question | null {
  if (relation !== 'same' || typeof constant !== 'string') return null;
  const { length: size } = constant;
  return { unknown: length(unknown), relation, constant: size, isStrict: false, isTotal: true };
}

const answerFrom = (known: Question, holds: boolean, asked: Question): boolean | null => {
  const range = rangeOf(known, holds);
  return range === null ||
    (typeof known.constant === 'string') !== (typeof asked.constant === 'string')
    ? null
    : answerIn(range, asked);
};

const between = (least: bigint | null, greatest: bigint | null): Range => ({
  low: least === null ? null : { at: least, isExcluded: false },
  high: greatest === null ? null : { at: greatest, isExcluded: false },
  isPerhapsNaN: false,
});

/** null: it may lie anywhere. */
function rangeOf(
  { relation, constant, isStrict, isTotal }: Question,
  holds: boolean,
): Range | null {
  if (relation === 'same') {
    const at = { at: constant, isExcluded: false };
    return holds ? { low: at, high: at, isPerhapsNaN: false } : null;
  }
  const bound = { at: constant, isExcluded: isStrict === holds };
  return (relation === 'below') === holds
    ? { low: null, high: bound, isPerhapsNaN: !holds && !isTotal }
    : { low: bound, high: null, isPerhapsNaN: !holds && !isTotal };
}

function answerIn(known: Range, asked: Question): boolean | null {
  const wanted = rangeOf(asked, true)!;
  if (isBelow(known.high, wanted.low) || isBelow(wanted.high, known.low)) return false;
  const isWithin = reaches(known.low, wanted.low, 1) && reaches(known.high, wanted.high, -1);
  return isWithin && !known.isPerhapsNaN ? true : null;
}

/** Whether nothing lies up to the one and from the other on. */
function isBelow(high: Bound | null, low: Bound | null): boolean {
  if (high === null || low === null) return false;
  return high.at < low.at || (isSame(high.at, low.at) && (high.isExcluded || low.isExcluded));
}

/** Whether what lies on one side of the inner bound does so of the outer one, too: 1 for above. */
function reaches(inner: Bound | null, outer: Bound | null, side: 1 | -1): boolean {
  if (outer === null) return true;
  if (inner === null) return false;
  if (isSame(inner.at, outer.at)) return inner.isExcluded || !outer.isExcluded;
  return side === 1 ? inner.at > outer.at : inner.at < outer.at;
}

const isSame = (one: Constant, other: Constant): boolean => !(one < other) && !(one > other);
