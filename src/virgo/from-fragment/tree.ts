import type { Block, Statement } from '../../fragment/fragment.ts';
import { mapQuantity, sameQuantity, type Quantity } from '../../fragment/quantity.ts';

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

/** Rewrites every value in a block. */
export function mapValues(block: Block, change: (leaf: Quantity) => Quantity): Block {
  const map = (quantity: Quantity): Quantity => mapQuantity(quantity, change);
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

/** The same operations in the same order, whatever the places in the text. */
export function sameBlock(a: Block, b: Block): boolean {
  return a.length === b.length && a.every((statement, at) => sameStatement(statement, b[at]!));
}

export function sameStatement(a: Statement, b: Statement): boolean {
  const quantities = quantitiesOf(b);
  const blocks = blocksOf(b);
  if (a.kind !== b.kind) return false;
  if ('primitive' in a && 'primitive' in b && a.primitive.id !== b.primitive.id) return false;
  if (a.kind === 'operation' && b.kind === 'operation' && a.name !== b.name) return false;
  if (a.kind === 'leave' && b.kind === 'leave' && a.label !== b.label) return false;
  if (a.kind === 'select' || a.kind === 'repeat') return a === b;
  return (
    quantitiesOf(a).every((quantity, at) => sameQuantity(quantity, quantities[at]!)) &&
    blocksOf(a).every((block, at) => sameBlock(block, blocks[at]!))
  );
}

/**
 * Nothing in it can be seen by another goroutine, and the goroutine runs on behind it. Loops without
 * communication are taken to end.
 */
export function isSilent(block: Block): boolean {
  return block.every((statement) => {
    switch (statement.kind) {
      case 'go':
        return isSilentProcess(statement.body);
      case 'if':
      case 'count':
      case 'repeat':
      case 'once':
        return blocksOf(statement).every(isSilent);
      case 'scope':
        return (
          isSilentProcess(statement.body) &&
          !leavesBeyond(statement.body, new Set([statement.label]))
        );
      case 'select':
        return statement.cases.every(
          ({ alternative, body }) => alternative.kind !== 'operation' && isSilent(body),
        );
      case 'make':
        return statement.primitive.kind === 'once' || statement.primitive.kind === 'cond';
      default:
        return false;
    }
  });
}

/** The same for a whole goroutine: it may end where it likes. */
export function isSilentProcess(block: Block): boolean {
  return !someStatement(block, (statement) => {
    switch (statement.kind) {
      case 'operation':
      case 'add':
      case 'drain':
      case 'stuck':
        return true;
      case 'make':
        return !isSilent([statement]);
      case 'select':
        return statement.cases.some(({ alternative }) => alternative.kind === 'operation');
      default:
        return false;
    }
  });
}

function leavesBeyond(block: Block, labels: ReadonlySet<number>): boolean {
  return block.some((statement) => {
    if (statement.kind === 'end') return true;
    if (statement.kind === 'leave') return !labels.has(statement.label);
    if (statement.kind === 'go') return false;
    const inner = statement.kind === 'scope' ? new Set([...labels, statement.label]) : labels;
    return blocksOf(statement).some((body) => leavesBeyond(body, inner));
  });
}
