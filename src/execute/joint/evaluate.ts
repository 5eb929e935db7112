import { unreachable } from '../../base/unreachable.ts';
import { computed, length, literal } from '../term/make.ts';
import { wholeNumber, wrapped, type Sort } from '../term/sort.ts';
import { keyOf } from '../term/spell.ts';
import type { Operator, Term, TermOf } from '../term/term.ts';
import { arithmetic, floatArithmetic } from './arithmetic.ts';
import type { Claim } from './claim.ts';
import { computedOf, roleOf } from './roles.ts';
import { isText, sortOfTerm, type Sorts } from './sorts.ts';

/** What an unknown may be: an integer, a float, a text, a truth value, nil, or some other thing. */
export type Known = bigint | number | string | boolean | null | symbol;

type Env = ReadonlyMap<string, Known>;

/** Whether a value of the term is tried, and does not follow from its parts. */
function isLeaf(term: Term, sorts: Sorts): boolean {
  switch (roleOf(term)) {
    case 'constant':
      return false;
    case 'atom':
    case 'opaque':
      return true;
    case 'computed':
      if (term.kind === 'append') return true;
      if (term.kind === 'slice' || term.kind === 'element') return !isText(term.of, sorts);
      if (term.kind === 'length') return term.measure === 'cap' || !isText(term.of, sorts);
      return false;
  }
}

/** Lengths of lists of which the lengths follow from those of their parts. */
export function withLengths(term: Term, sorts: Sorts): Term {
  if (term.kind === 'length' && term.measure === 'len') return lengthOf(term, sorts);
  if (term.kind !== 'computed') return term;
  const [one, other] = term.operands;
  const first = withLengths(one, sorts);
  const operands =
    other === undefined ? ([first] as const) : ([first, withLengths(other, sorts)] as const);
  return computed(term.operator, operands, term.sort);
}

function lengthOf(term: TermOf<'length'>, sorts: Sorts): Term {
  const { of } = term;
  const inner = (one: Term): Term => withLengths(length(one), sorts);
  const sum = (operator: '+' | '-', one: Term, other: Term): Term =>
    computed(operator, [one, other], wholeNumber);
  if (of.kind === 'literal' && of.value === null) return literal(0);
  if (of.kind === 'own' && of.range !== null) return literal(of.range.length);
  if (of.kind === 'append') return sum('+', inner(of.to), literal(of.elements.length));
  if (of.kind === 'slice' && !isText(of, sorts))
    return sum('-', of.high ?? inner(of.of), of.low ?? literal(0));
  return term;
}

export function leavesOf({ left, right }: Claim, sorts: Sorts): readonly Term[] {
  const found = new Map<string, Term>();
  const visit = (term: Term): void => {
    if (isLeaf(term, sorts)) found.set(keyOf(term), term);
    else computedOf(term).forEach(visit);
  };
  visit(left);
  visit(right);
  return [...found.values()];
}

export function claimHolds(claim: Claim, env: Env, sorts: Sorts): boolean {
  return relationHolds(claim, env, sorts) === claim.holds;
}

/** undefined where it cannot be told. */
function relationHolds(
  { left, relation, right, sort }: Omit<Claim, 'holds'>,
  env: Env,
  sorts: Sorts,
): boolean | undefined {
  const own = sort.kind === 'untold' ? (sortOfTerm(left, sorts) ?? sortOfTerm(right, sorts)) : sort;
  const [one, other] = [evaluate(left, own, env, sorts), evaluate(right, own, env, sorts)];
  if (one === undefined || other === undefined) return undefined;
  if (relation === '==') return one === other;
  if (typeof one !== typeof other || !isOrdered(one) || !isOrdered(other)) return undefined;
  return relation === '<' ? one < other : one <= other;
}

const isOrdered = (value: Known): value is bigint | number | string =>
  typeof value === 'bigint' || typeof value === 'number' || typeof value === 'string';

/** undefined where Go would panic, or nobody here knows. `sort` is that of what it is compared with. */
function evaluate(term: Term, sort: Sort | undefined, env: Env, sorts: Sorts): Known | undefined {
  if (isLeaf(term, sorts)) return env.get(keyOf(term));
  const of = (part: Term, inner: Sort | undefined): Known | undefined =>
    evaluate(part, inner, env, sorts);
  switch (term.kind) {
    case 'literal':
      return literalOf(term, sort);
    case 'computed':
      return computedFrom(term, of, sorts);
    case 'converted':
      return convertedTo(of(term.of, term.from), term.to);
    case 'comparison':
      return relationHolds(term, env, sorts);
    case 'not': {
      const inner = of(term.of, undefined);
      return typeof inner === 'boolean' ? !inner : undefined;
    }
    case 'slice':
      return part(of(term.of, undefined), boundOf(term.low, of), boundOf(term.high, of));
    case 'length': {
      const measured = of(term.of, undefined);
      return typeof measured === 'string' ? BigInt(measured.length) : undefined;
    }
    case 'element':
    case 'rune':
      return letterAt(of(term.of, undefined), of(term.at, wholeNumber));
    case 'call':
      return placeIn(
        term,
        term.operands.map((operand) => of(operand, undefined)),
      );
    case 'append':
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
      return constantOf(term);
    default:
      return unreachable(term);
  }
}

/** What is in memory, or in an interface: another thing than all others. */
export const constantOf = (term: Term): symbol => Symbol.for(keyOf(term));

function literalOf({ value }: TermOf<'literal'>, sort: Sort | undefined): Known {
  if (typeof value !== 'number' && typeof value !== 'bigint') return value;
  const isFloat =
    sort?.kind === 'float' || sort?.kind === 'untold' || !Number.isInteger(Number(value));
  return isFloat ? Number(value) : BigInt(value);
}

type Evaluate = (part: Term, sort: Sort | undefined) => Known | undefined;

function computedFrom(term: TermOf<'computed'>, of: Evaluate, sorts: Sorts): Known | undefined {
  const sort = sortOfTerm(term, sorts)!;
  const [one, other] = term.operands;
  const isShift = term.operator === '<<' || term.operator === '>>';
  const left = of(one, sort);
  if (other === undefined) return ofOne(term.operator, left, sort);
  const right = of(other, isShift ? wholeNumber : sort);
  if (typeof left === 'bigint' && typeof right === 'bigint') {
    const found = arithmetic(term.operator, left, right);
    return found === undefined ? undefined : wrapped(found, sort);
  }
  if (typeof left === 'number' && typeof right === 'number')
    return rounded(floatArithmetic(term.operator, left, right), sort);
  return typeof left === 'string' && typeof right === 'string' ? left + right : undefined;
}

function ofOne(operator: Operator, value: Known | undefined, sort: Sort): Known | undefined {
  if (typeof value === 'number') return operator === '-' ? -value : undefined;
  if (typeof value !== 'bigint') return undefined;
  return wrapped(operator === '-' ? -value : ~value, sort);
}

const rounded = (value: number | undefined, sort: Sort): number | undefined =>
  value !== undefined && sort.kind === 'float' && sort.bits === 32 ? Math.fround(value) : value;

function convertedTo(value: Known | undefined, sort: Sort): Known | undefined {
  if (sort.kind === 'float')
    return typeof value === 'bigint' || typeof value === 'number'
      ? rounded(Number(value), sort)
      : undefined;
  if (typeof value === 'bigint') return wrapped(value, sort);
  // What a float becomes that no integer is near, Go does not say.
  if (typeof value !== 'number' || !Number.isSafeInteger(Math.trunc(value))) return undefined;
  const whole = BigInt(Math.trunc(value));
  return wrapped(whole, sort) === whole ? whole : undefined;
}

const boundOf = (bound: Term | null, of: Evaluate): bigint | null | undefined => {
  const found = bound === null ? null : of(bound, wholeNumber);
  return found === null || typeof found === 'bigint' ? found : undefined;
};

function part(
  of: Known | undefined,
  low: bigint | null | undefined,
  high: bigint | null | undefined,
): string | undefined {
  if (typeof of !== 'string' || low === undefined || high === undefined) return undefined;
  const [from, to] = [Number(low ?? 0), Number(high ?? of.length)];
  return 0 <= from && from <= to && to <= of.length ? of.slice(from, to) : undefined;
}

function letterAt(of: Known | undefined, at: Known | undefined): bigint | undefined {
  if (typeof of !== 'string' || typeof at !== 'bigint') return undefined;
  const code = of.charCodeAt(Number(at));
  return Number.isNaN(code) ? undefined : BigInt(code);
}

function placeIn(
  { name }: TermOf<'call'>,
  [text, part]: readonly (Known | undefined)[],
): bigint | undefined {
  if (typeof text !== 'string' || typeof part !== 'string') return undefined;
  return BigInt(name === 'text.index' ? text.indexOf(part) : text.lastIndexOf(part));
}
