import type { GoExpression } from '../syntax/node.ts';

/** T of T, *T, (T) and T[A]; null for anything else. */
export function underlyingSyntaxName(e: GoExpression): string | null {
  switch (e.kind) {
    case 'name':
      return e.name;
    case 'star':
      return underlyingSyntaxName(e.operand);
    case 'parentheses':
      return underlyingSyntaxName(e.inner);
    case 'index':
      return underlyingSyntaxName(e.operand);
    default:
      return null;
  }
}
