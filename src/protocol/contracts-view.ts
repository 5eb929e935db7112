import type { PlaceView } from './place.ts';

interface ContractErrorView {
  /** What was under way, a colon, and why it may fail. */
  readonly class: string;
  readonly words: string;
  readonly place: PlaceView;
}

export interface ContractFunctionView {
  readonly name: string;
  readonly outcome: 'verified' | 'failed' | 'unknown';
  /** Why it is open. */
  readonly reason: string | null;
  /** Whose contracts it takes for granted although they were not shown. */
  readonly given: readonly string[];
  readonly place: PlaceView;
  /** Its clauses as they are written. */
  readonly clauses: readonly string[];
  readonly errors: readonly ContractErrorView[];
}

/** What can be shown of annotated Go, function by function. */
export type ContractsView =
  | {
      readonly kind: 'read';
      readonly functions: readonly ContractFunctionView[];
      readonly assumed: readonly string[];
    }
  | {
      readonly kind: 'refused';
      readonly faults: readonly { readonly message: string; readonly place: PlaceView }[];
    };
