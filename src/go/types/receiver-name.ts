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
    case 'string':
    case 'slice':
    case 'integer':
    case 'float':
    case 'imaginary':
    case 'rune':
    case 'function-literal':
    case 'call':
    case 'composite':
    case 'selector':
    case 'unary':
    case 'binary':
    case 'array-type':
    case 'slice-type':
    case 'map-type':
    case 'channel-type':
    case 'function-type':
    case 'struct-type':
    case 'interface-type':
    case 'union-type':
    case 'assertion':
    case 'bad':
      return null;
  }
}
