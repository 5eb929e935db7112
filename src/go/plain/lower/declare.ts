import type { GoStatement, VariableSpec } from '../../syntax/node.ts';
import { assignAll } from './assign.ts';
import { internType, type Context } from './context.ts';
import { declareLocal, lowerDefined } from './target.ts';

/** var x T; var x, y = 1, f() */
export function lowerDeclare(
  context: Context,
  { declarations }: GoStatement & { readonly kind: 'declare' },
): void {
  for (const declaration of declarations)
    if (declaration.kind === 'variable') declareVariables(context, declaration);
}

function declareVariables(context: Context, { names, values, span }: VariableSpec): void {
  if (values.length > 0) {
    const targets = names.map((name) => lowerDefined(context, name));
    return assignAll(context, targets, values, span);
  }
  for (const name of names) {
    const object = context.info.definitions.get(name);
    if (object?.kind !== 'variable' || name.name === '_') continue;
    const id = declareLocal(context, object, span);
    const type = internType(context, object.type);
    // A new cell holds its zero value already.
    if (!context.fn.local(id).boxed) context.fn.assign(id, { kind: 'zero', type }, name.span);
  }
}
