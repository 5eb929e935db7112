import type { NamedResource } from '../names.ts';

/** A variable that several goroutines use, or an atomic. */
export interface VariableResource extends NamedResource {
  readonly kind: 'variable';
  readonly value: string;
}

export type VariableEvent =
  | { readonly kind: 'read'; readonly variable: NamedResource; readonly value: string }
  | { readonly kind: 'write'; readonly variable: NamedResource; readonly value: string }
  | {
      readonly kind: 'atomic';
      readonly variable: NamedResource;
      /** In Go's words: `n.Add(1)`. */
      readonly operation: string;
      /** Afterwards. */
      readonly value: string;
    };
