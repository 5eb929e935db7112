import type { Block, GoExpression, GoFile } from '../../syntax/node.ts';
import { toBoxing } from './boxed.ts';
import type { Context, Surroundings } from './context.ts';
import type { FunctionBuilder } from './function-builder.ts';
import type { Unit } from './program-builder.ts';
import type { TypeEnvironment } from './type-environment.ts';
import { rangesOverFunction, underlyingKind } from './underlying.ts';

interface Origin {
  readonly unit: Unit;
  readonly file: GoFile;
  readonly environment: TypeEnvironment;
  /** All that the function does. */
  readonly root: Block | GoExpression;
}

/** Where a function begins that stands in no other. */
export function functionContext(
  surroundings: Surroundings,
  fn: FunctionBuilder,
  { unit, file, environment, root }: Origin,
): Context {
  const { info } = unit.checked;
  const resolve = underlyingKind(surroundings.program.types, environment);
  return {
    ...surroundings,
    unit,
    info,
    file,
    fn,
    environment,
    jumps: [],
    boxing: toBoxing(root, info, rangesOverFunction(info, resolve), resolve),
    frame: null,
    returning: fn,
    depth: { value: 0 },
  };
}
