import type { Block, Program } from '../../../src/virgo/ast.ts';
import { makeDice } from './dice.ts';
import { assemble, emptyPlan } from './drafts.ts';
import { pickScope } from './expressions.ts';
import { motifs } from './motifs.ts';
import { perturb } from './perturb.ts';
import { spawningMotifs } from './spawning-motifs.ts';
import { isWellFormed } from './well-formed.ts';
import type { Grammar } from './well-formed.ts';

/** More operations than this make too many interleavings for a test of milliseconds. */
const operationLimit = 18;

/** The program that belongs to a seed: a plan of motifs, and often a mistake or two. */
export function generateProgram(seed: number, grammar: Grammar): Program {
  const dice = makeDice(seed);
  const scope = pickScope(dice);
  const plan = emptyPlan(dice, scope);
  const choices = grammar.spawningLoops
    ? [...motifs, ...spawningMotifs, ...spawningMotifs]
    : motifs;
  const count = dice.pick([1, 1, 1, 1, 2, 2, 2, 3]);
  for (let index = 0; index < count; index++) dice.pick(choices)(plan);
  let program = assemble(plan);
  const mistakes = dice.pick([0, 0, 0, 0, 1, 1, 2]);
  for (let index = 0; index < mistakes; index++) {
    const worse = perturb(program, dice, scope);
    if (isWellFormed(worse, grammar)) program = worse;
  }
  if (!isWellFormed(program, grammar))
    throw new Error(`the plan of seed ${seed} is not well formed`);
  // Another seed's program stands in for one that is too large.
  const fits = operations(program.body) <= operationLimit;
  return fits ? program : generateProgram(dice.below(2 ** 31), grammar);
}

function operations(block: Block): number {
  return block.reduce((sum, statement) => {
    if (statement.kind === 'go' || statement.kind === 'for')
      return sum + 1 + operations(statement.body);
    if (statement.kind !== 'if') return sum + 1;
    return sum + 1 + operations(statement.then) + operations(statement.otherwise);
  }, 0);
}
