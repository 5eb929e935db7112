import { unreachable } from '../../../src/base/unreachable.ts';
import type { Block, Expression, Program, Statement } from '../../../src/virgo/ast.ts';
import type { Parameter } from '../../../src/expression/sort.ts';

/** The parameters of a generated program, in order of first appearance; `p` is its truth value. */
export function parametersOf(program: Program): readonly Parameter[] {
  const names = inBlock(program.body);
  return [...new Set(names)].map((name) => ({ name, sort: name === 'p' ? 'bool' : 'int' }));
}

function inBlock(block: Block): readonly string[] {
  return block.flatMap(inStatement);
}

function inStatement(statement: Statement): readonly string[] {
  switch (statement.kind) {
    case 'skip':
    case 'return':
    case 'send':
    case 'receive':
    case 'wait':
    case 'waitgroup':
      return [];
    case 'add':
      return inExpression(statement.amount);
    case 'channel':
      return inExpression(statement.capacity);
    case 'go':
      return inBlock(statement.body);
    case 'if':
      return [
        ...inExpression(statement.condition),
        ...inBlock(statement.then),
        ...inBlock(statement.otherwise),
      ];
    case 'for':
      return [
        ...inExpression(statement.from),
        ...inExpression(statement.to),
        ...inBlock(statement.body),
      ];
    default:
      return unreachable(statement);
  }
}

function inExpression(expression: Expression): readonly string[] {
  switch (expression.kind) {
    case 'parameter':
      return [expression.name];
    case 'unary':
      return inExpression(expression.operand);
    case 'binary':
      return [...inExpression(expression.left), ...inExpression(expression.right)];
    case 'integer':
    case 'boolean':
      return [];
    default:
      return unreachable(expression);
  }
}
