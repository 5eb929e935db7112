import type { FunctionId, LocalId } from './ids.ts';
import type { Place } from './expression.ts';
import type { PlainProgram } from './program.ts';
import { walkBlock } from './walk.ts';

/** Whether a function, or one that is made in it, may give the captured variable of this number another value. */
export function assignsCapture(program: PlainProgram, id: FunctionId, at: number): boolean {
  const { captures, body } = program.functions[id]!;
  const captured = captures[at];
  let assigns = false;
  const see = (place: Place): void => {
    assigns ||= captured !== undefined && variableOf(place) === captured;
  };
  walkBlock(body, {
    statement: (one) => {
      if (one.kind === 'store') see(one.place);
    },
    expression: (one) => {
      if (one.kind === 'address') see(one.place);
      if (one.kind !== 'closure') return;
      for (const [inner, local] of one.captures.entries())
        assigns ||= local === captured && assignsCapture(program, one.function, inner);
    },
  });
  return assigns;
}

/** The variable that a place is a part of. */
function variableOf(place: Place): LocalId | null {
  if (place.kind === 'field' || place.kind === 'element') return variableOf(place.base);
  return place.kind === 'cell' ? place.local : null;
}
