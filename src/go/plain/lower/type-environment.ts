import type { TypeParameter } from '../../types/type.ts';
import type { TypeId } from '../ids.ts';

/** What the type parameters in scope stand for in this instance of a function or type. */
export interface TypeEnvironment {
  readonly arguments: ReadonlyMap<TypeParameter, TypeId>;
  /** Equal for equal instances: types declared in a generic function differ from instance to instance. */
  readonly key: string;
}

export const emptyEnvironment: TypeEnvironment = { arguments: new Map(), key: '' };

export function bind(
  outer: TypeEnvironment,
  parameters: readonly TypeParameter[],
  given: readonly TypeId[],
): TypeEnvironment {
  if (parameters.length === 0) return outer;
  const bound = new Map(outer.arguments);
  parameters.forEach((parameter, index) => {
    const argument = given[index];
    if (argument !== undefined) bound.set(parameter, argument);
  });
  return { arguments: bound, key: `${outer.key}[${given.join(',')}]` };
}
