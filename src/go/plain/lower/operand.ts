import type { PlainExpression, Place } from '../expression.ts';
import type { TypeId } from '../ids.ts';
import type { Late } from './late.ts';

export interface Typed {
  readonly value: Late<PlainExpression>;
  readonly type: TypeId;
}

/** Where something is, or, if it is nowhere, what it is. */
export type Access =
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'value'; readonly value: PlainExpression };

/** What was selected, on the way through fields and pointers. */
export interface Position {
  readonly access: Access;
  readonly type: TypeId;
}

export const atPlace = (place: Place): Access => ({ kind: 'place', place });
export const ofValue = (value: PlainExpression): Access => ({ kind: 'value', value });
