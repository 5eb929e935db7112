import { unreachable } from '../../base/unreachable.ts';
import { text, truth, wholeNumber, type Sort } from '../term/sort.ts';
import { keyOf } from '../term/spell.ts';
import type { Operator, Term, TermOf } from '../term/term.ts';
import { termsOf, type Claim } from './claim.ts';
import { isAtom, isOpaque } from './roles.ts';

/** Of which sort unknowns are, by their keys, as far as it shows in what is said of them. */
export type Sorts = ReadonlyMap<string, Sort>;

const byte: Sort = { kind: 'integer', bits: 8, signed: false };
const codePoint: Sort = { kind: 'integer', bits: 32, signed: true };
/** Any of them may be what a type is that nobody knows. */
const anyNumber: Sort = { kind: 'float', bits: 64 };

/** What no float knows. */
const ofWholeNumbers: ReadonlySet<Operator> = new Set(['%', '&', '|', '^', '&^', '<<', '>>']);

export function sortsIn(claims: readonly Claim[]): Sorts {
  const sorts = new Map<string, Sort>();
  // What is found out of one claim tells of others.
  for (let round = 0; round < 3; round++)
    for (const claim of claims) {
      for (const term of termsOf(claim)) impose(term, sortOfTerm(term, sorts), sorts);
      const sort = sortOfClaim(claim, sorts);
      impose(claim.left, sort, sorts);
      impose(claim.right, sort, sorts);
    }
  for (const term of claims.flatMap(termsOf))
    if (term.kind === 'computed') impose(term, sortOfTerm(term, sorts) ?? anyNumber, sorts);
  return sorts;
}

function sortOfClaim({ left, right, relation, sort }: Claim, sorts: Sorts): Sort | undefined {
  if (sort.kind === 'thing') return undefined;
  if (sort.kind !== 'untold') return sort;
  const found = sortOfTerm(left, sorts) ?? sortOfTerm(right, sorts);
  if (found !== undefined) return found;
  const isOfNumbers = [left, right].some(isNumberLiteral);
  return relation !== '==' || isOfNumbers ? anyNumber : undefined;
}

const isNumberLiteral = (term: Term): boolean =>
  term.kind === 'literal' && (typeof term.value === 'number' || typeof term.value === 'bigint');

export function sortOfTerm(term: Term, sorts: Sorts): Sort | undefined {
  switch (term.kind) {
    case 'literal':
      if (typeof term.value === 'string') return text;
      return typeof term.value === 'boolean' ? truth : undefined;
    case 'computed':
      return term.sort.kind === 'untold' ? sortOfUntold(term, sorts) : term.sort;
    case 'converted':
      return term.to;
    case 'length':
      return wholeNumber;
    case 'rune':
      return codePoint;
    case 'comparison':
    case 'not':
      return truth;
    case 'slice':
      return isText(term.of, sorts) ? text : undefined;
    case 'element':
      return isText(term.of, sorts) ? byte : sorts.get(keyOf(term));
    case 'call':
      return isAtom(term) || isOpaque(term) ? sorts.get(keyOf(term)) : wholeNumber;
    case 'append':
      return undefined;
    case 'complex':
    case 'zero':
    case 'own':
    case 'boxed':
    case 'list':
    case 'value':
    case 'named':
    case 'fresh':
    case 'phrase':
    case 'returned':
    case 'received':
    case 'field':
    case 'pointee':
    case 'entry':
    case 'is':
    case 'there':
    case 'open':
    case 'ready':
    case 'closed':
    case 'taken':
    case 'granted':
      return sorts.get(keyOf(term));
    default:
      return unreachable(term);
  }
}

function sortOfUntold(term: TermOf<'computed'>, sorts: Sorts): Sort | undefined {
  if (ofWholeNumbers.has(term.operator)) return wholeNumber;
  const [one, other] = term.operands;
  return (
    sorts.get(keyOf(term)) ??
    sortOfTerm(one, sorts) ??
    (other === undefined ? undefined : sortOfTerm(other, sorts))
  );
}

export const isText = (term: Term, sorts: Sorts): boolean =>
  sortOfTerm(term, sorts)?.kind === 'text';

function impose(term: Term, sort: Sort | undefined, sorts: Map<string, Sort>): void {
  switch (term.kind) {
    case 'slice':
      if (sort?.kind === 'text') impose(term.of, sort, sorts);
      for (const bound of [term.low, term.high])
        if (bound !== null) impose(bound, wholeNumber, sorts);
      return;
    case 'element':
      impose(term.at, wholeNumber, sorts);
      note(term, sort, sorts);
      return;
    case 'rune':
      impose(term.of, text, sorts);
      impose(term.at, wholeNumber, sorts);
      return;
    case 'computed':
      if (term.sort.kind === 'untold') note(term, sort, sorts);
      imposeOnOperands(term, sorts);
      return;
    case 'converted':
      impose(term.of, term.from, sorts);
      return;
    case 'not':
      impose(term.of, truth, sorts);
      return;
    case 'comparison': {
      const inner = sortOfClaim({ ...term, holds: true }, sorts);
      impose(term.left, inner, sorts);
      impose(term.right, inner, sorts);
      return;
    }
    case 'call':
      if (isAtom(term) || isOpaque(term)) note(term, sort, sorts);
      else for (const operand of term.operands) impose(operand, text, sorts);
      return;
    case 'length':
    case 'append':
    case 'literal':
      return;
    case 'complex':
    case 'zero':
    case 'own':
    case 'boxed':
    case 'list':
    case 'value':
    case 'named':
    case 'fresh':
    case 'phrase':
    case 'returned':
    case 'received':
    case 'field':
    case 'pointee':
    case 'entry':
    case 'is':
    case 'there':
    case 'open':
    case 'ready':
    case 'closed':
    case 'taken':
    case 'granted':
      note(term, sort, sorts);
      return;
    default:
      unreachable(term);
  }
}

function imposeOnOperands(term: TermOf<'computed'>, sorts: Map<string, Sort>): void {
  const own = sortOfTerm(term, sorts);
  const [one, other] = term.operands;
  impose(one, own, sorts);
  if (other === undefined) return;
  const isShift = term.operator === '<<' || term.operator === '>>';
  impose(other, isShift ? wholeNumber : own, sorts);
}

function note(term: Term, sort: Sort | undefined, sorts: Map<string, Sort>): void {
  const key = keyOf(term);
  if (sort !== undefined && sort.kind !== 'thing' && sort.kind !== 'untold' && !sorts.has(key))
    sorts.set(key, sort);
}
