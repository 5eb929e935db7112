import { binary, choose, negate, not } from './fold-quantity.ts';
import type { Origin, Quantity } from './quantity.ts';

/** Values share their parts, but whoever reads them reads each part as often as it stands there. */
export function isLargerThan(quantity: Quantity, most: number): boolean {
  const open = [quantity];
  let size = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (++size > most) return true;
    if (next.kind === 'unary') open.push(next.operand);
    if (next.kind === 'binary') open.push(next.left, next.right);
    if (next.kind === 'choose') open.push(next.condition, next.then, next.otherwise);
  }
  return false;
}

/** Calls `visit` for every source and turn below. */
export function visitQuantity(quantity: Quantity, visit: (leaf: Quantity) => void): void {
  switch (quantity.kind) {
    case 'unary':
      return visitQuantity(quantity.operand, visit);
    case 'binary':
      visitQuantity(quantity.left, visit);
      return visitQuantity(quantity.right, visit);
    case 'choose':
      visitQuantity(quantity.condition, visit);
      visitQuantity(quantity.then, visit);
      return visitQuantity(quantity.otherwise, visit);
    default:
      return visit(quantity);
  }
}

/** The loops from whose turns the value depends. */
export function loopsOf(quantity: Quantity): ReadonlySet<number> {
  const loops = new Set<number>();
  visitQuantity(quantity, (leaf) => {
    if (leaf.kind === 'turn') loops.add(leaf.loop);
    if (leaf.kind === 'source') for (const loop of leaf.source.loops) loops.add(loop);
  });
  return loops;
}

export function mapQuantity(quantity: Quantity, change: (leaf: Quantity) => Quantity): Quantity {
  switch (quantity.kind) {
    case 'unary': {
      const operand = mapQuantity(quantity.operand, change);
      return quantity.operator === '!' ? not(operand) : negate(operand);
    }
    case 'binary':
      return binary(
        quantity.operator,
        mapQuantity(quantity.left, change),
        mapQuantity(quantity.right, change),
      );
    case 'choose':
      return choose(
        quantity.name,
        mapQuantity(quantity.condition, change),
        mapQuantity(quantity.then, change),
        mapQuantity(quantity.otherwise, change),
      );
    default:
      return change(quantity);
  }
}

/** Something in it comes from such a place. */
export function hasOrigin(quantity: Quantity, origin: Origin): boolean {
  let found = false;
  visitQuantity(quantity, (leaf) => {
    if (leaf.kind === 'source' && leaf.source.origin === origin) found = true;
  });
  return found;
}
