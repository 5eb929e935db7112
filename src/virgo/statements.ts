import type { Block, Statement } from './ast.ts';

/** Every statement of a block; an outer one comes before those inside. */
export function* statementsOf(block: Block): Generator<Statement> {
  for (const statement of block) {
    yield statement;
    if (statement.kind === 'go' || statement.kind === 'for') yield* statementsOf(statement.body);
    if (statement.kind === 'if') {
      yield* statementsOf(statement.then);
      yield* statementsOf(statement.otherwise);
    }
  }
}
