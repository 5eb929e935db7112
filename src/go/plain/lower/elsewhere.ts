import { brief } from '../../../base/brief.ts';
import type { Span } from '../../../base/span.ts';
import type { PlainExpression } from '../expression.ts';
import { shapeOf, type Context } from './context.ts';
import { typeOfValue } from './typing.ts';

/**
 * What is put into something that we have no text of is handed to whoever uses that, as by a call of something
 * unknown: `x.Queue = c`, `x.Options{Done: c}`. Data alone are copied, and nothing comes of it.
 */
export function handElsewhere(
  context: Context,
  words: string,
  values: readonly PlainExpression[],
  span: Span,
): void {
  const given = values.filter((value) => leadsSomewhere(context, value));
  if (given.length === 0) return;
  const name = `whoever uses ${brief(words)}`;
  const callee = { kind: 'unknown', name, package: null, results: [] } as const;
  context.fn.emit({ kind: 'call', callee, arguments: given, results: [] }, span);
}

/** Something of ours can be reached through it. */
function leadsSomewhere(context: Context, value: PlainExpression): boolean {
  if (value.kind === 'zero' || value.kind === 'constant') return false;
  switch (shapeOf(context, typeOfValue(context, value)).kind) {
    case 'pointer':
    case 'slice':
    case 'array':
    case 'map':
    case 'channel':
    case 'function':
    case 'struct':
    case 'interface':
      return true;
    case 'boolean':
    case 'integer':
    case 'float':
    case 'complex':
    case 'string':
    case 'native':
    case 'unknown':
      return false;
  }
}
