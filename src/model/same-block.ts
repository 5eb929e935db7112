import type { Block, Statement } from './statements.ts';
import { sameExpression } from '../expression/expression.ts';
import { blocksOf, quantitiesOf } from './walk.ts';

/** The same operations in the same order, whatever the places in the text. */
export function sameBlock(a: Block, b: Block): boolean {
  return a.length === b.length && a.every((statement, at) => sameStatement(statement, b[at]!));
}

export function sameStatement(a: Statement, b: Statement): boolean {
  const quantities = quantitiesOf(b);
  const blocks = blocksOf(b);
  if (a.kind !== b.kind) return false;
  if ('primitive' in a && 'primitive' in b && a.primitive.id !== b.primitive.id) return false;
  if (a.kind === 'operation' && b.kind === 'operation')
    // One that a select may pass by never waits for ever; the other may.
    return a.name === b.name && a.hasEscape === b.hasEscape;
  if (a.kind === 'leave' && b.kind === 'leave' && a.label !== b.label) return false;
  if (a.kind === 'select' || a.kind === 'repeat') return a === b;
  return (
    quantitiesOf(a).every((quantity, at) => sameExpression(quantity, quantities[at]!)) &&
    blocksOf(a).every((block, at) => sameBlock(block, blocks[at]!))
  );
}
