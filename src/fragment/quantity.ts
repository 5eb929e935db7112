import type { Span } from '../base/span.ts';
/** The same names as in VirGo, which is a layer further up. */
export type Sort = 'int' | 'bool';
export type UnaryOperator = '-' | '!';
export type BinaryOperator =
  '+' | '-' | '*' | '/' | '<' | '<=' | '>' | '>=' | '==' | '!=' | '&&' | '||';

/** Where a value comes from that the text does not tell. */
/**
 * `carried` is what a variable holds that an earlier turn of the loop has written: it is not free
 * to be anything, we just do not know it. `attempt` is whether a select with a timeout or a default
 * took another case: that hangs on what the others do, not on data.
 */
export type Origin =
  | 'parameter'
  | 'length'
  | 'stored'
  | 'computed'
  | 'received'
  | 'carried'
  | 'choice'
  | 'attempt'
  /** How often a loop turns. */
  | 'turns'
  /** In how many turns of a loop something holds. */
  | 'turns-with'
  /** How many turns a loop makes before the one that leaves it. */
  | 'turns-before'
  /** Whether a turn leaves the loop. */
  | 'leaves';

/**
 * A value that is not known, but is one value: per run if `loops` is empty, else per turn of the
 * innermost of these loops.
 */
export interface Source {
  readonly id: number;
  /** As the person would call it: len(files), cfg.Workers, err != nil. */
  readonly name: string;
  readonly sort: Sort;
  readonly origin: Origin;
  readonly span: Span;
  readonly nonNegative: boolean;
  readonly loops: readonly number[];
  /** It could be written behind the fragment's back; we take it that it is not. */
  readonly assumedStill: boolean;
}

/** An integer or a boolean over sources. `turn` is the number that a counted loop stands at. */
export type Quantity =
  | { readonly kind: 'integer'; readonly value: bigint }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'source'; readonly source: Source }
  | { readonly kind: 'turn'; readonly loop: number }
  | { readonly kind: 'unary'; readonly operator: UnaryOperator; readonly operand: Quantity }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Quantity;
      readonly right: Quantity;
    }
  /** The value after a conditional whose branches set it differently. */
  | {
      readonly kind: 'choose';
      /** Whose value it is. */
      readonly name: string;
      readonly condition: Quantity;
      readonly then: Quantity;
      readonly otherwise: Quantity;
    };

export const integer = (value: bigint | number): Quantity => ({
  kind: 'integer',
  value: BigInt(value),
});
export const boolean = (value: boolean): Quantity => ({ kind: 'boolean', value });

export function sortOf(quantity: Quantity): Sort {
  switch (quantity.kind) {
    case 'integer':
    case 'turn':
      return 'int';
    case 'boolean':
      return 'bool';
    case 'source':
      return quantity.source.sort;
    case 'unary':
      return quantity.operator === '!' ? 'bool' : 'int';
    case 'binary':
      return arithmetic.has(quantity.operator) ? 'int' : 'bool';
    case 'choose':
      return sortOf(quantity.then);
  }
}

const arithmetic: ReadonlySet<string> = new Set(['+', '-', '*', '/']);

export function not(operand: Quantity): Quantity {
  if (operand.kind === 'boolean') return boolean(!operand.value);
  if (operand.kind === 'unary' && operand.operator === '!') return operand.operand;
  const opposite = operand.kind === 'binary' ? opposites[operand.operator] : undefined;
  if (operand.kind === 'binary' && opposite !== undefined)
    return { ...operand, operator: opposite };
  return { kind: 'unary', operator: '!', operand };
}

const opposites: Readonly<Partial<Record<BinaryOperator, BinaryOperator>>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '==': '!=',
  '!=': '==',
};

export function negate(operand: Quantity): Quantity {
  if (operand.kind === 'integer') return integer(-operand.value);
  return { kind: 'unary', operator: '-', operand };
}

export function choose(
  name: string,
  condition: Quantity,
  then: Quantity,
  otherwise: Quantity,
): Quantity {
  if (condition.kind === 'boolean') return condition.value ? then : otherwise;
  if (sameQuantity(then, otherwise)) return then;
  return { kind: 'choose', name, condition, then, otherwise };
}

export function sameQuantity(a: Quantity, b: Quantity): boolean {
  if (a === b) return true;
  switch (a.kind) {
    case 'integer':
      return b.kind === 'integer' && a.value === b.value;
    case 'boolean':
      return b.kind === 'boolean' && a.value === b.value;
    case 'source':
      return b.kind === 'source' && a.source.id === b.source.id;
    case 'turn':
      return b.kind === 'turn' && a.loop === b.loop;
    case 'unary':
      return b.kind === 'unary' && a.operator === b.operator && sameQuantity(a.operand, b.operand);
    case 'binary':
      return (
        b.kind === 'binary' &&
        a.operator === b.operator &&
        sameQuantity(a.left, b.left) &&
        sameQuantity(a.right, b.right)
      );
    case 'choose':
      return (
        b.kind === 'choose' &&
        sameQuantity(a.condition, b.condition) &&
        sameQuantity(a.then, b.then) &&
        sameQuantity(a.otherwise, b.otherwise)
      );
  }
}

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

/** An operation, computed where both sides are numbers. Go's division truncates, as BigInt's does. */
export function binary(operator: BinaryOperator, left: Quantity, right: Quantity): Quantity {
  if (left.kind === 'integer' && right.kind === 'integer') {
    const folded = foldIntegers(operator, left.value, right.value);
    if (folded !== null) return folded;
  }
  return foldUnits(operator, left, right) ?? { kind: 'binary', operator, left, right };
}

/** Go's own constants have no more bits than these either, once they are used. */
const fits = (value: bigint): boolean => BigInt.asIntN(256, value) === value;

function foldIntegers(operator: BinaryOperator, a: bigint, b: bigint): Quantity | null {
  switch (operator) {
    case '+':
      return integer(a + b);
    case '-':
      return integer(a - b);
    case '*':
      return fits(a) && fits(b) ? integer(a * b) : null;
    case '/':
      return b === 0n ? null : integer(a / b);
    case '<':
      return boolean(a < b);
    case '<=':
      return boolean(a <= b);
    case '>':
      return boolean(a > b);
    case '>=':
      return boolean(a >= b);
    case '==':
      return boolean(a === b);
    case '!=':
      return boolean(a !== b);
    default:
      return null;
  }
}

function foldUnits(operator: BinaryOperator, left: Quantity, right: Quantity): Quantity | null {
  const isInteger = (quantity: Quantity, value: bigint): boolean =>
    quantity.kind === 'integer' && quantity.value === value;
  switch (operator) {
    case '+':
      if (isInteger(left, 0n)) return right;
      return isInteger(right, 0n) ? left : null;
    case '-':
      if (isInteger(right, 0n)) return left;
      return sameQuantity(left, right) ? integer(0) : null;
    case '*':
      if (isInteger(left, 1n)) return right;
      return isInteger(right, 1n) ? left : null;
    case '&&':
      if (left.kind === 'boolean') return left.value ? right : left;
      return right.kind === 'boolean' && right.value ? left : null;
    case '||':
      if (left.kind === 'boolean') return left.value ? left : right;
      return right.kind === 'boolean' && !right.value ? left : null;
    default:
      return null;
  }
}
