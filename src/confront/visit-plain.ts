import { innerBlocks } from '../execute/compile/clock.ts';
import type { PlainBlock, PlainStatement } from '../go/plain/statement.ts';

/** Every statement of a block, however deep. */
export function visitBlocks(block: PlainBlock, visit: (statement: PlainStatement) => void): void {
  for (const statement of block) {
    visit(statement);
    for (const inner of innerBlocks(statement)) visitBlocks(inner, visit);
  }
}
