import type { Block } from '../model/statements.ts';
import { loopsOf } from '../model/quantity.ts';
import { not } from '../expression/fold.ts';
import { assuming, mergeBranches } from './branches.ts';
import { withoutDead } from './dead.ts';
import { alwaysExits } from '../model/exits.ts';
import { mapBlocks } from '../model/walk.ts';

/**
 * What the transformations leave behind: a condition asked again inside its own branch, an empty
 * branch before a full one, an else behind a return, a loop without iterations. Exact, since parameters
 * never change.
 */
export function tidy(block: Block): Block {
  const tidied = block.flatMap((statement): Block => {
    if (
      statement.kind === 'count' &&
      statement.from.kind === 'integer' &&
      statement.to.kind === 'integer'
    )
      if (statement.from.value >= statement.to.value) return [];
    if (statement.kind !== 'if') return [mapBlocks(statement, tidy)];
    const { condition } = statement;
    const isFixed = loopsOf(condition).size === 0;
    const then = tidy(isFixed ? assuming(statement.then, condition, true) : statement.then);
    const otherwise = tidy(
      isFixed ? assuming(statement.otherwise, condition, false) : statement.otherwise,
    );
    if (otherwise.length > 0 && alwaysExits(then))
      return [{ ...statement, then, otherwise: [] }, ...otherwise];
    if (alwaysExits(otherwise) && then.length > 0)
      return [{ ...statement, condition: not(condition), then: otherwise, otherwise: [] }, ...then];
    if (then.length === 0 && otherwise.length > 0)
      return mergeBranches({
        ...statement,
        condition: not(condition),
        then: otherwise,
        otherwise: [],
      });
    return mergeBranches({ ...statement, then, otherwise });
  });
  return withoutDead(tidied);
}
