import type { Operator } from '../term/term.ts';

/** Without bounds; undefined where Go would panic. */
export function arithmetic(operator: Operator, one: bigint, other: bigint): bigint | undefined {
  if ((operator === '/' || operator === '%') && other === 0n) return undefined;
  if ((operator === '<<' || operator === '>>') && (other < 0n || other > 63n)) return undefined;
  switch (operator) {
    case '+':
      return one + other;
    case '-':
      return one - other;
    case '*':
      return one * other;
    case '/':
      return one / other;
    case '%':
      return one % other;
    case '&':
      return one & other;
    case '|':
      return one | other;
    case '^':
      return one ^ other;
    case '&^':
      return one & ~other;
    case '<<':
      return one << other;
    case '>>':
      return one >> other;
  }
}

export function floatArithmetic(
  operator: Operator,
  one: number,
  other: number,
): number | undefined {
  switch (operator) {
    case '+':
      return one + other;
    case '-':
      return one - other;
    case '*':
      return one * other;
    case '/':
      return one / other;
    case '%':
    case '&':
    case '|':
    case '^':
    case '&^':
    case '<<':
    case '>>':
      return undefined;
  }
}
