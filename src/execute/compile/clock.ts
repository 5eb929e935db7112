import type { PlainProgram } from '../../go/plain/program.ts';
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

const comparing: ReadonlySet<string> = new Set([
  'time.Since',
  'time.Until',
  ...['After', 'Before', 'Compare', 'Equal', 'Sub'].map((method) => `time.Time.${method}`),
]);

/** Whether a function of the text asks how far two times are apart, which nothing but timers decides here. */
export function comparesTimes({ functions }: PlainProgram): boolean {
  const compares = (block: PlainBlock): boolean =>
    block.some((statement) => {
      const isCall =
        statement.kind === 'call' || statement.kind === 'go' || statement.kind === 'defer';
      if (isCall && statement.callee.kind === 'static') {
        const { qualified } = functions[statement.callee.function]!;
        if (qualified !== null && comparing.has(qualified)) return true;
      }
      return blocksOf(statement).some(compares);
    });
  return functions.some(({ origin, body }) => origin === 'text' && compares(body));
}
