import { unreachable } from '../../base/unreachable.ts';
import { isLiteral, isTypeExpression } from '../syntax/expression-groups.ts';
import type { GoExpression } from '../syntax/node.ts';
import { assertionExpression } from './assertion.ts';
import { basics } from './basic.ts';
import { binaryExpression } from './binary.ts';
import { within, type Checker } from './checker.ts';
import { compositeLiteral } from './composite.ts';
import { integerValue, isTooLargeLiteral, stringValue } from './constants.ts';
import { anything } from './evaluate.ts';
import { indexExpression } from './index-expression.ts';
import { nameExpression } from './name.ts';
import { constantOperand, isVague, unknownOperand, valueOperand, type Operand } from './operand.ts';
import { coreType } from './core-type.ts';
import { record } from './record.ts';
import { expressionText, fail, operandText } from './report.ts';
import { selectorExpression } from './selector.ts';
import { sliceExpression } from './slice-expression.ts';
import { openScope } from './scopes.ts';
import { unaryExpression } from './unary.ts';
import { zero } from './rational.ts';
import type { Type } from './type.ts';

/** Reads an expression and notes what it is. */
export function rawExpression(
  c: Checker,
  expression: GoExpression,
  expected: Type | null,
): Operand {
  const x = dispatch(c, expression, expected);
  const own = x.expression === expression ? x : { ...x, expression };
  record(c, own);
  return own;
}

function dispatch(c: Checker, e: GoExpression, expected: Type | null): Operand {
  if (isLiteral(e)) return literal(c, e);
  if (isTypeExpression(e)) return valueOperand(e, c.rules.type(c, e), 'type');
  switch (e.kind) {
    case 'bad':
      return unknownOperand(e);
    case 'name':
      return nameExpression(c, e);
    case 'function-literal':
      return functionLiteral(c, e);
    case 'composite':
      return compositeLiteral(c, e, expected);
    case 'parentheses':
      return c.rules.raw(c, e.inner, expected);
    case 'selector':
      return selectorExpression(c, e);
    case 'index':
      return indexExpression(c, e);
    case 'slice':
      return sliceExpression(c, e);
    case 'assertion':
      return assertionExpression(c, e);
    case 'call':
      return c.rules.call(c, e, expected);
    case 'star':
      return starExpression(c, e);
    case 'unary':
      return unaryExpression(c, e, expected);
    case 'binary':
      return binaryExpression(c, e);
    default:
      return unreachable(e);
  }
}

function literal(c: Checker, e: GoExpression): Operand {
  if (e.kind === 'integer') {
    if (!isTooLargeLiteral(e.value))
      return constantOperand(e, basics.untypedInt, integerValue(e.value));
    fail(c, e.span, 'go-large-constant', { text: expressionText(c, e) });
    return unknownOperand(e);
  }
  if (e.kind === 'float')
    return constantOperand(e, basics.untypedFloat, { kind: 'float', value: e.value });
  if (e.kind === 'imaginary') {
    const value = { kind: 'complex', real: zero, imaginary: e.value } as const;
    return constantOperand(e, basics.untypedComplex, value);
  }
  if (e.kind === 'rune') return constantOperand(e, basics.untypedRune, integerValue(e.value));
  if (e.kind === 'string') return constantOperand(e, basics.untypedString, stringValue(e.bytes));
  return unknownOperand(e);
}

/** The body is read at the end of the statement around it, when its types are complete. */
function functionLiteral(c: Checker, e: GoExpression & { kind: 'function-literal' }): Operand {
  const scope = openScope(c.environment.scope);
  const signature = within(c, { scope }, () => c.rules.signature(c, e.signature, null, scope, []));
  const { environment } = c;
  c.delayed.push(() => within(c, environment, () => c.rules.body(c, e, e.body, signature, scope)));
  return valueOperand(e, signature);
}

/** *x: what x points to, or the pointer type. */
function starExpression(c: Checker, e: GoExpression & { kind: 'star' }): Operand {
  const x = anything(c, e.operand);
  if (x.mode === 'unknown') return unknownOperand(e);
  if (x.mode === 'type') {
    const element = c.rules.type(c, e.operand);
    return valueOperand(e, { kind: 'pointer', element }, 'type');
  }
  if (isVague(x)) return valueOperand(e, x.type, 'variable');
  if (x.mode === 'nil') {
    fail(c, e.span, 'go-dereferences-nil', {});
    return unknownOperand(e);
  }
  const core = coreType(x.type);
  if (core?.kind === 'pointer') return valueOperand(e, core.element, 'variable');
  if (core?.kind !== 'unknown')
    fail(c, x.expression.span, 'go-cannot-dereference', { operand: operandText(c, x) });
  return unknownOperand(e);
}
