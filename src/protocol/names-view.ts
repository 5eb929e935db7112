import type { PlaceView } from './place.ts';

/** The files of a Go text, and what they declare. */
export interface OutlineView {
  /** More than one where the text says where each begins. */
  readonly files: readonly FileView[];
  readonly entries: readonly OutlineEntryView[];
}

interface FileView {
  readonly name: string;
  readonly place: PlaceView;
}

interface OutlineEntryView {
  readonly kind: 'function' | 'type' | 'variable' | 'constant';
  readonly name: string;
  readonly place: PlaceView;
}

/** What is known of the name at an offset. */
export interface NameView {
  readonly place: PlaceView;
  /** `const most untyped int = 3` */
  readonly declaration: string;
  /** Null where it is declared outside of the text. */
  readonly declaredAt: PlaceView | null;
}
