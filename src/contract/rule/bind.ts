import type { Variable } from '../check/model.ts';
import { sortOf } from '../state/sorts.ts';
import { withLocal } from '../state/state.ts';
import type { Bound } from '../state/term.ts';
import { looking, type Context, type Guard } from './context.ts';

/** Fresh names for the variables, in a context of their own. */
export function bind(
  ctx: Context,
  variables: readonly Variable[],
  isConstant: boolean,
): { readonly inside: Context; readonly bound: readonly Bound[] } {
  const { proof, cell } = ctx;
  let { state } = cell;
  const bound = variables.map((variable): Bound => {
    const sort = sortOf(proof.v, variable.type);
    const name = isConstant ? proof.fresh(variable.name, sort) : proof.v.freshName(variable.name);
    state = withLocal(state, variable, name);
    return { name, sort };
  });
  const guards: Guard[] = bound.map((one) => ({ kind: 'bound', bound: one, isConstant }));
  return { inside: { ...looking(ctx, state), guards: [...ctx.guards, ...guards] }, bound };
}
