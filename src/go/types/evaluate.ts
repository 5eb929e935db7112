import type { GoExpression } from '../syntax/node.ts';
import { singleValue } from './assign-value.ts';
import type { Checker } from './checker.ts';
import { underlyingOf } from './named.ts';
import { isVague, unknownOperand, type Operand } from './operand.ts';
import { isGeneric } from './predicates.ts';
import { expressionText, fail, operandText } from './report.ts';
import type { Type } from './type.ts';

/** An expression that gives one value. */
export function value(c: Checker, expression: GoExpression, expected: Type | null = null): Operand {
  const x = onlyValue(c, c.rules.raw(c, expression, expected));
  // Where a function is wanted, a generic one gets its arguments from that.
  const isFunctionWanted = expected !== null && underlyingOf(expected).kind === 'signature';
  return singleValue(c, isFunctionWanted ? x : notGeneric(c, x));
}

/** One value, which may be a generic function without its arguments. */
export function genericValue(c: Checker, expression: GoExpression): Operand {
  return singleValue(c, onlyValue(c, c.rules.raw(c, expression, null)));
}

/** One value or several, or a comma-ok form. */
export function values(
  c: Checker,
  expression: GoExpression,
  expected: Type | null = null,
): Operand {
  return onlyValue(c, c.rules.raw(c, expression, expected));
}

/** A value or a type; generic ones too. */
export function anything(c: Checker, expression: GoExpression): Operand {
  const x = c.rules.raw(c, expression, null);
  if (x.mode === 'no-value') return noValue(c, x);
  return singleValue(c, x);
}

function noValue(c: Checker, x: Operand): Operand {
  fail(c, x.expression.span, 'go-no-value', { operand: operandText(c, x) });
  return unknownOperand(x.expression);
}

function onlyValue(c: Checker, x: Operand): Operand {
  const { span } = x.expression;
  switch (x.mode) {
    case 'no-value':
      return noValue(c, x);
    case 'builtin':
      fail(c, span, 'go-builtin-not-called', { operand: operandText(c, x) });
      return unknownOperand(x.expression);
    case 'type':
      if (!isVague(x)) fail(c, span, 'go-not-an-expression', { operand: operandText(c, x) });
      return unknownOperand(x.expression);
    case 'unknown':
    case 'value':
    case 'variable':
    case 'map-index':
    case 'comma-ok':
    case 'constant':
    case 'nil':
      return x;
  }
}

function notGeneric(c: Checker, x: Operand): Operand {
  const what = genericWord(x);
  if (what === null) return x;
  const text = expressionText(c, x.expression);
  fail(c, x.expression.span, 'go-not-instantiated', { what, text });
  return unknownOperand(x.expression);
}

function genericWord(x: Operand): 'type' | 'function' | null {
  if (x.mode === 'type') return isGeneric(x.type) ? 'type' : null;
  const isFunction = x.mode === 'value' && x.type.kind === 'signature';
  return isFunction && x.type.kind === 'signature' && x.type.typeParameters.length > 0
    ? 'function'
    : null;
}

/** Reads expressions for what they use, whatever they give. */
export function useAll(c: Checker, expressions: readonly (GoExpression | null)[]): void {
  for (const expression of expressions) if (expression !== null) c.rules.raw(c, expression, null);
}
