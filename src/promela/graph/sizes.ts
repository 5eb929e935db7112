import { evaluate, type Valuation } from '../../expression/evaluate.ts';
import type { Expression } from '../../virgo/ast.ts';

/** What an expression comes to at a valuation; 0 where it has no value. */
export function evaluateInteger(expression: Expression, valuation: Valuation): number {
  const value = evaluate(expression, valuation);
  return typeof value === 'bigint' ? Number(value) : 0;
}
