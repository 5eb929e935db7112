import type { Span } from '../base/span.ts';

/** Something in the text that a verdict takes for granted without having followed it. */
export interface Given {
  readonly code: GivenCode;
  readonly words: string;
  readonly span: Span;
}

export type GivenCode =
  /** A function of the text, or a function value, returns. */
  | 'returns'
  /** An operation after which somebody would recover does not panic by itself. */
  | 'no-panic'
  /** A loop that does not communicate ends. */
  | 'loop-ends'
  /** A lock of somebody else is given back by all others who take it. */
  | 'foreign-lock'
  /** Nobody else changes what a lock of somebody else guards, or what was read before a call of theirs. */
  | 'foreign-data'
  /** Enough was added to a waitgroup of somebody else. */
  | 'foreign-waitgroup'
  /** One of the channels of somebody else at which a select waits is served. */
  | 'outside'
  /** A function that the text does not declare returns. */
  | 'undeclared'
  /** A line that Go's compiler refuses means what it was read as. */
  | 'compiles'
  /** `//@ returns` and `//@ waits no`: a person says so of a function without text. */
  | 'contract';
