import type { Span } from '../../base/span.ts';
import type { Term } from '../state/term.ts';

/** What was under way: Gobra's words where it has them. */
export type Under =
  | 'assert_error'
  | 'assignment_error'
  | 'assume_error'
  | 'call_error'
  | 'close_error'
  | 'contract_not_well_formed'
  | 'entry_error'
  | 'exhale_error'
  | 'fold_error'
  | 'for_loop_error'
  | 'generated_implementation_proof'
  | 'guard_error'
  | 'guard_not_well_formed'
  | 'if_error'
  | 'inhale_error'
  | 'invariant_establishment_error'
  | 'invariant_not_well_formed'
  | 'invariant_preservation_error'
  | 'level_error'
  | 'lock_error'
  | 'loop_termination_error'
  | 'message_not_well_formed'
  | 'obligation_error'
  | 'panic_error'
  | 'postcondition_error'
  | 'precondition_error'
  | 'predicate_not_well_formed'
  | 'pure_function_termination_error'
  | 'receive_error'
  | 'send_error'
  | 'unfold_error'
  | 'unlock_error';

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
  | 'comparison_error'
  | 'overflow_error'
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
  readonly under: Under;
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
