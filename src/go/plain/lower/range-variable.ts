import type { GoExpression, GoStatement } from '../../syntax/node.ts';
import type { PlainExpression } from '../expression.ts';
import type { TypeId } from '../ids.ts';
import { assignParts } from './assign.ts';
import type { Context } from './context.ts';
import { assigned } from './convert.ts';
import { ready } from './late.ts';
import { declareLocal, isBlank, lowerDefined, lowerTarget, write, writeLocal } from './target.ts';

type RangeStatement = GoStatement & { readonly kind: 'range' };

/** Before Go 1.22 all iterations have the same variables. */
export function declareSharedVariables(context: Context, statement: RangeStatement): void {
  if (!sharesVariables(context, statement)) return;
  for (const name of [statement.key, statement.value]) {
    const object = name?.kind === 'name' ? context.info.definitions.get(name) : undefined;
    if (object?.kind === 'variable' && name !== null && !isBlank(name))
      declareLocal(context, object, name.span);
  }
}

const sharesVariables = (context: Context, { defines }: RangeStatement): boolean =>
  defines && context.options.loopVariables(context.file) === 'shared';

/** What an iteration gives; null for what nobody takes. */
interface Given {
  readonly key: Known | null;
  readonly value?: Known | null;
}

interface Known {
  readonly value: PlainExpression;
  readonly type: TypeId;
}

/** Gives the iteration's variables their values, or assigns to what stands there, as `a, b = x, y` does. */
export function setVariables(context: Context, statement: RangeStatement, given: Given): void {
  const parts = [
    { expression: statement.key, known: given.key },
    { expression: statement.value, known: given.value ?? null },
  ].flatMap(({ expression, known }) =>
    expression === null || known === null || isBlank(expression) ? [] : [{ expression, known }],
  );
  if (statement.defines)
    for (const { expression, known } of parts) setVariable(context, statement, expression, known);
  else
    assignParts(
      context,
      parts.map(({ expression }) => lowerTarget(context, expression)),
      parts.map(({ known }) => ({ value: ready(known.value), type: known.type })),
      statement.headSpan,
    );
}

function setVariable(
  context: Context,
  statement: RangeStatement,
  expression: GoExpression,
  { value, type: from }: Known,
): void {
  const { span } = expression;
  if (sharesVariables(context, statement) && expression.kind === 'name') {
    const object = context.info.definitions.get(expression);
    const id = object === undefined ? null : context.fn.find(object);
    if (id !== null) return writeLocal(context, id, value, span);
  }
  const { target, type } = lowerDefined(context, expression);
  write(context, target(), assigned(context, value, from, type ?? from), span);
}
