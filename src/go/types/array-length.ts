import type { GoExpression } from '../syntax/node.ts';
import type { Checker } from './checker.ts';
import { fit, toInteger } from './constants.ts';
import { value } from './evaluate.ts';
import { isVague } from './operand.ts';
import { is, isUntyped } from './predicates.ts';
import { expressionText, fail, operandText } from './report.ts';
import { findName } from './scopes.ts';

/** null where it is none, which is said. */
export function arrayLength(c: Checker, e: GoExpression): bigint | null {
  if (e.kind === 'name') {
    const entry = findName(c.environment.scope, e.name, e.span.start);
    if (entry === null) {
      fail(c, e.span, 'go-undefined-array-length', { name: e.name });
      return null;
    }
    if (entry.object.kind !== 'constant') {
      c.rules.raw(c, e, null);
      fail(c, e.span, 'go-invalid-array-length', { text: e.name });
      return null;
    }
  }
  const x = value(c, e);
  if (isVague(x)) return null;
  if (x.mode !== 'constant' || x.value === null) {
    fail(c, e.span, 'go-array-length-not-constant', { operand: operandText(c, x) });
    return null;
  }
  if (isUntyped(x.type) || is(x.type, 'integer')) {
    const length = toInteger(x.value);
    if (length !== null && length >= 0n && typeof fit(x.value, 'int') !== 'string') return length;
    if (length !== null) {
      fail(c, e.span, 'go-invalid-array-length', { text: operandText(c, x) });
      return null;
    }
    if (x.value.kind === 'unknown') return null;
  }
  if (is(x.type, 'integer'))
    fail(c, e.span, 'go-invalid-array-length', { text: expressionText(c, e) });
  else fail(c, e.span, 'go-array-length-not-integer', { operand: operandText(c, x) });
  return null;
}
