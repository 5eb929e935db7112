import type { GoStatement } from '../../syntax/node.ts';
import type { VariableObject } from '../../types/type.ts';
import { breakUnless } from './branch.ts';
import { internType, type Context } from './context.ts';
import { leaving, repeating, statementFrame, within } from './jump.ts';

type ForStatement = GoStatement & { readonly kind: 'for' };

/** for init; condition; update { body } */
export function lowerFor(context: Context, statement: ForStatement, name: string | null): void {
  const { fn } = context;
  const { initializer, condition, update, headSpan } = statement;
  if (initializer !== null) context.lower.statement(context, initializer);
  const label = fn.label();
  const copied = copiedVariables(context, initializer);
  const body = fn.nested(() => {
    if (condition !== null) {
      const value = context.lower.expression(context, condition)();
      breakUnless(context, value, label, condition.span);
    }
    if (update === null && copied.length === 0) {
      const frame = statementFrame(name, leaving(label), repeating(label));
      within(context, frame, (inner) => context.lower.block(inner, statement.body));
      return;
    }
    repeated(context, statement, name, label);
    for (const variable of copied) renew(context, variable, headSpan);
    if (update !== null) context.lower.statement(context, update);
  });
  fn.emit({ kind: 'loop', label, body, isEnteredInside: false }, headSpan);
}

/** `continue` leaves a block around the body, so that the update still runs. */
function repeated(
  context: Context,
  { body, span }: ForStatement,
  name: string | null,
  label: number,
): void {
  const { fn } = context;
  const next = fn.label();
  const frame = statementFrame(name, leaving(label), leaving(next));
  const inside = fn.nested(() =>
    within(context, frame, (inner) => context.lower.block(inner, body)),
  );
  if (frame.used.repeat) fn.emit({ kind: 'block', label: next, body: inside }, span);
  else fn.append(inside);
}

/** The loop's variables that each iteration has for itself, where anybody can tell. */
function copiedVariables(
  context: Context,
  initializer: GoStatement | null,
): readonly VariableObject[] {
  if (initializer?.kind !== 'define') return [];
  if (context.options.loopVariables(context.file) === 'shared') return [];
  return initializer.left.flatMap((name) => {
    const object = name.kind === 'name' ? context.info.definitions.get(name) : undefined;
    return object?.kind === 'variable' && context.boxing.variables.has(object) ? [object] : [];
  });
}

/** A new cell with the value of the old one. */
function renew(context: Context, variable: VariableObject, span: ForStatement['span']): void {
  const { fn } = context;
  const cell = fn.find(variable);
  if (cell === null) return;
  const place = { kind: 'cell', local: cell } as const;
  const value = fn.load(place, internType(context, variable.type), span);
  fn.emit({ kind: 'declare', local: cell }, span);
  fn.emit({ kind: 'store', place, value }, span);
}
