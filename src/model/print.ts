import { printExpression } from '../expression/print.ts';
import type { Quantity } from './quantity.ts';

export function printQuantity(quantity: Quantity): string {
  return printExpression(quantity, (leaf) =>
    leaf.kind === 'source' ? leaf.source.name : `i${leaf.loop}`,
  );
}
