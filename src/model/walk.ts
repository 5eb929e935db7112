import { unreachable } from '../base/unreachable.ts';
import { mapLeaves, visitLeaves } from '../expression/walk.ts';
import { fromSource, type Quantity, type QuantityLeaf } from './quantity.ts';
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
    case 'make':
    case 'operation':
    case 'add':
    case 'leave':
    case 'end':
    case 'stuck':
      return [];
    default:
      return unreachable(statement);
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
    case 'make':
    case 'operation':
    case 'add':
    case 'leave':
    case 'end':
    case 'stuck':
      return statement;
    default:
      return unreachable(statement);
  }
}

/** The values that a statement itself reads; not those of the statements below. */
export function quantitiesOf(statement: Statement): readonly Quantity[] {
  const found: Quantity[] = [];
  mapQuantities(statement, (quantity) => {
    found.push(quantity);
    return quantity;
  });
  return found;
}

export function mapQuantities(
  statement: Statement,
  change: (quantity: Quantity) => Quantity,
): Statement {
  switch (statement.kind) {
    case 'make':
      return {
        ...statement,
        capacity: statement.capacity === null ? null : change(statement.capacity),
      };
    case 'add':
      return { ...statement, amount: change(statement.amount) };
    case 'if':
      return { ...statement, condition: change(statement.condition) };
    case 'count':
      return { ...statement, from: change(statement.from), to: change(statement.to) };
    case 'operation':
    case 'go':
    case 'repeat':
    case 'drain':
    case 'once':
    case 'select':
    case 'scope':
    case 'leave':
    case 'end':
    case 'stuck':
      return statement;
    default:
      return unreachable(statement);
  }
}

/** Rewrites every leaf of a value in a block, and the number of iterations of each open loop. */
export function mapLeavesIn(block: Block, change: (leaf: QuantityLeaf) => Quantity): Block {
  return block.map((statement): Statement => {
    const inner = mapBlocks(statement, (body) => mapLeavesIn(body, change));
    if (inner.kind !== 'repeat')
      return mapQuantities(inner, (quantity) => mapLeaves(quantity, change));
    const iterations = inner.iterations === null ? null : change(fromSource(inner.iterations));
    return iterations?.kind === 'source' ? { ...inner, iterations: iterations.source } : inner;
  });
}

/** Some value in the block depends on the number of this loop's iteration. */
export function mentionsIteration(body: Block, loop: number): boolean {
  return someStatement(body, (statement) =>
    quantitiesOf(statement).some((quantity) => {
      let found = false;
      visitLeaves(quantity, (leaf) => {
        if (leaf.kind === 'iteration' && leaf.loop === loop) found = true;
      });
      return found;
    }),
  );
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
