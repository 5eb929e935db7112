import type { Span } from '../../base/span.ts';

/** The text cannot be read on from here. */
export class SyntaxFault extends Error {
  readonly span: Span;

  constructor(message: string, span: Span) {
    super(message);
    this.span = span;
  }
}
