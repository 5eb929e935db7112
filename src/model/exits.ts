import type { Block } from './statements.ts';
import { blocksOf } from './walk.ts';

/** No path runs on behind the block. */
export function alwaysExits(block: Block): boolean {
  const last = block.at(-1);
  if (last === undefined) return false;
  if (last.kind === 'leave' || last.kind === 'end' || last.kind === 'stuck') return true;
  return last.kind === 'if' && alwaysExits(last.then) && alwaysExits(last.otherwise);
}

/** Something in the block, at this goroutine's level, ends the goroutine or leaves the block. */
export function hasExit(block: Block): boolean {
  return block.some(
    (statement) =>
      statement.kind === 'leave' ||
      statement.kind === 'end' ||
      (statement.kind !== 'go' && blocksOf(statement).some(hasExit)),
  );
}
