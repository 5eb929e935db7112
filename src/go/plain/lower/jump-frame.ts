import type { LabelId } from '../ids.ts';

/** How to get somewhere: by leaving a block or loop, or by going to the start of a loop. */
export interface Jump {
  readonly kind: 'break' | 'continue';
  readonly label: LabelId;
}

/** A statement that can be left or repeated, or a block with labels, around where we are. */
export type JumpFrame =
  | {
      readonly kind: 'statement';
      readonly name: string | null;
      /** `break` without a label means the innermost of these. */
      readonly leave: Jump;
      /** null for what is no loop. */
      readonly repeat: Jump | null;
      /** Which of the two were taken. */
      readonly used: { leave: boolean; repeat: boolean };
    }
  | { readonly kind: 'labels'; readonly goTo: ReadonlyMap<string, () => void> }
  /** The body of a range over a function: leaving it leaves another function. */
  | { readonly kind: 'boundary'; readonly exit: (leave: () => void) => void };
