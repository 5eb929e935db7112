import { unreachable } from '../../base/unreachable.ts';
import type { BinaryOperator } from '../../expression/operators.ts';
import type { Quantity } from '../../model/quantity.ts';
import { binary } from '../../expression/fold.ts';
import type { Value, Wrapping } from '../value.ts';

/** All have one type, or are constants that fit it. */
export function wrappingOf(...values: readonly Value[]): Wrapping {
  const known = values.flatMap((value) =>
    value.kind === 'quantity' && value.wraps !== undefined ? [value.wraps] : [],
  );
  return {
    belowZero: known.some(({ belowZero }) => belowZero),
    soon: known.some(({ soon }) => soon),
  };
}

/** Whether left ⊕ right may come back in at the other end of its type, where VirGo's numbers go on. */
export function leavesItsType(
  operator: BinaryOperator,
  left: Quantity,
  right: Quantity,
  { belowZero, soon }: Wrapping,
): boolean {
  const known = binary(operator, left, right);
  // The numbers that every type has.
  if (known.kind === 'integer' && known.value >= 0n && known.value < 128n) return false;
  switch (operator) {
    case '-':
      return belowZero || soon;
    case '+':
      return soon || (belowZero && right.kind === 'integer' && right.value < 0n);
    case '*':
      return soon;
    case '!=':
    case '/':
    case '&&':
    case '<':
    case '<=':
    case '==':
    case '>':
    case '>=':
    case '||':
      return false;
    default:
      return unreachable(operator);
  }
}

/** Whether a loop's variable may come round its type without meeting the bound: `i >= 0` of an unsigned i. */
export function passesItsEnd(
  operator: '<' | '<=' | '>' | '>=' | '!=',
  step: bigint,
  bound: Quantity,
  { belowZero, soon }: Wrapping,
): boolean {
  const isStrict = operator === '<' || operator === '>' || operator === '!=';
  if (isStrict && (step === 1n || step === -1n)) return false;
  const last = bound.kind === 'integer' ? bound.value : null;
  if (step > 0n) return soon && (last === null || last + step > 127n);
  return (belowZero || soon) && (last === null || last + step < (isStrict ? -1n : 0n));
}
