/** Why a search ended before it had seen all. */
export type Stopped =
  | { readonly kind: 'states'; readonly limit: number }
  /** A number in the program is beyond what a state can hold. */
  | { readonly kind: 'too-large' }
  | { readonly kind: 'cancelled' }
  /** As asked: a bad ending is known. */
  | { readonly kind: 'found' };

export interface SearchProgress {
  readonly states: number;
  readonly expanded: number;
}
