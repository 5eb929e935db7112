import type { Place } from '../../go/plain/expression.ts';
import type { GlobalId, LocalId } from '../../go/plain/ids.ts';
import type { PlainFunction, PlainProgram } from '../../go/plain/program.ts';
import { visitStatements, walkOperands } from '../../go/plain/walk.ts';

const makers: ReadonlySet<string> = new Set(['errors.New', 'fmt.Errorf']);

/**
 * Package variables that are given a new error where they are declared, and nothing else in the program: they are not
 * nil. An error is compared with, and never set by others.
 */
export function errorVariables(program: PlainProgram): ReadonlySet<GlobalId> {
  const stores = new Map<GlobalId, number>();
  const errors = new Set<GlobalId>();
  const reachable = new Set<GlobalId>();
  for (const fn of program.functions) {
    const made = madeErrors(program, fn);
    visitStatements(fn.body, (statement) => {
      walkOperands(statement, {
        expression: (one) => {
          if (one.kind === 'address') noteRoot(one.place, reachable);
        },
      });
      if (statement.kind !== 'store' || statement.place.kind !== 'global') return;
      const { global } = statement.place;
      stores.set(global, (stores.get(global) ?? 0) + 1);
      if (statement.value.kind === 'local' && made.has(statement.value.local)) errors.add(global);
    });
  }
  return new Set([...errors].filter((one) => stores.get(one) === 1 && !reachable.has(one)));
}

/** The locals that are given a new error, and nothing else. */
function madeErrors({ functions }: PlainProgram, fn: PlainFunction): ReadonlySet<LocalId> {
  const [call, store, ...more] = fn.body;
  // var errClosed = errors.New("closed") has a function of its own.
  if (
    call?.kind !== 'call' ||
    store?.kind !== 'store' ||
    more.some(({ kind }) => kind !== 'return')
  )
    return new Set();
  const [result] = call.results;
  if (call.callee.kind !== 'static' || result === undefined || result === null) return new Set();
  const { qualified } = functions[call.callee.function]!;
  return qualified !== null && makers.has(qualified) ? new Set([result]) : new Set();
}

function noteRoot(place: Place, into: Set<GlobalId>): void {
  let base = place;
  while (base.kind === 'field' || base.kind === 'element') base = base.base;
  if (base.kind === 'global') into.add(base.global);
}
