import type { FunctionInfo } from '../check/model.ts';
import { sortOf } from '../state/sorts.ts';
import type { Context } from './context.ts';
import { circleOf } from './recursion.ts';
import type { FunctionSymbols } from './shape.ts';
import { limitedName, recursivePrefix } from '../state/trigger.ts';
import { requiredBy, shapeOf } from './snapshot.ts';

/** The names of a pure function; that its axioms are wanted is noted. */
export function symbolsOf(ctx: Context, target: FunctionInfo): FunctionSymbols {
  const { proof } = ctx;
  const known = proof.symbols.get(target.id);
  if (known !== undefined) return known;
  const { v, program } = proof;
  const shape = shapeOf(ctx, target.parameters, requiredBy(target));
  const circle = circleOf(program, target);
  const name = v.name(circle.size > 0 ? recursivePrefix : 'fn', target.id);
  const limited = limitedName(name);
  const result = sortOf(v, target.results[0]!.type);
  const sorts = [...target.parameters.map(({ type }) => sortOf(v, type)), ...shape.sorts];
  v.declare(name, sorts, result);
  if (limited !== name) v.declare(limited, sorts, result);
  const symbols: FunctionSymbols = { target, name, limited, result, shape, circle };
  proof.symbols.set(target.id, symbols);
  proof.usedFunctions.add(target);
  proof.waiting.push(() => {
    ctx.rules.defineFunction(ctx, symbols);
  });
  return symbols;
}
