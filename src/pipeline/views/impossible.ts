import { evaluateTerm, type TermValue } from '../../logic/evaluate-term.ts';
import { variablesOf } from '../../logic/term-children.ts';
import type { Term } from '../../logic/term.ts';

/** More combinations are not looked at. */
const mostCombinations = 2_000;

/**
 * Whether no values satisfy a condition that compares its variables with constants alone: then the constants, and the
 * numbers beside them, stand for all others. False where it compares anything else.
 */
export function isImpossible(condition: Term): boolean {
  const constants = new Set([0n]);
  if (!comparesWithConstants(condition, constants)) return false;
  const near = [...new Set([...constants].flatMap((one) => [one - 1n, one, one + 1n]))];
  let points: readonly (readonly (readonly [string, TermValue])[])[] = [[]];
  for (const [name, sort] of variablesOf(condition)) {
    const values: readonly TermValue[] = sort === 'bool' ? [false, true] : near;
    if (points.length * values.length > mostCombinations) return false;
    points = points.flatMap((point) => values.map((value) => [...point, [name, value] as const]));
  }
  return points.every((point) => evaluateTerm(condition, new Map(point)) === false);
}

function comparesWithConstants(term: Term, constants: Set<bigint>): boolean {
  switch (term.kind) {
    case 'boolean':
    case 'variable':
      return true;
    case 'not':
      return comparesWithConstants(term.operand, constants);
    case 'and':
    case 'or':
      return term.terms.every((one) => comparesWithConstants(one, constants));
    case 'compare': {
      const { left, right } = term;
      const [name, constant] = left.kind === 'variable' ? [left, right] : [right, left];
      if (name.kind !== 'variable' || constant.kind !== 'integer') return false;
      constants.add(constant.value);
      return true;
    }
    case 'implies':
    case 'iff':
      return (
        comparesWithConstants(term.left, constants) && comparesWithConstants(term.right, constants)
      );
    case 'integer':
    case 'negate':
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'divide':
    case 'iter':
    case 'if':
      return false;
  }
}
