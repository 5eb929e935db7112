import type { BinaryExpression, BinaryOperator } from '../syntax/node.ts';
import { basics } from './basic.ts';
import type { Checker } from './checker.ts';
import { booleanValue, unknownValue } from './constants.ts';
import { assignable } from './convertible.ts';
import { structureOf } from './describe.ts';
import { foldComparison } from './fold.ts';
import { underlyingOf } from './named.ts';
import { constantOperand, isNil, valueOperand, type Operand } from './operand.ts';
import { defaultType, everyType, hasNil, is, isComparable, isTypeParameter } from './predicates.ts';
import { relativeTo } from './print-type.ts';
import { expressionText, fail, typeText } from './report.ts';
import { settle } from './untyped.ts';
import type { Type } from './type.ts';

/** x == y and its like; in a switch x is the case. null where they cannot be compared. */
export function checkComparison(
  c: Checker,
  operator: BinaryOperator,
  x: Operand,
  y: Operand,
  e: BinaryExpression | null,
  isCase = false,
): Operand | null {
  const fault = findFault(c, operator, x, y);
  if (fault !== null) {
    const [left, right] = [expressionText(c, x.expression), expressionText(c, y.expression)];
    const { cause } = fault;
    if (isCase) fail(c, x.expression.span, 'go-invalid-case', { case: left, tag: right, cause });
    else {
      const text = `${left} ${operator} ${right}`;
      fail(c, fault.at.expression.span, 'go-invalid-comparison', { text, cause });
    }
    return null;
  }
  const expression = e ?? x.expression;
  if (x.mode === 'constant' && y.mode === 'constant' && x.value !== null && y.value !== null) {
    const holds = foldComparison(operator, x.value, y.value);
    const value = holds === null ? unknownValue : booleanValue(holds);
    return constantOperand(expression, basics.untypedBool, value);
  }
  settle(c, x.expression, isNil(x) ? y.type : defaultType(x.type), true);
  settle(c, y.expression, isNil(y) ? x.type : defaultType(y.type), true);
  return valueOperand(expression, basics.untypedBool);
}

interface Fault {
  readonly at: Operand;
  readonly cause: string;
}

function findFault(c: Checker, operator: BinaryOperator, x: Operand, y: Operand): Fault | null {
  const qualify = relativeTo(c.package);
  if (!assignable(x, y.type, qualify).ok && !assignable(y, x.type, qualify).ok) {
    const cause = `mismatched types ${typeText(c, x.type)} and ${typeText(c, y.type)}`;
    return { at: x, cause };
  }
  if (operator === '==' || operator === '!=') return equalityFault(c, operator, x, y);
  const isOrdered = (type: Type): boolean => everyType(type, (one) => is(one, 'ordered'));
  if (!isOrdered(x.type)) return undefinedOn(c, operator, x, y, x);
  return isOrdered(y.type) ? null : undefinedOn(c, operator, x, y, y);
}

function equalityFault(c: Checker, operator: BinaryOperator, x: Operand, y: Operand): Fault | null {
  if (isNil(x) || isNil(y)) {
    const type = isNil(x) ? y.type : x.type;
    if (hasNil(type) && !(isNil(x) && isNil(y))) return null;
    return undefinedOn(c, operator, x, y, isNil(x) && isNil(y) ? x : isNil(x) ? x : y);
  }
  if (!isComparable(x.type, true)) return incomparable(c, operator, x, y, x);
  return isComparable(y.type, true) ? null : incomparable(c, operator, x, y, y);
}

function undefinedOn(
  c: Checker,
  operator: BinaryOperator,
  x: Operand,
  y: Operand,
  at: Operand,
): Fault {
  if (isTypeParameter(x.type) || isTypeParameter(y.type)) {
    const own = isTypeParameter(x.type) ? at : y;
    const isEquality = operator === '==' || operator === '!=';
    const cause = isEquality
      ? `incomparable types in type set`
      : `type parameter ${typeText(c, own.type)} cannot use operator ${operator}`;
    return { at: own, cause };
  }
  const structure = isNil(at) ? 'nil' : wordFor(c, at.type);
  return { at, cause: `operator ${operator} not defined on ${structure}` };
}

function wordFor(c: Checker, type: Type): string {
  const under = underlyingOf(type);
  const word = under.kind === 'basic' ? '' : structureOf(under);
  return word === '' ? typeText(c, type) : word;
}

function incomparable(
  c: Checker,
  operator: BinaryOperator,
  x: Operand,
  y: Operand,
  at: Operand,
): Fault {
  const under = underlyingOf(at.type);
  if (at.type.kind !== 'type-parameter') {
    if (under.kind === 'slice' || under.kind === 'map' || under.kind === 'signature')
      return { at, cause: `${structureOf(under)} can only be compared to nil` };
    if (under.kind === 'struct') {
      const field = under.fields.find((one) => !isComparable(one.type, true));
      if (field !== undefined)
        return { at, cause: `struct containing ${typeText(c, field.type)} cannot be compared` };
    }
    if (under.kind === 'array') return { at, cause: `${typeText(c, at.type)} cannot be compared` };
  }
  return undefinedOn(c, operator, x, y, at);
}
