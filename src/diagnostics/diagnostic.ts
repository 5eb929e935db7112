import type { Span } from '../base/span.ts';

type Severity = 'error' | 'warning' | 'note';

export interface RelatedPlace {
  readonly span: Span;
  readonly message: string;
}

/** An edit that would repair the text, offered to the person, never made for them. */
export interface Fix {
  readonly title: string;
  readonly edits: readonly { readonly span: Span; readonly text: string }[];
}

/** A message to a person about their own text. A fault of ours is an exception instead. */
export interface Diagnostic {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly span: Span;
  readonly related: readonly RelatedPlace[];
  readonly hint: string | null;
  readonly fix: Fix | null;
}

/** The output of a stage, or the reasons why there is none. Notes may come with either. */
export type Staged<T> =
  | { readonly ok: true; readonly value: T; readonly diagnostics: readonly Diagnostic[] }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/** Whether it keeps a text from being verified. */
export function isError({ severity }: Pick<Diagnostic, 'severity'>): boolean {
  return severity === 'error';
}
