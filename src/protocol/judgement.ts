import type { DiagnosticView } from './place.ts';
import type { RunView, ValueView } from './run-view.ts';

/** What comes of an answer. */
export type Judgement = Solved | Wrong | Unreadable | Undecided;

interface Solved {
  readonly kind: 'solved';
  /** Why this solves it. */
  readonly why: string;
  /** What was proved or checked. */
  readonly verdict: string;
  readonly steps: Score | null;
}

interface Score {
  readonly made: number;
  readonly par: number | null;
}

interface Wrong {
  readonly kind: 'wrong';
  readonly message: string;
  /** What the setter says to whoever gives this very answer. */
  readonly hint: string | null;
  readonly evidence: Evidence;
}

export type Evidence =
  | { readonly kind: 'none' }
  /** A run that shows it. */
  | { readonly kind: 'run'; readonly run: RunView }
  /** Values at which it is not so. */
  | { readonly kind: 'values'; readonly values: readonly ValueView[] }
  /** Lines that may not be edited. */
  | { readonly kind: 'lines'; readonly from: number; readonly to: number };

/** The answer is no answer yet. */
interface Unreadable {
  readonly kind: 'unreadable';
  readonly message: string;
  readonly diagnostics: readonly DiagnosticView[];
}

/** It is neither shown to be right nor to be wrong. */
interface Undecided {
  readonly kind: 'undecided';
  readonly message: string;
}
