import type { Block, Statement } from '../model/statements.ts';
import { boolean, sameExpression } from '../expression/expression.ts';
import { isConditional, loopsOf, type Quantity } from '../model/quantity.ts';
import { not } from '../expression/fold.ts';
import { findExpression, replace } from '../expression/walk.ts';
import { mergeBranches } from './branches.ts';
import { withoutDead } from './dead.ts';
import { blocksOf, mapBlocks, mapQuantities, quantitiesOf, sizeOf } from '../model/walk.ts';

/** Each case is a copy of the program. */
const mostCases = 2;
const mostStatements = 60;

/**
 * workers := n; if workers < 1 { workers = 1 }: VirGo has no conditional value. Since the condition
 * is the same for the whole run, what follows is told once for either case:
 *
 *     P[e ? x : y]   becomes   if e { P[x] } else { P[y] }
 *
 * Exact. Where that would make too many copies the value becomes a parameter of its own, with what
 * is known of it as an assumption.
 */
export function splitChoices(block: Block, cases = mostCases): Block {
  if (cases === 0) return block;
  const at = block.findIndex((statement) => choiceBelow(statement) !== null);
  const statement = block[at];
  const condition = statement === undefined ? null : choiceBelow(statement);
  if (statement === undefined || condition === null) return block;
  const before = block.slice(0, at);
  const rest = block.slice(at);
  const alone = quantitiesOf(statement).every((quantity) => choiceIn(quantity) === null);
  if (alone && rest.slice(1).every((other) => choiceBelow(other) === null))
    return [
      ...before,
      mapBlocks(statement, (inner) => splitChoices(inner, cases)),
      ...rest.slice(1),
    ];
  if (sizeOf(rest) > mostStatements) return block;
  const then = splitChoices(assume(rest, condition, true), cases - 1);
  const otherwise = splitChoices(assume(rest, condition, false), cases - 1);
  return [...before, { kind: 'if', condition, then, otherwise, span: statement.span }];
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
  const opposite = not(condition);
  return replace(quantity, (inner) => {
    if (sameExpression(inner, condition)) return boolean(holds);
    return sameExpression(inner, opposite) ? boolean(!holds) : null;
  });
}
