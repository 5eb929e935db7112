import type { GoExpression, GoType } from '../../go/syntax.ts';
import type { Opaque, Value } from '../value.ts';
import { textAt, type Here } from './context.ts';
import { unknownValue } from './sources.ts';

/** A value that was computed here in a way that we do not follow. */
export function computed(
  here: Here,
  expression: GoExpression,
  type: GoType | null,
  origin: Opaque['origin'] = 'computed',
): Value {
  const { builder, flow } = here;
  const { span } = expression;
  return unknownValue(builder, {
    name: textAt(builder, span),
    type,
    origin,
    span,
    loops: flow.loops,
  });
}
