import type { Block, Statement } from '../model/statements.ts';
import { loopsOf } from '../model/quantity.ts';
import { alwaysExits } from '../model/exits.ts';
import { mapBlocks, sizeOf, visitBlock } from '../model/walk.ts';
import { assume } from './split-choices.ts';

const mostStatements = 60;
/** Each is a copy of what follows. */
const mostSplits = 3;

/**
 * c := make(chan T); if b { c = make(chan T, 1) }: what is made in a branch and used behind it is used there.
 *
 *     if e { make c; P } else { Q }; R   becomes   if e { make c; P; R } else { Q; R }
 *
 * Exact, since the condition is the same for the whole run, and decides it in R, too.
 */
export function splitMakes(block: Block, splits = mostSplits): Block {
  const at = block.findIndex((statement, index) =>
    isNeededBehind(statement, block.slice(index + 1)),
  );
  const statement = block[at];
  if (splits === 0 || statement?.kind !== 'if' || sizeOf(block.slice(at)) > mostStatements)
    return block.map((one) => mapBlocks(one, (inner) => splitMakes(inner, splits)));
  const { condition, then, otherwise } = statement;
  const rest = block.slice(at + 1);
  const side = (body: Block, holds: boolean): Block =>
    alwaysExits(body) ? body : splitMakes([...body, ...assume(rest, condition, holds)], splits - 1);
  return [
    ...block.slice(0, at),
    { ...statement, then: side(then, true), otherwise: side(otherwise, false) },
  ];
}

/** In branches of branches, too, which are split in their turn. */
function madeIn(block: Block): ReadonlySet<number> {
  const made = new Set<number>();
  for (const one of block) {
    if (one.kind === 'make') made.add(one.primitive.id);
    if (one.kind === 'if') madeIn([...one.then, ...one.otherwise]).forEach((id) => made.add(id));
  }
  return made;
}

function isNeededBehind(statement: Statement, rest: Block): boolean {
  if (statement.kind !== 'if' || loopsOf(statement.condition).size > 0) return false;
  const made = madeIn([statement]);
  if (made.size === 0) return false;
  let isUsed = false;
  visitBlock(rest, (one) => {
    if ('primitive' in one && made.has(one.primitive.id)) isUsed = true;
  });
  return isUsed;
}
