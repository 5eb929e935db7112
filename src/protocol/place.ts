import type { Range, Span } from '../base/span.ts';

/** A place in the text that the person wrote: as offsets, and as lines and columns for an editor. */
export interface PlaceView extends Span {
  readonly range: Range;
}

export interface DiagnosticView {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'note';
  readonly message: string;
  readonly place: PlaceView;
  readonly related: readonly { readonly place: PlaceView; readonly message: string }[];
  readonly hint: string | null;
  readonly fix: FixView | null;
}

/** An edit that the person may accept. */
export interface FixView {
  readonly title: string;
  readonly edits: readonly { readonly place: PlaceView; readonly text: string }[];
}
