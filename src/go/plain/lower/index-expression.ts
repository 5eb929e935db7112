import type { GoExpression, IndexExpression } from '../../syntax/node.ts';
import type { PlainExpression } from '../expression.ts';
import { behind, elementOf } from './access.ts';
import {
  local,
  shapeOf,
  typeOf,
  unknownValue,
  withoutParentheses,
  type Context,
} from './context.ts';
import { assignable } from './convert.ts';
import { later, ready, type Late } from './late.ts';
import { objectAccess } from './name.ts';
import { atPlace, ofValue, type Access } from './operand.ts';

/** a[i], m[k], or a generic function with its type arguments. */
export function lowerIndex(context: Context, expression: IndexExpression): Late<Access> {
  const { operand, indices, span } = expression;
  const holder = typeOf(context, operand);
  const shape = shapeOf(context, holder);
  const unknown = (): Access => ofValue(unknownValue(context, span, typeOf(context, expression)));
  const [index] = indices;
  if (index === undefined) return ready(unknown());
  const instance = instantiated(context, operand);
  if (instance !== null) return instance;
  const at = (): Late<PlainExpression> => context.lower.expression(context, index);
  if (shape.kind === 'slice') {
    const [slice, position] = [context.lower.expression(context, operand), at()];
    return () => {
      const parts = { slice: slice(), index: position() };
      return atPlace({ kind: 'slice-element', ...parts });
    };
  }
  if (shape.kind === 'string') {
    const [text, position] = [context.lower.expression(context, operand), at()];
    return () => {
      const parts = { operand: text(), index: position() };
      return ofValue({ kind: 'element', of: 'string', ...parts });
    };
  }
  if (shape.kind === 'array') {
    const [array, position] = [context.lower.access(context, operand), at()];
    return () => elementOf(array(), position());
  }
  if (shape.kind === 'pointer') {
    const [pointer, position] = [context.lower.expression(context, operand), at()];
    return () => elementOf(behind(pointer()), position());
  }
  if (shape.kind === 'map') return later(mapGet(context, expression, holder, shape), ofValue);
  {
    const [value, position] = [context.lower.expression(context, operand), at()];
    return () => {
      value();
      position();
      return unknown();
    };
  }
}

/** F[int] */
function instantiated(context: Context, operand: GoExpression): Late<Access> | null {
  const inner = withoutParentheses(operand);
  const name = inner.kind === 'selector' ? inner.name : inner;
  if (name.kind !== 'name' || !context.info.instances.has(name)) return null;
  const object = context.info.uses.get(name);
  return object?.kind === 'function' ? objectAccess(context, object, name) : null;
}

export interface MapParts {
  readonly map: PlainExpression;
  readonly key: PlainExpression;
}

export function mapParts(
  context: Context,
  { operand, indices }: IndexExpression,
  keyType: number,
): Late<MapParts> {
  const map = context.lower.expression(context, operand);
  const index = indices[0]!;
  const key = assignable(
    context,
    { value: context.lower.expression(context, index), type: typeOf(context, index) },
    keyType,
  );
  return () => {
    const holder = map();
    return { map: holder, key: key() };
  };
}

function mapGet(
  context: Context,
  expression: IndexExpression,
  type: number,
  shape: { readonly key: number; readonly value: number },
): Late<PlainExpression> {
  const { span } = expression;
  return later(mapParts(context, expression, shape.key), (parts) => {
    const value = context.fn.temporary(shape.value, span);
    context.fn.emit({ kind: 'map-get', ...parts, type, value, ok: null }, span);
    return local(value);
  });
}
