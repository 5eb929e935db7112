import { isPlaceForm } from '../check/roles.ts';
import { unreachable } from '../../base/unreachable.ts';
import type { Expression, Variable } from '../check/model.ts';
import { underlying } from '../check/type.ts';
import { withLocal } from '../state/state.ts';
import type { Context } from './context.ts';
import { evaluate } from './rules.ts';

/** Go decides which places are meant before it assigns to any of them. */
export function frozen(ctx: Context, e: Expression): Expression {
  if (!isPlaceForm(e)) return e;
  switch (e.kind) {
    case 'variable':
      return e;
    case 'field':
      return { ...e, operand: frozen(ctx, e.operand) };
    case 'dereference':
      return { ...e, operand: temporary(ctx, e.operand) };
    case 'element': {
      const isSlice = underlying(e.operand.type).kind === 'slice';
      const operand = isSlice ? temporary(ctx, e.operand) : frozen(ctx, e.operand);
      return { ...e, operand, index: temporary(ctx, e.index) };
    }
    default:
      return unreachable(e);
  }
}

function temporary(ctx: Context, e: Expression): Expression {
  const { type, span } = e;
  const flags = { isShared: false, isAssigned: false, isCaptured: false };
  const variable: Variable = { name: 'place', type, span, ...flags };
  const value = evaluate(ctx, e);
  ctx.cell.state = withLocal(ctx.cell.state, variable, value);
  return { kind: 'variable', variable, type, span };
}
