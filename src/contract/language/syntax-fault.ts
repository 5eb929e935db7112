import type { Span } from '../../base/span.ts';

/** The text cannot be read on from here. */
export class SyntaxFault extends Error {
  readonly span: Span;

  constructor(message: string, span: Span) {
    super(message);
    this.span = span;
  }
}

/** A form of Gobra's that is read over: what it stands in stays open, and the text goes on behind it. */
export class UnreadForm extends SyntaxFault {
  constructor(
    readonly what: string,
    span: Span,
  ) {
    super(`${what} is not supported in verified functions`, span);
  }
}
