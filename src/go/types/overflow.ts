import type { Span } from '../../base/span.ts';
import type { Checker } from './checker.ts';
import { fit, unknownValue } from './constants.ts';
import { isTooLarge } from './fold.ts';
import { underlyingOf } from './named.ts';
import { unknownOperand, type Operand } from './operand.ts';
import { isUntyped } from './predicates.ts';
import { fail, operandText, typeText } from './report.ts';
import { invalidConversion, misfitOf } from './untyped.ts';
import { printConstant } from './describe.ts';

const operations: Readonly<Record<string, string>> = {
  '+': 'addition ',
  '-': 'subtraction ',
  '^': 'bitwise XOR ',
  '*': 'multiplication ',
  '<<': 'shift ',
};

/** Of a typed constant the type says what it holds; an untyped one must not grow for ever. */
export function checkOverflow(c: Checker, x: Operand, at: Span, operator: string): Operand {
  if (x.value === null) return x;
  if (x.value.kind === 'unknown') {
    fail(c, at, 'go-constant-unrepresentable', {});
    return x;
  }
  if (!isUntyped(x.type)) return representable(c, x);
  if (!isTooLarge(x.value)) return x;
  fail(c, at, 'go-constant-overflow', { operation: operations[operator] ?? '' });
  return { ...x, value: unknownValue };
}

/** The constant as its type holds it; says so if it does not. */
function representable(c: Checker, x: Operand): Operand {
  const under = underlyingOf(x.type);
  if (under.kind !== 'basic' || x.value === null) return x;
  const fitted = fit(x.value, under.basic);
  if (typeof fitted !== 'string') return { ...x, value: fitted };
  const misfit = misfitOf(x.type, under, fitted);
  if (misfit === 'overflows') {
    const given = { operand: operandText(c, x), type: typeText(c, x.type) };
    if (x.value.kind === 'integer')
      fail(c, x.expression.span, 'go-typed-overflow', { ...given, value: printConstant(x.value) });
    else fail(c, x.expression.span, 'go-overflows', given);
  } else invalidConversion(c, misfit, x, x.type);
  return unknownOperand(x.expression);
}
