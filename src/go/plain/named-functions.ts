import type { FunctionId } from './ids.ts';
import type { PlainProgram } from './program.ts';
import type { PlainStatement } from './statement.ts';
import { visitStatements, walkOperands } from './walk.ts';

/** The functions that a statement calls, or makes values of. */
export function eachFunction(statement: PlainStatement, visit: (id: FunctionId) => void): void {
  walkOperands(statement, {
    callee: (callee) => {
      if (callee.kind === 'static') visit(callee.function);
    },
    expression: (one) => {
      if (one.kind === 'closure') visit(one.function);
    },
  });
}

/** The functions that others in the program call, or make values of. */
export function namedByOthers({ functions }: PlainProgram): ReadonlySet<FunctionId> {
  const named = new Set<FunctionId>();
  for (const { id, body } of functions)
    visitStatements(body, (statement) =>
      eachFunction(statement, (one) => {
        if (one !== id) named.add(one);
      }),
    );
  return named;
}
