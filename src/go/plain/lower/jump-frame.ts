import type { Span } from '../../../base/span.ts';

/** Emits what gets there. `C` is the context. */
export type Jump<C> = (context: C, span: Span) => void;

/** What is around the place where we are, for whoever jumps. */
export type JumpFrame<C> = StatementFrame<C> | LabelsFrame<C> | BoundaryFrame<C>;

/** A statement that can be left or repeated. */
export interface StatementFrame<C> {
  readonly kind: 'statement';
  readonly name: string | null;
  readonly leave: Jump<C>;
  /** null for what is no loop. */
  readonly repeat: Jump<C> | null;
  /** Which of the two were taken. */
  readonly used: { leave: boolean; repeat: boolean };
}

/** A list of statements with labels that `goto` goes to. */
interface LabelsFrame<C> {
  readonly kind: 'labels';
  readonly goTo: ReadonlyMap<string, Jump<C>>;
}

/** The body of a range over a function: what leaves it runs when that function has returned. */
export interface BoundaryFrame<C> {
  readonly kind: 'boundary';
  readonly exit: (context: C, leave: (outer: C) => void) => void;
}
