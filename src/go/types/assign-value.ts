import { basics } from './basic.ts';
import type { Checker } from './checker.ts';
import { assignable } from './convertible.ts';
import { instantiateFor } from './instantiate-for.ts';
import { isNil, isVague, unknownOperand, type Operand } from './operand.ts';
import { defaultType, isInterface, isUntyped } from './predicates.ts';
import { relativeTo } from './print-type.ts';
import { expressionText, fail, operandText, typeText } from './report.ts';
import { implicitType, settle, withImplicit } from './untyped.ts';
import type { Type } from './type.ts';

/**
 * An operand as the value of a variable of a type; of whatever type it has by itself where that is null.
 * Says what is wrong, and gives an unknown operand then.
 */
export function assignValue(c: Checker, x: Operand, to: Type | null, context: string): Operand {
  const single = singleValue(c, x);
  if (isVague(single)) {
    if (single.mode !== 'unknown') return single;
    return unknownOperand(x.expression);
  }
  if (['no-value', 'builtin', 'type'].includes(single.mode)) {
    fail(c, x.expression.span, 'go-cannot-assign-operand', {
      operand: operandText(c, single),
      type: to === null ? null : typeText(c, to),
      context,
    });
    return unknownOperand(x.expression);
  }
  const typed = isUntyped(single.type) ? fitUntyped(c, single, to, context) : single;
  if (isVague(typed)) return typed;
  return checkAssignable(c, typed, to, context);
}

/** The untyped operand with the type that it gets there. */
function fitUntyped(c: Checker, x: Operand, to: Type | null, context: string): Operand {
  if (isNil(x) && to === null) {
    fail(c, x.expression.span, 'go-untyped-nil', { context });
    return unknownOperand(x.expression);
  }
  if (isNil(x) && to !== null && isInterface(to)) {
    settle(c, x.expression, to, true);
    return { ...x, type: to };
  }
  const target = to === null || isInterface(to) ? defaultType(x.type) : to;
  const fitted = implicitType(x, target);
  if (typeof fitted !== 'string') return withImplicit(c, x, fitted);
  const suffix =
    fitted === 'truncated' ? ' (truncated)' : fitted === 'overflows' ? ' (overflows)' : '';
  fail(c, x.expression.span, 'go-cannot-use', {
    operand: operandText(c, x),
    type: typeText(c, target),
    context,
    cause: suffix,
  });
  return unknownOperand(x.expression);
}

function checkAssignable(c: Checker, x: Operand, to: Type | null, context: string): Operand {
  const isGeneric = x.type.kind === 'signature' && x.type.typeParameters.length > 0;
  const own = isGeneric ? instantiateFor(c, x, to) : x;
  if (own === null) {
    const text = expressionText(c, x.expression);
    fail(c, x.expression.span, 'go-generic-function', { function: text, context });
    return unknownOperand(x.expression);
  }
  if (to === null) return own;
  const answer = assignable(own, to, relativeTo(c.package));
  if (answer.ok) return own;
  fail(c, x.expression.span, 'go-cannot-use', {
    operand: operandText(c, own),
    type: typeText(c, to),
    context,
    cause: answer.cause === '' ? '' : `: ${answer.cause}`,
  });
  return unknownOperand(x.expression);
}

/** Several values are none. */
export function singleValue(c: Checker, x: Operand): Operand {
  if (x.type.kind !== 'tuple' || x.mode !== 'value') return x;
  fail(c, x.expression.span, 'go-multiple-values', { operand: operandText(c, x) });
  return unknownOperand(x.expression);
}

/** The type of a variable that is declared by its first value. */
export function initialType(c: Checker, x: Operand, context: string): Type | null {
  if (isVague(x)) return null;
  if (!isUntyped(x.type)) return x.type;
  if (isNil(x) || x.type === basics.untypedNil) {
    fail(c, x.expression.span, 'go-untyped-nil', { context });
    return null;
  }
  return defaultType(x.type);
}
