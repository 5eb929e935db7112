import type { PlainExpression } from './expression.ts';
import type { FunctionId, GlobalId, LocalId } from './ids.ts';
import { changedGlobals } from './package-state.ts';
import type { PlainFunction, PlainProgram } from './program.ts';
import { targetsOf } from './targets.ts';
import { walkBlock } from './walk.ts';

type Held = (fn: PlainFunction, value: PlainExpression | undefined) => FunctionId | null;

/** Which function a value is: one that stands there, or the only one that a package variable ever holds. */
export function heldFunctions(program: PlainProgram): Held {
  const variables = functionVariables(program);
  return (fn, value) => {
    if (value?.kind === 'closure') return value.function;
    const variable = value?.kind === 'local' ? loadedFrom(fn, value.local) : null;
    return variable === null ? null : (variables.get(variable) ?? null);
  };
}

/** Package variables that are set once, at the start, to a function of the text. */
function functionVariables(program: PlainProgram): ReadonlyMap<GlobalId, FunctionId | null> {
  const changed = changedGlobals(program);
  const held = new Map<GlobalId, FunctionId | null>();
  for (const { body } of program.functions)
    walkBlock(body, {
      statement: (one) => {
        if (one.kind !== 'store' || one.place.kind !== 'global') return;
        const { global } = one.place;
        const isAlone = !held.has(global) && !changed.has(global);
        held.set(global, isAlone && one.value.kind === 'closure' ? one.value.function : null);
      },
    });
  return held;
}

/** The package variable that a local is a copy of, and of nothing else. */
function loadedFrom({ body }: PlainFunction, local: LocalId): GlobalId | null {
  const found = new Set<GlobalId | null>();
  walkBlock(body, {
    statement: (one) => {
      if (!targetsOf(one).includes(local)) return;
      const isVariable = one.kind === 'load' && one.place.kind === 'global';
      found.add(isVariable ? one.place.global : null);
    },
  });
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}
