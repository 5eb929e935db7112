import type { Block, Statement } from './statements.ts';

/** The blocks directly below a statement. */
export function blocksOf(statement: Statement): readonly Block[] {
  switch (statement.kind) {
    case 'go':
    case 'count':
    case 'repeat':
    case 'drain':
    case 'once':
    case 'scope':
      return [statement.body];
    case 'if':
      return [statement.then, statement.otherwise];
    case 'select':
      return statement.cases.map(({ body }) => body);
    default:
      return [];
  }
}

export function mapBlocks(statement: Statement, change: (block: Block) => Block): Statement {
  switch (statement.kind) {
    case 'go':
    case 'count':
    case 'repeat':
    case 'drain':
    case 'once':
    case 'scope':
      return { ...statement, body: change(statement.body) };
    case 'if':
      return { ...statement, then: change(statement.then), otherwise: change(statement.otherwise) };
    case 'select':
      return {
        ...statement,
        cases: statement.cases.map((one) => ({ ...one, body: change(one.body) })),
      };
    default:
      return statement;
  }
}

export function visitBlock(block: Block, visit: (statement: Statement) => void): void {
  for (const statement of block) {
    visit(statement);
    for (const inner of blocksOf(statement)) visitBlock(inner, visit);
  }
}

export function someStatement(block: Block, test: (statement: Statement) => boolean): boolean {
  return block.some(
    (statement) =>
      test(statement) || blocksOf(statement).some((inner) => someStatement(inner, test)),
  );
}

export function sizeOf(block: Block): number {
  let size = 0;
  visitBlock(block, () => size++);
  return size;
}

/** No path runs on behind the block. */
export function alwaysExits(block: Block): boolean {
  const last = block.at(-1);
  if (last === undefined) return false;
  if (last.kind === 'leave' || last.kind === 'end' || last.kind === 'stuck') return true;
  return last.kind === 'if' && alwaysExits(last.then) && alwaysExits(last.otherwise);
}

/** Something in the block, at this goroutine's level, ends the goroutine or leaves the block. */
export function hasExit(block: Block): boolean {
  return block.some(
    (statement) =>
      statement.kind === 'leave' ||
      statement.kind === 'end' ||
      (statement.kind !== 'go' && blocksOf(statement).some(hasExit)),
  );
}
