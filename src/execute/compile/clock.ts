import type { PlainBlock } from '../../go/plain/statement.ts';
import { blocksOf } from '../../go/plain/walk.ts';

/** Whether a block asks for the time on the clock of the run. */
export function asksForTime(block: PlainBlock): boolean {
  return block.some(
    (statement) =>
      (statement.kind === 'native' && statement.operation === 'timer.now') ||
      blocksOf(statement).some(asksForTime),
  );
}
