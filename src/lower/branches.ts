import type { Block, If, Statement } from '../model/statements.ts';
import { boolean, sameExpression } from '../expression/expression.ts';
import { loopsOf, type Quantity } from '../model/quantity.ts';
import { visitLeaves } from '../expression/walk.ts';
import { not } from '../expression/fold.ts';
import { withoutDead } from './dead.ts';
import { mapBlocks } from '../model/walk.ts';
import { sameBlock, sameStatement } from '../model/same-block.ts';
import { isSilent } from './silent.ts';

/**
 * Branches that communicate alike are one (section 6.1). What they share at their beginning and at
 * their end moves out of the conditional: it happens either way.
 */
export function mergeBranches(statement: If): Block {
  const { then, otherwise, condition } = statement;
  if (condition.kind === 'boolean') return condition.value ? then : otherwise;
  if (sameBlock(then, otherwise)) return then;
  if (isSilent(then) && isSilent(otherwise)) return [];
  return [statement];
}

/** Inside loops every conditional counts: also what is shared only at the ends of the branches. */
export function factorBranches(statement: If): Block {
  const { then, otherwise } = statement;
  let head = 0;
  while (
    head < then.length &&
    head < otherwise.length &&
    sameStatement(then[head]!, otherwise[head]!)
  )
    head++;
  let tail = 0;
  const most = Math.min(then.length, otherwise.length) - head;
  while (tail < most && sameStatement(then.at(-1 - tail)!, otherwise.at(-1 - tail)!)) tail++;
  const inner: If = {
    ...statement,
    then: then.slice(head, then.length - tail),
    otherwise: otherwise.slice(head, otherwise.length - tail),
  };
  return [...then.slice(0, head), ...mergeBranches(inner), ...then.slice(then.length - tail)];
}

/** A conditional in the loop, or in a goroutine that it spawns, with the same outcome in every iteration. */
export function invariantBranch(block: Block, loop: number): If | null {
  for (const statement of block) {
    if (statement.kind === 'if') {
      if (!loopsOf(statement.condition).has(loop)) return statement;
      const inner =
        invariantBranch(statement.then, loop) ?? invariantBranch(statement.otherwise, loop);
      if (inner !== null) return inner;
    }
    if (statement.kind !== 'go') continue;
    const inner = invariantBranch(statement.body, loop);
    if (inner !== null) return inner;
  }
  return null;
}

/** The block where the condition is known to hold, or known not to. */
export function assuming(block: Block, condition: Quantity, holds: boolean): Block {
  const known = block.flatMap((statement): readonly Statement[] => {
    const inner = mapBlocks(statement, (body) => assuming(body, condition, holds));
    if (inner.kind !== 'if') return [inner];
    const answer = sameExpression(inner.condition, condition)
      ? boolean(holds)
      : sameExpression(inner.condition, not(condition))
        ? boolean(!holds)
        : inner.condition;
    return mergeBranches({ ...inner, condition: answer });
  });
  return withoutDead(known);
}

/**
 * Whether the outcome is free in every iteration: it hangs on data from outside, not on the number of the
 * iteration nor on what earlier iterations have left in a variable.
 */
export function isFree(condition: Quantity, loop: number): boolean {
  let isOpen = false;
  let isBound = false;
  visitLeaves(condition, (leaf) => {
    if (leaf.kind === 'iteration') isBound = true;
    if (leaf.kind !== 'source') return;
    if (leaf.source.origin === 'carried') isBound = true;
    if (leaf.source.loops.includes(loop)) isOpen = true;
  });
  return isOpen && !isBound;
}
