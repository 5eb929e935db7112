import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Block } from '../../model/statements.ts';
import { mapBlocks } from '../../model/walk.ts';
import { splitChoices } from '../split-choices.ts';
import { findElements } from './elements.ts';
import { withoutQuietLocks } from './locks.ts';
import { threadWays } from './thread.ts';

/** The block that the walk goes over: without what VirGo cannot say and need not. */
export function prepare(given: Block, diagnostics: Diagnostic[]): Block {
  const body = threadWays(given);
  const repeated = new Set(findElements(body).rejected.map(({ primitive: { id } }) => id));
  return splitChoices(withoutQuietLocks(withoutMany(body, repeated), repeated, diagnostics));
}

/** A context that is made in a loop has no name: it is done at some time, or never. */
function withoutMany(block: Block, repeated: ReadonlySet<number>): Block {
  return block.flatMap((statement): Block => {
    const isIt =
      statement.kind === 'make' &&
      statement.primitive.kind === 'context' &&
      repeated.has(statement.primitive.id);
    return isIt ? [] : [mapBlocks(statement, (inner) => withoutMany(inner, repeated))];
  });
}
