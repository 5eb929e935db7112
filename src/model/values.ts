import type { Block, Statement } from './statements.ts';
import type { Quantity } from './quantity.ts';
import { mapLeaves, visitLeaves } from '../expression/walk.ts';
import { mapBlocks, someStatement } from './walk.ts';

/** Rewrites every value in a block. */
export function mapValues(block: Block, change: (leaf: Quantity) => Quantity): Block {
  const map = (quantity: Quantity): Quantity => mapLeaves(quantity, change);
  return block.map((statement): Statement => {
    const inner = mapBlocks(statement, (body) => mapValues(body, change));
    switch (inner.kind) {
      case 'make':
        return { ...inner, capacity: inner.capacity === null ? null : map(inner.capacity) };
      case 'add':
        return { ...inner, amount: map(inner.amount) };
      case 'if':
        return { ...inner, condition: map(inner.condition) };
      case 'count':
        return { ...inner, from: map(inner.from), to: map(inner.to) };
      case 'repeat': {
        const turns = inner.turns === null ? null : change({ kind: 'source', source: inner.turns });
        return turns?.kind === 'source' ? { ...inner, turns: turns.source } : inner;
      }
      default:
        return inner;
    }
  });
}

export function quantitiesOf(statement: Statement): readonly Quantity[] {
  switch (statement.kind) {
    case 'make':
      return statement.capacity === null ? [] : [statement.capacity];
    case 'add':
      return [statement.amount];
    case 'if':
      return [statement.condition];
    case 'count':
      return [statement.from, statement.to];
    default:
      return [];
  }
}

/** Some value in the block hangs on the number of this loop's turn. */
export function mentionsTurn(body: Block, loop: number): boolean {
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
