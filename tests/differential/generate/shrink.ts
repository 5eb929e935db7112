import { unreachable } from '../../../src/base/unreachable.ts';
import type { Block, Expression, Program, Statement } from '../../../src/virgo/ast.ts';
import { integer, truth } from './build.ts';
import { isWellFormed } from './well-formed.ts';
import type { Grammar } from './well-formed.ts';

/** Programs one edit smaller, the largest cuts first. */
export function* smallerPrograms(program: Program, grammar: Grammar): Generator<Program> {
  for (const body of smallerBlocks(program.body)) {
    const smaller = { ...program, body };
    if (isWellFormed(smaller, grammar)) yield smaller;
  }
  for (const name of declaredNames(program.body)) {
    yield { ...program, body: without(program.body, name) };
  }
}

function* smallerBlocks(block: Block): Generator<Block> {
  for (let length = block.length; length > 0; length = Math.floor(length / 2)) {
    for (let at = 0; at + length <= block.length; at++) yield block.toSpliced(at, length);
  }
  for (const [at, statement] of block.entries()) {
    for (const replacement of unwrapped(statement)) yield block.toSpliced(at, 1, ...replacement);
  }
  for (const [at, statement] of block.entries()) {
    for (const smaller of smallerStatements(statement)) yield block.toSpliced(at, 1, smaller);
  }
}

/** What may stand in a statement's place. */
function unwrapped(statement: Statement): readonly Block[] {
  if (statement.kind === 'if') return [statement.then, statement.otherwise];
  return statement.kind === 'go' || statement.kind === 'for' ? [statement.body] : [];
}

function* smallerStatements(statement: Statement): Generator<Statement> {
  switch (statement.kind) {
    case 'go':
      for (const body of smallerBlocks(statement.body)) yield { ...statement, body };
      return;
    case 'for':
      for (const body of smallerBlocks(statement.body)) yield { ...statement, body };
      for (const from of smallerIntegers(statement.from)) yield { ...statement, from };
      for (const to of smallerIntegers(statement.to)) yield { ...statement, to };
      return;
    case 'if':
      for (const then of smallerBlocks(statement.then)) yield { ...statement, then };
      for (const otherwise of smallerBlocks(statement.otherwise)) yield { ...statement, otherwise };
      for (const condition of smallerTruths(statement.condition)) yield { ...statement, condition };
      return;
    case 'channel':
      for (const capacity of smallerIntegers(statement.capacity)) yield { ...statement, capacity };
      return;
    case 'add':
      for (const amount of smallerIntegers(statement.amount)) yield { ...statement, amount };
      return;
    case 'waitgroup':
    case 'send':
    case 'receive':
    case 'wait':
    case 'return':
    case 'skip':
      return;
    default:
      return unreachable(statement);
  }
}

/** Literals count down to 0, everything else becomes a literal or one of its parts. */
function* smallerIntegers(expression: Expression): Generator<Expression> {
  if (expression.kind === 'integer') {
    for (let value = 0; value < Math.min(Number(expression.value), 3); value++)
      yield integer(value);
    return;
  }
  for (const value of [0, 1, 2]) yield integer(value);
  if (expression.kind === 'unary') {
    yield expression.operand;
    for (const operand of smallerIntegers(expression.operand)) yield { ...expression, operand };
  }
  if (expression.kind === 'binary') yield* smallerOperands(expression, smallerIntegers);
}

function* smallerTruths(expression: Expression): Generator<Expression> {
  if (expression.kind === 'boolean') {
    if (!expression.value) yield truth(true);
    return;
  }
  yield truth(true);
  yield truth(false);
  if (expression.kind === 'unary') {
    yield expression.operand;
    for (const operand of smallerTruths(expression.operand)) yield { ...expression, operand };
  }
  if (expression.kind === 'binary') {
    const logical = expression.operator === '&&' || expression.operator === '||';
    yield* smallerOperands(expression, logical ? smallerTruths : smallerIntegers, logical);
  }
}

function* smallerOperands(
  expression: Extract<Expression, { kind: 'binary' }>,
  smaller: (operand: Expression) => Generator<Expression>,
  sameSort = smaller === smallerIntegers && '+-*/'.includes(expression.operator),
): Generator<Expression> {
  const { left, right } = expression;
  if (sameSort) {
    yield left;
    yield right;
  }
  // Both sides of == may be truth values, which are left as they are.
  if (isTruth(left) && smaller === smallerIntegers) return;
  for (const fewer of smaller(left)) yield { ...expression, left: fewer };
  for (const fewer of smaller(right)) yield { ...expression, right: fewer };
}

function isTruth(expression: Expression): boolean {
  if (expression.kind === 'boolean' || expression.kind === 'parameter') return true;
  if (expression.kind === 'unary') return expression.operator === '!';
  return expression.kind === 'binary' && !'+-*/'.includes(expression.operator);
}

function declaredNames(block: Block): readonly string[] {
  return block.flatMap((statement) => {
    if (statement.kind === 'channel' || statement.kind === 'waitgroup') return [statement.name];
    if (statement.kind === 'go') return declaredNames(statement.body);
    if (statement.kind !== 'if') return [];
    return [...declaredNames(statement.then), ...declaredNames(statement.otherwise)];
  });
}

/** The program without a channel or waitgroup and all that is done with it. */
function without(block: Block, name: string): Block {
  return block.flatMap((statement): readonly Statement[] => {
    switch (statement.kind) {
      case 'channel':
      case 'waitgroup':
        return statement.name === name ? [] : [statement];
      case 'send':
      case 'receive':
        return statement.channel === name ? [] : [statement];
      case 'add':
      case 'wait':
        return statement.waitgroup === name ? [] : [statement];
      case 'go':
      case 'for':
        return [{ ...statement, body: without(statement.body, name) }];
      case 'if': {
        const [then, otherwise] = [
          without(statement.then, name),
          without(statement.otherwise, name),
        ];
        return [{ ...statement, then, otherwise }];
      }
      case 'return':
      case 'skip':
        return [statement];
      default:
        return unreachable(statement);
    }
  });
}
