import type { SelectorExpression } from '../../syntax/node.ts';
import type { Selection } from '../../types/info.ts';
import { internType, typeOf, unknownValue, type Context } from './context.ts';
import { later, ready, type Late } from './late.ts';
import { methodExpression, methodValue } from './method-value.ts';
import { objectAccess } from './name.ts';
import { ofValue, type Access } from './operand.ts';
import { walk } from './walk.ts';

/** x.f */
export function lowerSelector(context: Context, selector: SelectorExpression): Late<Access> {
  const selection = context.info.selections.get(selector);
  switch (selection?.kind) {
    case 'qualified':
      return objectAccess(context, selection.object, selector.name);
    case 'field':
      return fieldAccess(context, selector, selection);
    case 'method':
      return later(methodValue(context, selector, selection), ofValue);
    case 'method-expression':
      return ready(ofValue(methodExpression(context, selector, selection)));
    case undefined: {
      // A package without text, or a member that is not there: the operand still runs.
      const isPackage =
        selector.operand.kind === 'name' &&
        context.info.uses.get(selector.operand)?.kind === 'package-name';
      const operand = isPackage ? null : context.lower.expression(context, selector.operand);
      return () => {
        operand?.();
        return ofValue(unknownValue(context, selector.span, typeOf(context, selector)));
      };
    }
  }
}

function fieldAccess(
  context: Context,
  selector: SelectorExpression,
  selection: Selection,
): Late<Access> {
  const operand = context.lower.access(context, selector.operand);
  const { object, path } = selection;
  return () => {
    const start = { access: operand(), type: typeOf(context, selector.operand) };
    const field = object?.kind === 'variable' ? object : null;
    const last = path.at(-1)?.field;
    const holder = walk(
      context,
      start,
      path.map(({ index }) => index),
      selector.span,
    );
    // The path ends with the field itself.
    if (field !== null && last?.name === field.name) return holder.access;
    return ofValue(unknownValue(context, selector.span, internType(context, selection.type)));
  };
}
