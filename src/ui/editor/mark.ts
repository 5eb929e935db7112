import type { PlaceView } from '../../protocol/place.ts';

/** What is lit up in a text. No kind is told apart by its colour alone. */
export interface Mark {
  readonly kind: 'step' | 'stuck' | 'linked';
  readonly place: PlaceView;
  /** All its lines are meant, from edge to edge; else its letters, and only those in its first line. */
  readonly isBlock?: boolean;
}
