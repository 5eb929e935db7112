import type { PlainBlock, PlainStatement } from '../../go/plain/statement.ts';

/** Whether a block asks for the time on the clock of the run. */
export function asksForTime(block: PlainBlock): boolean {
  return block.some(
    (statement) =>
      (statement.kind === 'native' && statement.operation === 'timer.now') ||
      innerBlocks(statement).some(asksForTime),
  );
}

/** The blocks directly within a statement. */
export function innerBlocks(statement: PlainStatement): readonly PlainBlock[] {
  if (statement.kind === 'if') return [statement.then, statement.otherwise];
  if (statement.kind === 'loop' || statement.kind === 'block' || statement.kind === 'range-map')
    return [statement.body];
  if (statement.kind !== 'select') return [];
  const bodies = statement.cases.map((one) => one.body);
  return statement.default === null ? bodies : [...bodies, statement.default];
}
