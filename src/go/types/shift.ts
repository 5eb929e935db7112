import type { BinaryExpression } from '../syntax/node.ts';
import { basics } from './basic.ts';
import type { Checker } from './checker.ts';
import { toInteger, unknownValue } from './constants.ts';
import { foldShift } from './fold.ts';
import { unknownOperand, valueOperand, type Operand } from './operand.ts';
import { checkOverflow } from './overflow.ts';
import { areAll, is, isUntyped } from './predicates.ts';
import { fail, operandText } from './report.ts';
import { convertUntyped } from './untyped.ts';

/** Go's compiler shifts a constant by at most so much. */
const mostShift = 1074n;

export function checkShift(
  c: Checker,
  operator: '<<' | '>>',
  x: Operand,
  y: Operand,
  e: BinaryExpression | null,
): Operand | null {
  const expression = e ?? x.expression;
  const own = x.mode === 'constant' && x.value !== null ? toInteger(x.value) : null;
  if (!areAll(x.type, 'integer') && !(isUntyped(x.type) && own !== null)) {
    fail(c, x.expression.span, 'go-shifted-operand', { operand: operandText(c, x) });
    return null;
  }
  const count = shiftCount(c, y);
  if (count === null) return null;
  if (x.mode === 'constant') {
    if (count.mode === 'constant')
      return shiftConstant(c, operator, { ...x, expression }, own, count, e);
    if (isUntyped(x.type)) {
      const known = c.untyped.get(x.expression);
      if (known !== undefined) c.untyped.set(x.expression, { ...known, isShifted: true });
      return { ...x, expression, mode: 'value', value: null };
    }
  }
  if (areAll(x.type, 'integer')) return valueOperand(expression, x.type);
  fail(c, x.expression.span, 'go-shifted-operand', { operand: operandText(c, x) });
  return null;
}

/** The operand behind the sign; null where it cannot be one. */
function shiftCount(c: Checker, y: Operand): Operand | null {
  const { span } = y.expression;
  if (y.mode === 'constant' && y.value !== null) {
    const count = toInteger(y.value);
    if (count !== null && count < 0n) {
      fail(c, span, 'go-negative-shift', { operand: operandText(c, y) });
      return null;
    }
    if (isUntyped(y.type)) {
      if (count !== null || y.value.kind === 'unknown') return y;
      const given = { operand: operandText(c, y), type: 'uint' };
      if (is(y.type, 'numeric')) fail(c, span, 'go-truncated', given);
      else fail(c, span, 'go-shift-count', { operand: given.operand });
      return null;
    }
    if (areAll(y.type, 'integer')) return y;
  } else if (areAll(y.type, 'integer')) {
    if (!isUntyped(y.type)) return y;
    const converted = convertUntyped(c, y, basics.uint);
    return converted.mode === 'unknown' ? null : converted;
  } else if (isUntyped(y.type)) {
    const converted = convertUntyped(c, y, basics.uint);
    return converted.mode === 'unknown' ? null : converted;
  }
  fail(c, span, 'go-shift-count', { operand: operandText(c, y) });
  return null;
}

function shiftConstant(
  c: Checker,
  operator: '<<' | '>>',
  x: Operand,
  own: bigint | null,
  y: Operand,
  e: BinaryExpression | null,
): Operand {
  const count = y.value === null ? null : toInteger(y.value);
  const type = is(x.type, 'integer') ? x.type : basics.untypedInt;
  if (own === null || count === null) return { ...x, type, value: unknownValue };
  if (count > mostShift) {
    fail(c, y.expression.span, 'go-invalid-shift', { operand: operandText(c, y) });
    return unknownOperand(x.expression);
  }
  const value = foldShift(operator, own, Number(count));
  return checkOverflow(c, { ...x, type, value }, e?.operatorSpan ?? x.expression.span, operator);
}
