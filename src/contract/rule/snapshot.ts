import type {
  Assertion,
  Expression,
  FunctionInfo,
  PredicateInfo,
  Variable,
} from '../check/model.ts';
import { sortOf } from '../state/sorts.ts';
import { emptyState, type State } from '../state/state.ts';
import { defaultOf } from '../state/sorts.ts';
import { ite, type Term } from '../state/term.ts';
import { boundOf, guardOf, looking, type Context } from './context.ts';
import { mapOf, mapSort } from './memory.ts';
import type { Shape } from './shape.ts';
import { walk } from './walk.ts';

/** What an assertion's permissions let see: for each atom its value, or the whole map under a binder. */
export function componentsOf(ctx: Context, assertions: readonly Expression[]): readonly Term[] {
  const components: Term[] = [];
  const silent = { ...looking(ctx, ctx.cell.state), isSilent: true, guards: [] };
  for (const one of assertions)
    walk(silent, one, {
      asConstants: false,
      pure: () => undefined,
      atom: (inside, { resource, keys, keySorts, valueSort }) => {
        const map = mapOf(ctx, resource, mapSort(keySorts, valueSort));
        if (boundOf(inside).length > 0) components.push(map);
        else
          components.push(
            ite(guardOf(inside), ['select', map, ...keys], defaultOf(ctx.proof.v, valueSort)),
          );
      },
    });
  return components;
}

/** Found by a walk over unknown arguments. */
export function shapeOf(
  ctx: Context,
  parameters: readonly Variable[],
  assertions: readonly Expression[],
): Shape {
  const { v } = ctx.proof;
  const locals = new Map(
    parameters.map((one) => [one, defaultOf(v, sortOf(v, one.type))] as const),
  );
  const state: State = { ...emptyState, locals };
  const silent = { ...looking(ctx, state), isSilent: true, guards: [] };
  const sorts: Term[] = [];
  const resources: string[] = [];
  const isMap: boolean[] = [];
  for (const one of assertions)
    walk(silent, one, {
      asConstants: false,
      pure: () => undefined,
      atom: (inside, { resource, keySorts, valueSort }) => {
        const isWhole = boundOf(inside).length > 0;
        sorts.push(isWhole ? mapSort(keySorts, valueSort) : valueSort);
        resources.push(resource);
        isMap.push(isWhole);
      },
    });
  return { sorts, resources, isMap };
}

export function bodyOf(predicate: PredicateInfo): readonly Expression[] {
  const body = predicate.body();
  return body === null ? [] : [body];
}

export function requiredBy(target: FunctionInfo): readonly Expression[] {
  return target.contract().requires.map((one: Assertion) => one.expression);
}
