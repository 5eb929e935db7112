import type { GoExpression } from '../syntax/node.ts';
import { unknownType } from './basic.ts';
import type { ConstantValue } from './constant-value.ts';
import type { Mode } from './info.ts';
import type { BuiltinName, Type } from './type.ts';

/** An expression with what is known of it so far. */
export interface Operand {
  readonly mode: Mode;
  readonly type: Type;
  readonly value: ConstantValue | null;
  readonly expression: GoExpression;
  readonly builtin: BuiltinName | null;
}

export function unknownOperand(expression: GoExpression): Operand {
  return { mode: 'unknown', type: unknownType, value: null, expression, builtin: null };
}

export function valueOperand(expression: GoExpression, type: Type, mode: Mode = 'value'): Operand {
  return { mode, type, value: null, expression, builtin: null };
}

export function constantOperand(
  expression: GoExpression,
  type: Type,
  value: ConstantValue,
): Operand {
  return { mode: 'constant', type, value, expression, builtin: null };
}

/** Nothing can be said about it: neither its mode, nor how many values it has, nor whether it fits. */
export function isVague(x: Operand): boolean {
  return x.mode === 'unknown' || x.type.kind === 'unknown';
}

export function isNil(x: Operand): boolean {
  return x.mode === 'nil';
}
