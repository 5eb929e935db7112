import type { PlainExpression } from '../expression.ts';
import type { TypeId } from '../ids.ts';
import { typeOfExpression } from '../type-of.ts';
import type { Context } from './context.ts';

export function typeOfValue({ program, fn }: Context, value: PlainExpression): TypeId {
  const { types } = program;
  return typeOfExpression(value, {
    shape: (type) => types.shape(type),
    local: (local) => fn.local(local).type,
    global: (global) => program.globals[global]!.type,
    boolean: types.basic('bool'),
    int: types.basic('int'),
    byte: types.basic('uint8'),
    unknown: types.unknown,
  });
}
