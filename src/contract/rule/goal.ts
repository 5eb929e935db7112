import type { Span } from '../../base/span.ts';
import type { Term } from '../state/term.ts';

/** Why something may not hold: Gobra's words where it has them. */
export type Reason =
  | 'assertion_error'
  | 'permission_error'
  | 'division_by_zero_error'
  | 'seq_index_exceeds_length_error'
  | 'seq_index_negative_error'
  | 'negative_permission_error'
  | 'receiver_not_injective_error'
  | 'type_assertion_error'
  | 'termination_error'
  /** Go does not say what is read first. */
  | 'order_error'
  | 'send_missing'
  | 'send_unpromised'
  | 'send_closed'
  | 'receive_missing'
  | 'receive_unpromised'
  | 'close_missing'
  | 'close_unpromised'
  | 'done_unpromised'
  | 'negative_promise'
  | 'done_missing'
  | 'wait_missing'
  | 'lock_held'
  | 'lock_not_held'
  | 'lock_again'
  | 'level_error'
  | 'spawns_missing'
  | 'sender_blocked'
  | 'receiver_blocked';

export interface Goal {
  /** Before the colon: what was under way. */
  readonly under: string;
  readonly reason: Reason;
  readonly span: Span;
  /** The clause that is not met, where it stands somewhere else. */
  readonly clause: Span | null;
  readonly words: string;
  /** Whose values a counterexample shows. */
  readonly shown: readonly { readonly name: string; readonly term: Term }[];
  readonly alternative: Alternative | null;
}

/** Of several ways to show something one is enough: the goals of each way go together. */
export interface Alternative {
  readonly group: string;
  readonly name: string;
}
