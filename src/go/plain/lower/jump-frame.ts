import type { LabelId } from '../ids.ts';

/** How to get somewhere: by leaving a block or loop, or by going to the start of a loop. */
export interface Jump {
  readonly kind: 'break' | 'continue';
  readonly label: LabelId;
}

/** What is around the place where we are, for whoever jumps. `C` is the context. */
export type JumpFrame<C> = StatementFrame | LabelsFrame<C> | BoundaryFrame<C>;

/** A statement that can be left or repeated. */
export interface StatementFrame {
  readonly kind: 'statement';
  readonly name: string | null;
  /** Whether `break` without a label may mean it. */
  readonly isBreakable: boolean;
  readonly leave: Jump;
  /** null for what is no loop. */
  readonly repeat: Jump | null;
  /** Which of the two were taken. */
  readonly used: { leave: boolean; repeat: boolean };
}

/** A list of statements with labels that `goto` goes to. */
export interface LabelsFrame<C> {
  readonly kind: 'labels';
  readonly goTo: ReadonlyMap<string, (context: C) => void>;
}

/** The body of a range over a function: what leaves it runs when that function has returned. */
export interface BoundaryFrame<C> {
  readonly kind: 'boundary';
  readonly exit: (context: C, leave: (outer: C) => void) => void;
}
