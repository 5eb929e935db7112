import type { Span } from '../base/span.ts';

/** The same names as in VirGo, which is a layer further up. */
export type Sort = 'int' | 'bool';
export type UnaryOperator = '-' | '!';
export type BinaryOperator =
  '+' | '-' | '*' | '/' | '<' | '<=' | '>' | '>=' | '==' | '!=' | '&&' | '||';

/**
 * Where a value comes from that the text does not tell.
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
