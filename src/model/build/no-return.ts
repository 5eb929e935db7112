import type { FunctionId } from '../../go/plain/ids.ts';
import type { PlainFunction, PlainProgram } from '../../go/plain/program.ts';
import type { PlainStatement } from '../../go/plain/statement.ts';
import { blocksOf, visitStatements } from '../../go/plain/walk.ts';

/** What a call does that never returns: `t.Fatal` ends its goroutine, `log.Fatal` the process, others panic. */
export type NoReturn = 'goexit' | 'exit' | 'panic';

/** The functions of the library that never return, whatever they are given. Their text need not be followed. */
export function neverReturning({ functions }: PlainProgram): ReadonlyMap<FunctionId, NoReturn> {
  const found = new Map<FunctionId, NoReturn>();
  const library = functions.filter(({ origin }) => origin === 'library');
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const one of library) {
      if (found.has(one.id)) continue;
      const how = endOf(one, found);
      if (how !== null) found.set(one.id, how);
    }
  }
  return found;
}

/** By the first statement that no way through the body avoids. */
function endOf({ body }: PlainFunction, found: ReadonlyMap<FunctionId, NoReturn>): NoReturn | null {
  for (const statement of body) {
    // A deferred function may recover; a body of its own may return.
    if (statement.kind === 'defer' || mayLeave(statement)) return null;
    const how = howEnds(statement, found);
    if (how !== null) return how;
  }
  return null;
}

function howEnds(
  statement: PlainStatement,
  found: ReadonlyMap<FunctionId, NoReturn>,
): NoReturn | null {
  if (statement.kind === 'panic') return 'panic';
  if (statement.kind === 'native') {
    if (statement.operation === 'goroutine.exit') return 'goexit';
    return statement.operation === 'process.exit' ? 'exit' : null;
  }
  if (statement.kind !== 'call' || statement.callee.kind !== 'static') return null;
  return found.get(statement.callee.function) ?? null;
}

function mayLeave(statement: PlainStatement): boolean {
  if (statement.kind === 'return') return true;
  let leaves = false;
  for (const block of blocksOf(statement))
    visitStatements(block, ({ kind }) => (leaves ||= kind === 'return'));
  return leaves;
}
