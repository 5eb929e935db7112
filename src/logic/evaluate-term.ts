import { unreachable } from '../base/unreachable.ts';
import { compareValues } from '../expression/operators.ts';
import type { Term } from './term.ts';

export type TermValue = bigint | boolean;

/** The value of a term where all its variables are known. */
export function evaluateTerm(term: Term, values: ReadonlyMap<string, TermValue>): TermValue {
  const int = (child: Term) => evaluateTerm(child, values) as bigint;
  const bool = (child: Term) => evaluateTerm(child, values) as boolean;
  switch (term.kind) {
    case 'integer':
    case 'boolean':
      return term.value;
    case 'variable': {
      const value = values.get(term.name);
      if (value === undefined) throw new Error(`no value for ${term.name}`);
      return value;
    }
    case 'negate':
      return -int(term.operand);
    case 'add':
      return term.terms.reduce((sum, child) => sum + int(child), 0n);
    case 'subtract':
      return int(term.left) - int(term.right);
    case 'multiply':
      return int(term.left) * int(term.right);
    case 'divide': {
      const divisor = int(term.right);
      return divisor === 0n ? 0n : int(term.left) / divisor;
    }
    case 'iter': {
      const iterations = int(term.to) - int(term.from);
      return iterations > 0n ? iterations : 0n;
    }
    case 'compare':
      return compareValues(term.operator, int(term.left), int(term.right));
    case 'not':
      return !bool(term.operand);
    case 'and':
      return term.terms.every(bool);
    case 'or':
      return term.terms.some(bool);
    case 'implies':
      return !bool(term.left) || bool(term.right);
    case 'iff':
      return bool(term.left) === bool(term.right);
    case 'if':
      return evaluateTerm(bool(term.condition) ? term.then : term.otherwise, values);
    default:
      return unreachable(term);
  }
}
