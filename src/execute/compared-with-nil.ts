import type { PlainExpression } from '../go/plain/expression.ts';
import type { LocalId } from '../go/plain/ids.ts';
import type { PlainFunction } from '../go/plain/program.ts';
import { visitStatements, walkOperands } from '../go/plain/walk.ts';

/** The parameters that a function itself compares with nil: for these nil is a value worth a run. */
export function comparedWithNil({ body, parameters }: PlainFunction): ReadonlySet<LocalId> {
  const own = new Set(parameters);
  const found = new Set<LocalId>();
  const note = (one: PlainExpression, other: PlainExpression): void => {
    if (one.kind === 'local' && own.has(one.local) && other.kind === 'zero') found.add(one.local);
  };
  visitStatements(body, (statement) =>
    walkOperands(statement, {
      expression: (one) => {
        if (one.kind !== 'comparison') return;
        note(one.left, one.right);
        note(one.right, one.left);
      },
    }),
  );
  return found;
}
