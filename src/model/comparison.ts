/**
 * What an unknown value tells of things that are no numbers to the model: how two of them compare, or how long one is.
 * By it the values that Go cannot have together are told from those that it can.
 */
export type About = Comparison | Measure;

export interface Comparison {
  readonly kind: 'comparison';
  readonly relation: Relation;
  readonly left: Compared;
  readonly right: Compared;
  readonly order: Order;
  /** The value says that it does not hold. */
  readonly isOpposite: boolean;
}

/** Any other comparison is the opposite of one of these, or the same with its sides exchanged. */
type Relation = '==' | '<' | '<=';

/** Floats have an order but for NaN, which no comparison holds of; what is in no order is only equal or not. */
type Order = 'text' | 'float' | 'none';

export type Compared =
  | { readonly kind: 'text'; readonly bytes: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'nil' }
  /** One that nothing else is equal to, as a new error. */
  | { readonly kind: 'object'; readonly key: string }
  | { readonly kind: 'thing'; readonly key: string; readonly isNil: 'perhaps' | 'never' };

export interface Measure {
  readonly kind: 'measure';
  readonly what: 'len' | 'cap';
  /** The key of the thing. */
  readonly of: string;
  readonly isText: boolean;
}

export function sameCompared(one: Compared, other: Compared): boolean {
  return keyOfCompared(one) === keyOfCompared(other);
}

export function keyOfCompared(one: Compared): string {
  switch (one.kind) {
    case 'text':
      return JSON.stringify(one.bytes);
    case 'number':
      return String(one.value);
    case 'nil':
      return 'nil';
    case 'object':
    case 'thing':
      return one.key;
  }
}
