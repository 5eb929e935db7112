import type { GoExpression } from '../../syntax/node.ts';
import type { TypeId } from '../ids.ts';
import { emitAssertion } from './assertion.ts';
import { local, shapeOf, typeOf, type Context } from './context.ts';
import { mapParts } from './index-expression.ts';
import { ready } from './late.ts';
import type { Typed } from './operand.ts';
import { receivedType } from './unary.ts';

/** v, ok = m[k]; v, ok = x.(T); v, ok = <-c */
export function isCommaOk(context: Context, expression: GoExpression): boolean {
  if (expression.kind === 'index')
    return shapeOf(context, typeOf(context, expression.operand)).kind === 'map';
  if (expression.kind === 'assertion') return true;
  if (expression.kind === 'unary') return expression.operator === '<-';
  return false;
}

export function emitCommaOk(context: Context, expression: GoExpression): readonly Typed[] {
  const { fn, program } = context;
  const { span } = expression;
  const both = (type: TypeId, emit: (value: number, ok: number) => void): readonly Typed[] => {
    const bool = program.types.basic('bool');
    const [value, ok] = [fn.temporary(type, span), fn.temporary(bool, span)];
    emit(value, ok);
    return [
      { value: ready(local(value)), type },
      { value: ready(local(ok)), type: bool },
    ];
  };
  if (expression.kind === 'index') {
    const type = typeOf(context, expression.operand);
    const shape = shapeOf(context, type);
    if (shape.kind !== 'map') return [];
    const parts = mapParts(context, expression, shape.key)();
    return both(shape.value, (value, ok) =>
      fn.emit({ kind: 'map-get', ...parts, type, value, ok }, span),
    );
  }
  if (expression.kind === 'assertion') {
    const from = typeOf(context, expression.operand);
    const type = typeOf(context, expression.type);
    const operand = context.lower.expression(context, expression.operand)();
    return both(type, (value, ok) =>
      emitAssertion(context, { operand, from, type, value, ok }, expression),
    );
  }
  if (expression.kind === 'unary') {
    const channel = context.lower.expression(context, expression.operand)();
    const type = receivedType(context, expression.operand, program.types.unknown);
    return both(type, (value, ok) => fn.emit({ kind: 'receive', channel, value, ok }, span));
  }
  return [];
}
