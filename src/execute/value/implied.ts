import { leastNumber } from '../joint/least.ts';
import type { Value } from './value.ts';

type Constant = bigint | string;

/** A question about an unknown and a constant. `below`: it is smaller; `above`: it is larger. */
interface Question {
  readonly unknown: string;
  readonly relation: 'same' | 'below' | 'above';
  readonly constant: Constant;
}

const literal = String.raw`-?\d+|"(?:[^"\\]|\\.)*"`;
const unknownFirst = new RegExp(`^(.+) (==|<) (${literal})$`);
const unknownLast = new RegExp(`^(${literal}) (==|<) (.+)$`);

/** The answer that follows from what was supposed of the same unknown; null where none does. */
export function impliedAnswer(supposed: ReadonlyMap<string, Value>, term: string): boolean | null {
  const asked = questionOf(term);
  if (asked === null) return null;
  const least = leastNumber(asked.unknown);
  const always = least === null ? null : fromAtLeast(least, false, asked);
  if (always !== null) return always;
  const ofLength = lengthQuestion(asked);
  for (const [other, value] of supposed) {
    if (typeof value !== 'boolean') continue;
    const known = questionOf(other);
    if (known === null) continue;
    const answer = known.unknown === asked.unknown ? answerFrom(known, value, asked) : null;
    if (answer !== null) return answer;
    // Of a text that is known the length is known, and of another length it is another text.
    if (known.unknown === ofLength?.unknown && answerFrom(known, value, ofLength) === false)
      return false;
    const length = value ? lengthQuestion(known) : null;
    if (length?.unknown === asked.unknown) return answerFrom(length, true, asked);
  }
  return null;
}

/** What a text being the same as a constant says of its length. */
function lengthQuestion({ unknown, relation, constant }: Question): Question | null {
  if (relation !== 'same' || typeof constant !== 'string') return null;
  const { length } = JSON.parse(constant) as string;
  return { unknown: `len(${unknown})`, relation, constant: BigInt(length) };
}

function answerFrom(known: Question, holds: boolean, asked: Question): boolean | null {
  const [one, other] = [known.constant, asked.constant];
  if (known.relation === 'same' && holds) return compared(one, asked);
  if (typeof one !== typeof other || typeof one === 'string') return null;
  // What is known: at most, or at least, some number, which itself may be excluded.
  switch (known.relation) {
    case 'same':
      return null;
    case 'below':
      return holds ? fromAtMost(one, true, asked) : fromAtLeast(one, false, asked);
    case 'above':
      return holds ? fromAtLeast(one, true, asked) : fromAtMost(one, false, asked);
  }
}

function compared(value: Constant, { relation, constant }: Question): boolean | null {
  if (typeof value !== typeof constant) return null;
  switch (relation) {
    case 'same':
      return value === constant;
    case 'below':
      return typeof value === 'bigint' && typeof constant === 'bigint' ? value < constant : null;
    case 'above':
      return typeof value === 'bigint' && typeof constant === 'bigint' ? value > constant : null;
  }
}

function fromAtMost(bound: Constant, isExcluded: boolean, asked: Question): boolean | null {
  const isBeyond = asked.constant > bound || (isExcluded && asked.constant === bound);
  switch (asked.relation) {
    case 'same':
      return isBeyond ? false : null;
    case 'below':
      return isBeyond ? true : null;
    case 'above':
      return asked.constant >= bound ? false : null;
  }
}

function fromAtLeast(bound: Constant, isExcluded: boolean, asked: Question): boolean | null {
  const isBeyond = asked.constant < bound || (isExcluded && asked.constant === bound);
  switch (asked.relation) {
    case 'same':
      return isBeyond ? false : null;
    case 'above':
      return isBeyond ? true : null;
    case 'below':
      return asked.constant <= bound ? false : null;
  }
}

function questionOf(term: string): Question | null {
  const first = unknownFirst.exec(term);
  if (first !== null) {
    const [, unknown, operator, text] = first;
    const relation = operator === '==' ? 'same' : 'below';
    return { unknown: unknown!, relation, constant: constantOf(text!) };
  }
  const last = unknownLast.exec(term);
  if (last === null) return null;
  const [, text, operator, unknown] = last;
  const relation = operator === '==' ? 'same' : 'above';
  return { unknown: unknown!, relation, constant: constantOf(text!) };
}

const constantOf = (text: string): Constant => (text.startsWith('"') ? text : BigInt(text));
