import type { Block } from '../model/statements.ts';
import { alwaysExits } from '../model/exits.ts';

/** What stands behind a statement that never runs on is dead. */
export function withoutDead(block: Block): Block {
  const at = block.findIndex((statement) => alwaysExits([statement]));
  return at < 0 ? block : block.slice(0, at + 1);
}

/** At the end of a goroutine `return` says nothing. */
export function withoutLastEnd(block: Block): Block {
  const last = block.at(-1);
  if (last === undefined) return block;
  if (last.kind === 'end') return withoutLastEnd(block.slice(0, -1));
  if (last.kind !== 'if') return block;
  const then = withoutLastEnd(last.then);
  const otherwise = withoutLastEnd(last.otherwise);
  if (then.length === 0 && otherwise.length === 0) return withoutLastEnd(block.slice(0, -1));
  return [...block.slice(0, -1), { ...last, then, otherwise }];
}
