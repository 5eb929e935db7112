import type { GoExpression } from '../syntax/node.ts';

/** T of T, *T, (T) and T[A]; null for anything else. */
export function underlyingSyntaxName(e: GoExpression): string | null {
  if (e.kind === 'name') return e.name;
  if (e.kind === 'star') return underlyingSyntaxName(e.operand);
  if (e.kind === 'parentheses') return underlyingSyntaxName(e.inner);
  if (e.kind === 'index') return underlyingSyntaxName(e.operand);
  return null;
}
