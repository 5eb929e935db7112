import type { Block, Statement } from '../model/statements.ts';
import { mapBlocks } from '../model/walk.ts';

/**
 * The paper's language has no contexts. There a context is somebody outside who may speak up at any time,
 * or never: whoever cancels it adds nothing to that.
 */
export function withoutContexts(block: Block): Block {
  return block.flatMap((statement): readonly Statement[] => {
    if (statement.kind === 'make' && statement.primitive.kind === 'context') return [];
    if (statement.kind === 'operation' && statement.name === 'cancel') return [];
    return [mapBlocks(statement, withoutContexts)];
  });
}
