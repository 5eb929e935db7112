import type { Block, Operation, Statement } from '../model/statements.ts';
import type { Primitive } from '../model/primitive.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import { goCatalogue } from '../diagnostics/go-catalogue.ts';
import { reject, type Lowering } from './lowering.ts';
import { mapBlocks, visitBlock } from '../model/walk.ts';
import { watchLocks } from './watch-locks.ts';

/**
 * A lock is a channel of capacity one: Lock sends, Unlock receives. Side condition: a goroutine only
 * unlocks what it holds itself. Else Unlock of a free lock, a crash in Go, would wait here for
 * someone to lock, and a program that crashes would pass as clean.
 *
 * A lock that is quiet needs no channel: whoever holds it does nothing that could wait until it is
 * given back, so that nobody waits for it for ever. Leaving such a lock out changes no verdict. It is
 * done for what VirGo has no channel for (readers side by side, locks of others), and for all quiet
 * locks where the fragment cannot be expressed otherwise.
 */
export function lowerLocks(lowering: Lowering, block: Block, dropsQuiet: boolean): Block {
  const locks = new Map<number, Primitive>();
  const readLocked = new Map<number, Operation>();
  visitBlock(block, (statement) => {
    if (statement.kind !== 'operation') return;
    const { name, primitive } = statement;
    if (['lock', 'unlock', 'read-lock', 'read-unlock'].includes(name))
      locks.set(primitive.id, primitive);
    if (name === 'read-lock' && !readLocked.has(primitive.id))
      readLocked.set(primitive.id, statement);
  });
  if (locks.size === 0) return block;
  const { quiet, strayUnlocks } = watchLocks(block, locks);
  const dropped = new Set<number>();
  for (const [id, lock] of locks) {
    const isQuiet = quiet.has(id);
    if (isQuiet && (dropsQuiet || lock.foreign || readLocked.has(id))) {
      dropped.add(id);
      lowering.diagnostics.push(
        diagnose(goCatalogue, 'go-note-lock', lock.span, { name: lock.name }),
      );
      continue;
    }
    for (const { span } of strayUnlocks.get(id) ?? [])
      reject(lowering, 'go-unlock', span, { name: lock.name });
    // Whoever got hold of it may be the one who unlocks it.
    if (lock.perIteration === true || lock.handing === true)
      reject(lowering, 'go-unknown-channel', lock.span, { name: lock.name });
    const reads = readLocked.get(id);
    if (reads !== undefined) reject(lowering, 'go-read-lock', reads.span, { name: lock.name });
    if (lock.foreign)
      lowering.diagnostics.push(
        diagnose(goCatalogue, 'go-note-foreign-lock', lock.span, { name: lock.name }),
      );
  }
  return without(block, dropped);
}

function without(block: Block, dropped: ReadonlySet<number>): Block {
  if (dropped.size === 0) return block;
  return block.flatMap((statement): readonly Statement[] => {
    if (
      'primitive' in statement &&
      statement.kind !== 'once' &&
      statement.kind !== 'drain' &&
      dropped.has(statement.primitive.id)
    )
      return [];
    return [mapBlocks(statement, (inner) => without(inner, dropped))];
  });
}
