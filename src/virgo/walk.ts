import { unreachable } from '../base/unreachable.ts';
import type { Block, Expression, Statement } from './ast.ts';

/** The blocks directly below a statement. */
export function blocksOf(statement: Statement): readonly Block[] {
  switch (statement.kind) {
    case 'go':
    case 'for':
      return [statement.body];
    case 'if':
      return [statement.then, statement.otherwise];
    case 'skip':
    case 'send':
    case 'receive':
    case 'add':
    case 'channel':
    case 'waitgroup':
    case 'wait':
    case 'return':
      return [];
    default:
      return unreachable(statement);
  }
}

/** The values that a statement itself reads; not those of the statements below. */
export function expressionsOf(statement: Statement): readonly Expression[] {
  switch (statement.kind) {
    case 'channel':
      return [statement.capacity];
    case 'add':
      return [statement.amount];
    case 'if':
      return [statement.condition];
    case 'for':
      return [statement.from, statement.to];
    case 'skip':
    case 'send':
    case 'receive':
    case 'waitgroup':
    case 'wait':
    case 'go':
    case 'return':
      return [];
    default:
      return unreachable(statement);
  }
}

/** Every statement of a block; an outer one comes before those inside. */
export function* statementsOf(block: Block): Generator<Statement> {
  for (const statement of block) {
    yield statement;
    for (const inner of blocksOf(statement)) yield* statementsOf(inner);
  }
}
