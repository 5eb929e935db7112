import type { Span } from '../../base/span.ts';
import type { Term } from '../../logic/term.ts';

/** The families of facts, in the order in which they are tried. */
type FactRule =
  | 'B1'
  | 'B2'
  | 'B3'
  | 'B4'
  | 'B5'
  | 'B6'
  | 'B7'
  | 'B8'
  | 'element'
  | 'instance'
  | 'contract'
  | 'trap'
  | 'small'
  | 'large';

/**
 * Something that holds of the edge counters in every state that a run without a crash reaches: `B1` to
 * `B8` by construction, the others since they were found inductive.
 */
export interface CountingFact {
  readonly rule: FactRule;
  readonly words: string;
  readonly span: Span | null;
  readonly term: Term;
}
