import type { Type, TypeParameter } from '../../types/type.ts';
import { setOfType } from '../../types/type-set.ts';
import { anyType } from '../../types/universe.ts';
import type { TypeId } from '../ids.ts';
import { bind, emptyEnvironment, type TypeEnvironment } from './type-environment.ts';
import type { TypeTable } from './type-table.ts';

/**
 * Types that a generic function may be used with, where nothing in the text says with which: the first type
 * that a constraint lists, or the constraint as an interface, whose values can be anything that it allows.
 */
export function representatives(
  types: TypeTable,
  parameters: readonly TypeParameter[],
): readonly TypeId[] {
  const any = types.intern(anyType, emptyEnvironment);
  const start = bind(
    emptyEnvironment,
    parameters,
    parameters.map(() => any),
  );
  const chosen = (environment: TypeEnvironment): readonly TypeId[] =>
    parameters.map(({ constraint }) => types.intern(typeWithin(constraint), environment));
  // A constraint may speak of the other parameters: [S ~[]E, E any].
  return chosen(bind(emptyEnvironment, parameters, chosen(start)));
}

function typeWithin(constraint: Type): Type {
  const set = setOfType(constraint);
  const first = set?.terms?.[0];
  if (first !== undefined) return first.type;
  return set === null || set.methods.length === 0 ? anyType : constraint;
}
