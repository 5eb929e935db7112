import type { PlaceView } from '../../protocol/place.ts';

/** What is lit up in a text; `fact`: an explained proof needs it. No kind is told apart by its colour alone. */
export interface Mark {
  readonly kind: 'step' | 'stuck' | 'linked' | 'stands' | 'fact';
  readonly place: PlaceView;
  /** All its lines are meant, from edge to edge; else its letters, and only those in its first line. */
  readonly isBlock?: boolean;
  /** Of `stands`: who stands at this line, and in which of a few colours. */
  readonly label?: string;
  readonly hue?: number;
}
