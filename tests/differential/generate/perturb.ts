import { unreachable } from '../../../src/base/unreachable.ts';
import type { Block, Expression, Program, Statement } from '../../../src/virgo/ast.ts';
import { binary, integer, when } from './build.ts';
import type { Dice } from './dice.ts';
import { integerExpression, truthExpression } from './expressions.ts';
import type { Scope } from './expressions.ts';

/** One small mistake, as people make them, somewhere in the program. */
export function perturb(program: Program, dice: Dice, scope: Scope): Program {
  return { ...program, body: inBlock(program.body, dice, scope) };
}

function inBlock(block: Block, dice: Dice, scope: Scope): Block {
  if (block.length === 0) return block;
  const at = dice.below(block.length);
  const chosen = block[at]!;
  const inside = dice.percent(65) ? inStatement(chosen, dice, scope) : null;
  if (inside !== null) return block.toSpliced(at, 1, inside);
  switch (dice.below(5)) {
    case 0:
      return block.toSpliced(at, 1);
    case 1:
      return block.toSpliced(at, 0, chosen);
    case 2:
      return inBranch(block, dice, scope);
    default: {
      const to = dice.below(block.length);
      return block.toSpliced(at, 1).toSpliced(to, 0, chosen);
    }
  }
}

/** Null where the statement has nothing inside. */
function inStatement(statement: Statement, dice: Dice, scope: Scope): Statement | null {
  switch (statement.kind) {
    case 'go':
      return { ...statement, body: inBlock(statement.body, dice, scope) };
    case 'if': {
      const roll = dice.below(3);
      if (roll === 0) return { ...statement, condition: truthExpression(dice, scope) };
      if (roll === 1) return { ...statement, then: inBlock(statement.then, dice, scope) };
      return { ...statement, otherwise: inBlock(statement.otherwise, dice, scope) };
    }
    case 'for': {
      const roll = dice.below(3);
      if (roll === 0) return { ...statement, from: changed(statement.from, dice, scope) };
      if (roll === 1) return { ...statement, to: changed(statement.to, dice, scope) };
      return { ...statement, body: inBlock(statement.body, dice, scope) };
    }
    case 'channel':
      return { ...statement, capacity: changed(statement.capacity, dice, scope) };
    case 'add':
      return { ...statement, amount: changed(statement.amount, dice, scope) };
    case 'waitgroup':
    case 'send':
    case 'receive':
    case 'wait':
    case 'return':
    case 'skip':
      return null;
    default:
      return unreachable(statement);
  }
}

function changed(expression: Expression, dice: Dice, scope: Scope): Expression {
  if (dice.percent(50)) return binary(dice.pick(['+', '-'] as const), expression, integer(1));
  return integerExpression(dice, scope);
}

/** Puts a stretch of the block under a condition. */
export function inBranch(block: Block, dice: Dice, scope: Scope): Block {
  const from = dice.below(block.length + 1);
  const to = from + dice.below(block.length - from + 1);
  const stretch = block.slice(from, to);
  const condition = truthExpression(dice, scope);
  const branch = dice.percent(70) ? when(condition, stretch) : when(condition, [], stretch);
  return block.toSpliced(from, to - from, branch);
}
