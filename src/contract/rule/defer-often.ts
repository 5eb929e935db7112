import type { Span } from '../../base/span.ts';
import { Unsupported } from '../check/fault.ts';
import type { FunctionInfo } from '../check/model.ts';
import { checkCallSmaller, startFunction } from './call.ts';
import type { Context } from './context.ts';
import type { LocksTaken } from './locks-taken.ts';
import type { Term } from '../state/term.ts';

/**
 * A defer in a loop: the call comes at the end of the function, nobody knows how often. What it asks for is given at once,
 * as to a goroutine, and is not had back; so it must neither wait for something nor owe it.
 */
export function deferOften(
  ctx: Context,
  target: FunctionInfo,
  values: readonly Term[],
  span: Span,
): void {
  const { proof } = ctx;
  const { obligations, levels, carried } = target.contract();
  if (target.isLibrary || target.isAny === true || obligations.length > 0)
    throw new Unsupported('this defer in a loop', span);
  const mayWait =
    takesSome(proof.locksTaken(target)) ||
    (proof.program.usesLevels && takesSome(proof.waitsTaken(target)));
  if (mayWait || levels.length + carried.length > 0)
    throw new Unsupported('a defer in a loop of what may wait', span);
  if (proof.program.countsDebts && target.contract().decreases === null)
    proof.assumed.add(`${target.name} returns`);
  checkCallSmaller(ctx, target, values, span);
  startFunction(ctx, target, values, span);
}

function takesSome(taken: LocksTaken | undefined): boolean {
  return taken === undefined || taken.isOpen || taken.paths.size > 0;
}
