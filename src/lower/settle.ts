import type { Block, Statement } from '../model/statements.ts';
import { reject, type Lowering } from './lowering.ts';
import { alwaysExits } from '../model/exits.ts';
import { sizeOf } from '../model/walk.ts';

/** More statements than this are no program that anyone wants to look at. */
const largest = 1200;

/**
 * A return in the middle of an inlined call, a break, a continue: VirGo has none of them. What would
 * be skipped moves into the branches that do not skip it.
 *
 *     if c { A; leave }; B   becomes   if c { A } else { B }
 *
 * Exact; B is copied only where both branches may run on. With the label 'end' it does the same for
 * the ends of a goroutine.
 */
export function settle(lowering: Lowering, block: Block, label: number | 'end'): Block {
  const at = block.findIndex((statement) => mayLeave(statement, label));
  const statement = block[at];
  if (statement === undefined) return block;
  const before = block.slice(0, at);
  if (statement.kind === 'leave' || statement.kind === 'end') return before;
  if (statement.kind !== 'if') return block;
  const rest = block.slice(at + 1);
  if (sizeOf(rest) > largest) {
    reject(lowering, 'go-too-large', statement.span, {});
    return before;
  }
  const then = settle(lowering, behind(statement.then, rest), label);
  const otherwise = settle(lowering, behind(statement.otherwise, rest), label);
  return [...before, { ...statement, then, otherwise }];
}

function behind(branch: Block, rest: Block): Block {
  return alwaysExits(branch) ? branch : [...branch, ...rest];
}

/** In a loop that could not be shaped a `leave` may be left over; it has been reported. */
function mayLeave(statement: Statement, label: number | 'end'): boolean {
  if (statement.kind === 'end') return label === 'end';
  if (statement.kind === 'leave') return statement.label === label;
  if (statement.kind !== 'if') return false;
  return [...statement.then, ...statement.otherwise].some((inner) => mayLeave(inner, label));
}
