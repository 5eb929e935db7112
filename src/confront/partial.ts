import { unreachable } from '../base/unreachable.ts';
import { evaluateTerm, type TermValue } from '../logic/evaluate-term.ts';
import { variablesOf } from '../logic/term-children.ts';
import type { Term } from '../logic/term.ts';

/** The value of a term, or null where it hangs on variables that have no value. */
export function evaluatePartly(
  term: Term,
  values: ReadonlyMap<string, TermValue>,
): TermValue | null {
  switch (term.kind) {
    case 'not': {
      const operand = evaluatePartly(term.operand, values);
      return operand === null ? null : operand !== true;
    }
    case 'and':
    case 'or':
      return junction(term.terms, values, term.kind === 'or');
    case 'implies': {
      const left = evaluatePartly(term.left, values);
      if (left === false) return true;
      const right = evaluatePartly(term.right, values);
      return left === null && right !== true ? null : right;
    }
    case 'if': {
      const condition = evaluatePartly(term.condition, values);
      if (condition !== null) return evaluatePartly(condition ? term.then : term.otherwise, values);
      const then = evaluatePartly(term.then, values);
      return then === evaluatePartly(term.otherwise, values) ? then : null;
    }
    case 'integer':
    case 'boolean':
    case 'variable':
    case 'negate':
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'divide':
    case 'iter':
    case 'compare':
    case 'iff':
      return isKnown(term, values) ? evaluateTerm(term, values) : null;
    default:
      return unreachable(term);
  }
}

/** Of `and` and `or`: one that decides is enough. */
function junction(
  terms: readonly Term[],
  values: ReadonlyMap<string, TermValue>,
  deciding: boolean,
): boolean | null {
  const found = terms.map((term) => evaluatePartly(term, values));
  if (found.includes(deciding)) return deciding;
  return found.includes(null) ? null : !deciding;
}

function isKnown(term: Term, values: ReadonlyMap<string, TermValue>): boolean {
  return [...variablesOf(term).keys()].every((name) => values.has(name));
}
