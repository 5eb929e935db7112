import { unreachable } from '../base/unreachable.ts';
import {
  add,
  and,
  compare,
  divide,
  ifThenElse,
  iff,
  implies,
  iter,
  multiply,
  negate,
  not,
  or,
  subtract,
  type Term,
} from './term.ts';
import type { Sort } from '../expression/sort.ts';

/** Rebuilds a term with other children, folding what became constant on the way. */
export function mapChildren(term: Term, map: (child: Term) => Term): Term {
  switch (term.kind) {
    case 'integer':
    case 'boolean':
    case 'variable':
      return term;
    case 'negate':
      return negate(map(term.operand));
    case 'add':
      return add(...term.terms.map(map));
    case 'subtract':
      return subtract(map(term.left), map(term.right));
    case 'multiply':
      return multiply(map(term.left), map(term.right));
    case 'divide':
      return divide(map(term.left), map(term.right));
    case 'iter':
      return iter(map(term.from), map(term.to));
    case 'compare':
      return compare(map(term.left), term.operator, map(term.right));
    case 'not':
      return not(map(term.operand));
    case 'and':
      return and(...term.terms.map(map));
    case 'or':
      return or(...term.terms.map(map));
    case 'implies':
      return implies(map(term.left), map(term.right));
    case 'iff':
      return iff(map(term.left), map(term.right));
    case 'if':
      return ifThenElse(map(term.condition), map(term.then), map(term.otherwise));
    default:
      return unreachable(term);
  }
}

type Substitution = ReadonlyMap<string, Term>;

export function substitute(term: Term, by: Substitution): Term {
  if (by.size === 0) return term;
  if (term.kind === 'variable') return by.get(term.name) ?? term;
  return mapChildren(term, (child) => substitute(child, by));
}

function forEachChild(term: Term, visit: (child: Term) => void): void {
  switch (term.kind) {
    case 'integer':
    case 'boolean':
    case 'variable':
      return;
    case 'negate':
    case 'not':
      return visit(term.operand);
    case 'add':
    case 'and':
    case 'or':
      return term.terms.forEach(visit);
    case 'iter':
      visit(term.from);
      return visit(term.to);
    case 'subtract':
    case 'multiply':
    case 'divide':
    case 'compare':
    case 'implies':
    case 'iff':
      visit(term.left);
      return visit(term.right);
    case 'if':
      visit(term.condition);
      visit(term.then);
      return visit(term.otherwise);
    default:
      return unreachable(term);
  }
}

/** The names that occur in a term, each with its sort. */
export function variablesOf(term: Term, into = new Map<string, Sort>()): Map<string, Sort> {
  if (term.kind === 'variable') into.set(term.name, term.sort);
  else forEachChild(term, (child) => variablesOf(child, into));
  return into;
}
