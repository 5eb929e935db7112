import type { GoExpression } from '../syntax/node.ts';
import { basics } from './basic.ts';
import type { Checker } from './checker.ts';
import { fit, toInteger } from './constants.ts';
import { value } from './evaluate.ts';
import { isVague, type Operand } from './operand.ts';
import { areAll, isUntyped } from './predicates.ts';
import { fail, operandText } from './report.ts';
import { convertUntyped } from './untyped.ts';

/** Reads an index, and gives its value where it is constant and in order. */
export function checkIndex(
  c: Checker,
  expression: GoExpression,
  length: bigint | null,
): bigint | null {
  const x = value(c, expression);
  const own = checkCount(c, x, 'index', false);
  if (own === null) return null;
  if (length === null || own < length) return own;
  fail(c, expression.span, 'go-out-of-bounds', {
    operand: operandText(c, x),
    length: String(length),
  });
  return null;
}

/** An operand that counts something: an integer that is not negative. Its value where it is constant. */
export function checkCount(
  c: Checker,
  x: Operand,
  what: 'index' | 'size' | 'length',
  mayBeNegative: boolean,
): bigint | null {
  if (isVague(x)) return null;
  const { span } = x.expression;
  const typed = isUntyped(x.type) ? convertUntyped(c, x, basics.int) : x;
  if (typed.mode === 'unknown') return null;
  const given = { what, operand: operandText(c, typed) };
  if (!areAll(typed.type, 'integer')) {
    fail(c, span, 'go-index-not-integer', given);
    return null;
  }
  if (typed.mode !== 'constant' || typed.value === null) return null;
  const own = toInteger(typed.value);
  if (own === null) return null;
  if (own < 0n && !mayBeNegative) {
    fail(c, span, 'go-index-negative', given);
    return null;
  }
  if (typeof fit(typed.value, 'int') !== 'string') return own;
  fail(c, span, 'go-index-overflows', given);
  return null;
}
