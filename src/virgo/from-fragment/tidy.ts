import type { Block } from '../../fragment/fragment.ts';
import { loopsOf, not } from '../../fragment/quantity.ts';
import { assuming, mergeBranches } from './branches.ts';
import { mapBlocks } from './tree.ts';

/**
 * What the transformations leave behind: a condition asked again inside its own branch, an empty
 * branch before a full one. Exact, since parameters never change.
 */
export function tidy(block: Block): Block {
  return block.flatMap((statement): Block => {
    if (statement.kind !== 'if') return [mapBlocks(statement, tidy)];
    const { condition } = statement;
    const isFixed = loopsOf(condition).size === 0;
    const then = tidy(isFixed ? assuming(statement.then, condition, true) : statement.then);
    const otherwise = tidy(isFixed ? assuming(statement.otherwise, condition, false) : statement.otherwise);
    if (then.length === 0 && otherwise.length > 0)
      return mergeBranches({ ...statement, condition: not(condition), then: otherwise, otherwise: [] });
    return mergeBranches({ ...statement, then, otherwise });
  });
}
