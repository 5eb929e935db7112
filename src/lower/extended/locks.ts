import { goCatalogue } from '../../diagnostics/go-catalogue.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Given } from '../../model/given.ts';
import type { Primitive } from '../../model/primitive.ts';
import type { Block, Statement } from '../../model/statements.ts';
import { mapBlocks, visitBlock } from '../../model/walk.ts';
import { watchLocks } from '../watch-locks.ts';

const names = new Set(['lock', 'unlock', 'read-lock', 'read-unlock']);

/**
 * Locks stay as they are. Only one that has no name of its own, since it is another one in each
 * iteration, or that belongs to somebody else, is left out where it is quiet: whoever holds it does
 * nothing that could wait.
 */
export function withoutQuietLocks(
  block: Block,
  repeated: ReadonlySet<number>,
  diagnostics: Diagnostic[],
): Block {
  const locks = locksIn(block, names);
  if (locks.size === 0) return block;
  const { quiet } = watchLocks(block, locks);
  const dropped = new Set<number>();
  for (const [id, lock] of locks) {
    const { foreign, perIteration = false, span, name } = lock;
    if (!foreign && !perIteration && !repeated.has(id)) continue;
    if (quiet.has(id)) {
      dropped.add(id);
      diagnostics.push(diagnose(goCatalogue, 'go-note-lock', span, { name }));
    } else if (perIteration)
      diagnostics.push(diagnose(goCatalogue, 'go-unknown-channel', span, { name }));
    else if (foreign)
      diagnostics.push(diagnose(goCatalogue, 'go-note-foreign-lock', span, { name }));
  }
  return without(block, dropped);
}

/**
 * Whoever waits to write a lock keeps new readers out. Where that is somebody else nobody here waits for him, so that
 * readers who wait for each other while they read take for granted that there is none.
 */
export function readGiven(block: Block): readonly Given[] {
  const read = locksIn(block, new Set(['read-lock']));
  const others = [...read].filter(([, { foreign }]) => foreign);
  if (others.length === 0) return [];
  const { quiet } = watchLocks(block, locksIn(block, names));
  return others
    .filter(([id]) => !quiet.has(id))
    .map(([, { name, span }]) => ({
      code: 'foreign-lock',
      words: `nobody else waits to write ${name}`,
      span,
    }));
}

function locksIn(block: Block, wanted: ReadonlySet<string>): ReadonlyMap<number, Primitive> {
  const locks = new Map<number, Primitive>();
  visitBlock(block, (statement) => {
    if (statement.kind === 'operation' && wanted.has(statement.name))
      locks.set(statement.primitive.id, statement.primitive);
  });
  return locks;
}

function without(block: Block, dropped: ReadonlySet<number>): Block {
  if (dropped.size === 0) return block;
  return block.flatMap((statement): readonly Statement[] => {
    const isIt =
      (statement.kind === 'make' || statement.kind === 'operation') &&
      dropped.has(statement.primitive.id);
    return isIt ? [] : [mapBlocks(statement, (inner) => without(inner, dropped))];
  });
}
