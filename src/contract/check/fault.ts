import type { Span } from '../../base/span.ts';

/** The text is wrong: it is rejected as a whole. */
export class TypeFault extends Error {
  readonly span: Span;

  constructor(message: string, span: Span) {
    super(message);
    this.span = span;
  }
}

/** The text may be right, but this verifier does not know what it means: the function stays open. */
export class Unsupported extends Error {
  readonly span: Span;

  constructor(
    readonly what: string,
    span: Span,
  ) {
    super(`${what} is not supported in verified functions`);
    this.span = span;
  }
}
