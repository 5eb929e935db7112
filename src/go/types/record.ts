import type { GoExpression, Name } from '../syntax/node.ts';
import { unknownType } from './basic.ts';
import type { Checker } from './checker.ts';
import type { ConstantValue } from './constant-value.ts';
import type { Mode } from './info.ts';
import { newVariable, nowhere } from './objects.ts';
import type { Operand } from './operand.ts';
import { isUntyped } from './predicates.ts';
import type { GoObject, Type } from './type.ts';

/** Notes what an expression is. An untyped one is settled when its context says its type. */
export function record(c: Checker, x: Operand): void {
  if (c.environment.repeatedAt !== null) return;
  const { expression, mode, value } = x;
  const type = mode === 'unknown' ? unknownType : x.type;
  if (isUntyped(type) && mode !== 'no-value' && mode !== 'builtin')
    c.untyped.set(expression, { isShifted: false, mode, type, value });
  else recordType(c, expression, mode, type, value);
}

export function recordType(
  c: Checker,
  expression: GoExpression,
  mode: Mode,
  type: Type,
  value: ConstantValue | null = null,
): void {
  if (c.environment.repeatedAt !== null) return;
  c.info.types.set(expression, { mode, type, value: mode === 'constant' ? value : null });
}

export function recordUse(c: Checker, name: Name, object: GoObject): void {
  c.info.uses.set(name, object);
}

export function recordDefinition(c: Checker, name: Name, object: GoObject): void {
  c.info.definitions.set(name, object);
}

/** Two values of x.(T), m[k] or <-c are used: the expression is a pair. */
export function recordCommaOk(
  c: Checker,
  expression: GoExpression,
  types: readonly [Type, Type],
): void {
  const elements = types.map((type) => newVariable('result', '', type, nowhere));
  let at = expression;
  for (;;) {
    const known = c.info.types.get(at);
    if (known !== undefined) c.info.types.set(at, { ...known, type: { kind: 'tuple', elements } });
    if (at.kind !== 'parentheses') return;
    at = at.inner;
  }
}
