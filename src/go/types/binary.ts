import type { ArithmeticOperator, BinaryExpression, BinaryOperator } from '../syntax/node.ts';
import type { Checker } from './checker.ts';
import { checkComparison } from './comparison.ts';
import { toComplex } from './constants.ts';
import { value } from './evaluate.ts';
import { foldBinary } from './fold.ts';
import { identical } from './identical.ts';
import { isVague, unknownOperand, valueOperand, type Operand } from './operand.ts';
import { checkOverflow } from './overflow.ts';
import { areAll, everyType, is } from './predicates.ts';
import { record } from './record.ts';
import { expressionText, fail, operandText, typeText } from './report.ts';
import { checkShift } from './shift.ts';
import { matchTypes } from './untyped.ts';
import type { Type } from './type.ts';

/** `a + b + c + ...` is a tree as deep as it is long: read from the left, without recursion. */
export function binaryExpression(c: Checker, e: BinaryExpression): Operand {
  const chain: BinaryExpression[] = [e];
  let first = e.left;
  while (first.kind === 'binary') {
    chain.push(first);
    first = first.left;
  }
  let x = value(c, first);
  for (const node of chain.reverse()) {
    const y = value(c, node.right);
    x = { ...combine(c, node, x, y), expression: node };
    if (node !== e) record(c, x);
  }
  return x;
}

function combine(c: Checker, e: BinaryExpression, x: Operand, y: Operand): Operand {
  const result = checkBinary(c, e.operator, x, y, e);
  return result ?? unknownOperand(e);
}

const comparisons: ReadonlySet<BinaryOperator> = new Set(['==', '!=', '<', '<=', '>', '>=']);

/** Of `x op y`, or of `x op= y` where there is no such expression; null where it is at fault. */
export function checkBinary(
  c: Checker,
  operator: BinaryOperator,
  x: Operand,
  y: Operand,
  e: BinaryExpression | null,
): Operand | null {
  if (isVague(x) || isVague(y)) return vague(operator, x, y);
  if (operator === '<<' || operator === '>>') return checkShift(c, operator, x, y, e);
  const matched = matchTypes(c, x, y);
  if (matched === null) {
    mismatched(c, operator, x, y, e);
    return null;
  }
  const [left, right] = matched;
  if (comparisons.has(operator)) return checkComparison(c, operator, left, right, e);
  if (!identical(left.type, right.type)) {
    mismatched(c, operator, left, right, e);
    return null;
  }
  return checkArithmetic(c, operator as ArithmeticOperator, left, right, e);
}

/** A shift has its left type, a comparison is a truth value, whatever is unknown beside it. */
function vague(operator: BinaryOperator, x: Operand, y: Operand): Operand | null {
  if (comparisons.has(operator)) return null;
  const known = [x, y].find((one) => !isVague(one) && one.mode !== 'constant');
  const isShift = operator === '<<' || operator === '>>';
  if (known === undefined || (isShift && known === y)) return null;
  return valueOperand(x.expression, known.type);
}

function mismatched(
  c: Checker,
  operator: BinaryOperator,
  x: Operand,
  y: Operand,
  e: BinaryExpression | null,
): void {
  const [left, right] = [typeText(c, x.type), typeText(c, y.type)];
  const text =
    e === null
      ? `${expressionText(c, x.expression)} ${operator}= ${expressionText(c, y.expression)}`
      : expressionText(c, e);
  fail(c, x.expression.span, 'go-mismatched-types', { text, left, right });
}

function isDefined(operator: BinaryOperator, type: Type): boolean {
  if (operator === '+') return everyType(type, (one) => is(one, 'numeric') || is(one, 'string'));
  if (operator === '-' || operator === '*' || operator === '/') return areAll(type, 'numeric');
  if (operator === '&&' || operator === '||') return areAll(type, 'boolean');
  return areAll(type, 'integer');
}

function checkArithmetic(
  c: Checker,
  operator: ArithmeticOperator,
  x: Operand,
  y: Operand,
  e: BinaryExpression | null,
): Operand | null {
  if (!isDefined(operator, x.type)) {
    fail(c, x.expression.span, 'go-operator', { operator, operand: operandText(c, x) });
    return null;
  }
  if ((operator === '/' || operator === '%') && dividesByZero(x, y)) {
    fail(c, y.expression.span, 'go-division-by-zero', {});
    return null;
  }
  if (x.value === null || y.value === null || x.mode !== 'constant' || y.mode !== 'constant')
    return valueOperand(e ?? x.expression, x.type);
  const folded = foldBinary(operator, x.value, y.value, is(x.type, 'integer'));
  const isKnown = x.value.kind !== 'unknown' && y.value.kind !== 'unknown';
  const result: Operand = { ...x, expression: e ?? x.expression, value: folded };
  return isKnown
    ? checkOverflow(c, result, e?.operatorSpan ?? x.expression.span, operator)
    : result;
}

function dividesByZero(x: Operand, y: Operand): boolean {
  if (y.mode !== 'constant' || y.value === null) return false;
  if (x.mode !== 'constant' && !areAll(x.type, 'integer')) return false;
  const parts = toComplex(y.value);
  return parts !== null && parts.real.numerator === 0n && parts.imaginary.numerator === 0n;
}
