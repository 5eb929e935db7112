import { compareValues, opposite, type CompareOperator } from '../expression/operators.ts';
import type { Sort } from '../expression/sort.ts';

/**
 * Terms over integers and truth values: the one language that invariants, preconditions, CoreDafny
 * and the proof obligations are written in. They have the shape in which they were built, so
 * that people recognise the paper's formulas; `normal/` brings them into canonical form.
 *
 * All functions are total: `divide` truncates towards zero as Go does, and gives 0 for a divisor of 0.
 * Where a program would crash on that division is said by `definedness`, not by the term.
 */
export type Term =
  | { readonly kind: 'integer'; readonly value: bigint }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'variable'; readonly name: string; readonly sort: Sort }
  | { readonly kind: 'negate'; readonly operand: Term }
  | { readonly kind: 'add'; readonly terms: readonly Term[] }
  | { readonly kind: 'subtract'; readonly left: Term; readonly right: Term }
  | { readonly kind: 'multiply'; readonly left: Term; readonly right: Term }
  | { readonly kind: 'divide'; readonly left: Term; readonly right: Term }
  /** iter(from, to) = max(to - from, 0): the number of iterations of a loop. */
  | { readonly kind: 'iter'; readonly from: Term; readonly to: Term }
  | {
      readonly kind: 'compare';
      readonly operator: CompareOperator;
      readonly left: Term;
      readonly right: Term;
    }
  | { readonly kind: 'not'; readonly operand: Term }
  | { readonly kind: 'and'; readonly terms: readonly Term[] }
  | { readonly kind: 'or'; readonly terms: readonly Term[] }
  | { readonly kind: 'implies'; readonly left: Term; readonly right: Term }
  | { readonly kind: 'iff'; readonly left: Term; readonly right: Term }
  | {
      readonly kind: 'if';
      readonly condition: Term;
      readonly then: Term;
      readonly otherwise: Term;
    };

/** The kinds of terms that are never integers. */
type TruthKind = 'boolean' | 'compare' | 'not' | 'and' | 'or' | 'implies' | 'iff';
/** The kinds of terms that are never truth values. */
type IntegerKind = 'integer' | 'negate' | 'add' | 'subtract' | 'multiply' | 'divide' | 'iter';

type IntegerTerm = Exclude<Term, { kind: TruthKind }>;
type TruthTerm = Exclude<Term, { kind: IntegerKind }>;

/** The sort that the kind of a term determines; variables and conditionals have either. */
const sortByKind: Readonly<Record<Term['kind'], Sort | null>> = {
  integer: 'int',
  negate: 'int',
  add: 'int',
  subtract: 'int',
  multiply: 'int',
  divide: 'int',
  iter: 'int',
  boolean: 'bool',
  compare: 'bool',
  not: 'bool',
  and: 'bool',
  or: 'bool',
  implies: 'bool',
  iff: 'bool',
  variable: null,
  if: null,
};

export function isIntegerTerm(term: Term): term is IntegerTerm {
  return sortByKind[term.kind] !== 'bool';
}

export function isTruthTerm(term: Term): term is TruthTerm {
  return sortByKind[term.kind] !== 'int';
}

export function sortOf(term: Term): Sort {
  if (term.kind === 'variable') return term.sort;
  if (term.kind === 'if') return sortOf(term.then);
  return sortByKind[term.kind]!;
}

export const yes: Term = { kind: 'boolean', value: true };
export const no: Term = { kind: 'boolean', value: false };
export const zero: Term = { kind: 'integer', value: 0n };
export const one: Term = { kind: 'integer', value: 1n };

export function integer(value: bigint | number): Term {
  return { kind: 'integer', value: BigInt(value) };
}

export function boolean(value: boolean): Term {
  return value ? yes : no;
}

export function variable(name: string, sort: Sort): Term {
  return { kind: 'variable', name, sort };
}

function literal(term: Term): bigint | boolean | null {
  return term.kind === 'integer' || term.kind === 'boolean' ? term.value : null;
}

export function negate(operand: Term): Term {
  return operand.kind === 'integer' ? integer(-operand.value) : { kind: 'negate', operand };
}

/** Drops zeros and adds up literals; the rest stays in order. */
export function add(...given: readonly Term[]): Term {
  let constant = 0n;
  const terms: Term[] = [];
  for (const term of given) {
    if (term.kind === 'integer') constant += term.value;
    else if (term.kind === 'add') terms.push(...term.terms);
    else terms.push(term);
  }
  if (constant !== 0n || terms.length === 0) terms.push(integer(constant));
  return terms.length === 1 ? terms[0]! : { kind: 'add', terms };
}

export function subtract(left: Term, right: Term): Term {
  const a = literal(left);
  const b = literal(right);
  if (typeof a === 'bigint' && typeof b === 'bigint') return integer(a - b);
  return b === 0n ? left : { kind: 'subtract', left, right };
}

export function multiply(left: Term, right: Term): Term {
  const a = literal(left);
  const b = literal(right);
  if (typeof a === 'bigint' && typeof b === 'bigint') return integer(a * b);
  if (a === 0n || b === 0n) return zero;
  if (a === 1n) return right;
  if (a === -1n) return negate(right);
  return b === 1n ? left : { kind: 'multiply', left, right };
}

export function divide(left: Term, right: Term): Term {
  const a = literal(left);
  const b = literal(right);
  if (typeof a === 'bigint' && typeof b === 'bigint') return integer(b === 0n ? 0n : a / b);
  return { kind: 'divide', left, right };
}

export function iter(from: Term, to: Term): Term {
  const a = literal(from);
  const b = literal(to);
  if (typeof a === 'bigint' && typeof b === 'bigint') return integer(b > a ? b - a : 0n);
  return { kind: 'iter', from, to };
}

export function compare(left: Term, operator: CompareOperator, right: Term): Term {
  const a = literal(left);
  const b = literal(right);
  if (typeof a === 'bigint' && typeof b === 'bigint') return boolean(compareValues(operator, a, b));
  return { kind: 'compare', operator, left, right };
}

export function equal(left: Term, right: Term): Term {
  return compare(left, '==', right);
}

/** A comparison is turned round rather than negated: `x > 0`, not `!(x <= 0)`. */
export function not(operand: Term): Term {
  if (operand.kind === 'boolean') return boolean(!operand.value);
  if (operand.kind === 'compare') return { ...operand, operator: opposite[operand.operator] };
  return operand.kind === 'not' ? operand.operand : { kind: 'not', operand };
}

export function and(...given: readonly Term[]): Term {
  const terms = given.flatMap((term) => (term.kind === 'and' ? term.terms : [term]));
  if (terms.some((term) => literal(term) === false)) return no;
  const open = terms.filter((term) => literal(term) !== true);
  if (open.length === 0) return yes;
  return open.length === 1 ? open[0]! : { kind: 'and', terms: open };
}

export function or(...given: readonly Term[]): Term {
  const terms = given.flatMap((term) => (term.kind === 'or' ? term.terms : [term]));
  if (terms.some((term) => literal(term) === true)) return yes;
  const open = terms.filter((term) => literal(term) !== false);
  if (open.length === 0) return no;
  return open.length === 1 ? open[0]! : { kind: 'or', terms: open };
}

export function implies(left: Term, right: Term): Term {
  if (literal(left) === true || literal(right) === true) return right;
  if (literal(left) === false) return yes;
  return literal(right) === false ? not(left) : { kind: 'implies', left, right };
}

export function iff(left: Term, right: Term): Term {
  if (literal(left) === true) return right;
  if (literal(right) === true) return left;
  if (literal(left) === false) return not(right);
  return literal(right) === false ? not(left) : { kind: 'iff', left, right };
}

export function ifThenElse(condition: Term, then: Term, otherwise: Term): Term {
  if (condition.kind === 'boolean') return condition.value ? then : otherwise;
  return { kind: 'if', condition, then, otherwise };
}
