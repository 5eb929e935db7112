import type { Span } from '../base/span.ts';
import type { Expression } from './expression.ts';

/** A fact about parameters that is taken to hold in every run, and where it comes from. */
export interface Assumption {
  readonly expression: Expression;
  readonly origin: AssumptionOrigin;
  /** The place in the text of what it is about. */
  readonly span: Span;
  /** What it says, where the expression does not: `store.Flush returns`. */
  readonly words?: string;
}

export type AssumptionOrigin =
  /** No length, capacity or size is negative. */
  | 'length'
  /** Some of the iterations of a loop are no more than all of them. */
  | 'iterations'
  /** What a conditional value is, which was made a parameter of its own. */
  | 'chosen'
  /** Texts, floats and references that are compared more than once have some order. */
  | 'compared'
  /** Somebody states it about the caller. */
  | 'contract'
  /** A function that we have no text of is taken to return. */
  | 'unread-call';

/** As a comment beside the formula. */
export const assumptionWords: Readonly<Record<AssumptionOrigin, string>> = {
  length: 'holds in every run',
  iterations: 'holds in every run',
  chosen: 'holds in every run',
  compared: 'holds in every run',
  contract: 'stated by the contract',
  'unread-call': 'taken for granted: the function called returns',
};

/**
 * Go's own rules make the first four hold, so that nobody has to be told. Of the others a verdict
 * that relies on them has to say so: it is no verdict without them.
 */
export const isGiven: Readonly<Record<AssumptionOrigin, boolean>> = {
  length: false,
  iterations: false,
  chosen: false,
  compared: false,
  contract: true,
  'unread-call': true,
};
