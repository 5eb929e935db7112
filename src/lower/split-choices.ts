import type { Block, Statement } from '../model/statements.ts';
import { boolean } from '../expression/expression.ts';
import { impliedBy } from '../expression/implied.ts';
import { not } from '../expression/fold.ts';
import { isConditional, loopsOf, type Quantity } from '../model/quantity.ts';
import { findExpression, replace } from '../expression/walk.ts';
import { mergeBranches } from './branches.ts';
import { withoutDead } from './dead.ts';
import { blocksOf, mapBlocks, mapQuantities, quantitiesOf, sizeOf } from '../model/walk.ts';

/** Each case is a copy of the program: the more cases there are already, the smaller it has to be. */
const mostStatements: readonly number[] = [60, 60, 30, 15];

/**
 * workers := n; if workers < 1 { workers = 1 }: VirGo has no conditional value. Since the condition
 * is the same for the whole run, what follows is told once for either case:
 *
 *     P[e ? x : y]   becomes   if e { P[x] } else { P[y] }
 *
 * Exact. Where that would make too many copies the value becomes a parameter of its own, with what
 * is known of it as an assumption.
 */
export function splitChoices(given: Block): Block {
  return split(underConditions(given), 0);
}

function split(block: Block, cases: number): Block {
  const at = block.findIndex((statement) => choiceBelow(statement) !== null);
  const statement = block[at];
  const condition = statement === undefined ? null : choiceBelow(statement);
  if (statement === undefined || condition === null) return block;
  const before = block.slice(0, at);
  const rest = block.slice(at);
  const alone = quantitiesOf(statement).every((quantity) => choiceIn(quantity) === null);
  if (alone && rest.slice(1).every((other) => choiceBelow(other) === null))
    return [...before, mapBlocks(statement, (inner) => split(inner, cases)), ...rest.slice(1)];
  if (sizeOf(rest) > (mostStatements[cases] ?? 0)) return block;
  const then = split(assume(rest, condition, true), cases + 1);
  const otherwise = split(assume(rest, condition, false), cases + 1);
  return [...before, { kind: 'if', condition, then, otherwise, span: statement.span }];
}

/** What stands in a branch need not be split once more at its condition. */
function underConditions(block: Block): Block {
  return block.map((statement) => {
    const inner = mapBlocks(statement, underConditions);
    if (inner.kind !== 'if' || loopsOf(inner.condition).size > 0) return inner;
    if (choiceBelow({ ...inner, condition: boolean(true) }) === null) return inner;
    const { condition, then, otherwise } = inner;
    return {
      ...inner,
      then: assume(then, condition, true),
      otherwise: assume(otherwise, condition, false),
    };
  });
}

/** The condition of a value somewhere in the statement that is the same for the whole run. */
function choiceBelow(statement: Statement): Quantity | null {
  for (const quantity of quantitiesOf(statement)) {
    const condition = choiceIn(quantity);
    if (condition !== null && loopsOf(condition).size === 0) return condition;
  }
  for (const inner of blocksOf(statement).flat()) {
    const found = choiceBelow(inner);
    if (found !== null) return found;
  }
  return null;
}

/** Of the innermost in its condition, which is the first that can be decided. */
function choiceIn(quantity: Quantity): Quantity | null {
  const found = findExpression(quantity, isConditional);
  return found === null ? null : (choiceIn(found.condition) ?? found.condition);
}

/** The block where the condition holds, or where it does not. */
export function assume(block: Block, condition: Quantity, holds: boolean): Block {
  const assumed = block.flatMap((statement): Block => {
    const inner = mapQuantities(
      mapBlocks(statement, (body) => assume(body, condition, holds)),
      (quantity) => assumeIn(quantity, condition, holds),
    );
    return inner.kind === 'if' ? mergeBranches(inner) : [inner];
  });
  return withoutDead(assumed);
}

function assumeIn(quantity: Quantity, condition: Quantity, holds: boolean): Quantity {
  const known = holds ? condition : not(condition);
  return replace(quantity, (inner) => {
    const answer = impliedBy(known, inner);
    return answer === null ? null : boolean(answer);
  });
}
