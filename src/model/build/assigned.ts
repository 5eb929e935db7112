import type { FunctionId } from '../../go/plain/ids.ts';
import type { PlainProgram } from '../../go/plain/program.ts';
import { walkBlock } from '../../go/plain/walk.ts';
import type { Builder } from './context.ts';
import type { Value } from './value.ts';

export type Closure = Extract<Value, { readonly kind: 'closure' }>;

/** Whoever was handed a function may call it at any time: the variables around it that it assigns may then change. */
export function noteAssigned(builder: Builder, { function: id, captures }: Closure): void {
  const { program, identities } = builder;
  for (const at of assignedIn(program, id)) {
    const cell = captures[at];
    if (cell !== undefined) identities.assigned.add(cell.key);
  }
}

/** The captured variables that a function assigns, or a function within it, by their place among those. */
function assignedIn(program: PlainProgram, id: FunctionId): ReadonlySet<number> {
  const { body, captures } = program.functions[id]!;
  const assigned = new Set<number>();
  const note = (local: number): void => {
    const at = captures.indexOf(local);
    if (at >= 0) assigned.add(at);
  };
  walkBlock(body, {
    statement: (one) => {
      if (one.kind === 'store' && one.place.kind === 'cell') note(one.place.local);
    },
    expression: (one) => {
      // What captures nothing assigns nothing here, and alone can lead back to itself, where a function names itself.
      if (one.kind !== 'closure' || one.captures.length === 0) return;
      for (const at of assignedIn(program, one.function)) note(one.captures[at]!);
    },
  });
  return assigned;
}
