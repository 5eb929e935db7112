import type { Range } from '../../base/span.ts';

/** What others may ask of a component that shows a text. */
export interface TextHandle {
  /** Brings a place into view, and with `andFocus` the cursor to it. */
  reveal(range: Range, andFocus: boolean): void;
}

export interface FocusableText extends TextHandle {
  hasFocus(): boolean;
}
