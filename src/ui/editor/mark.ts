import type { PlaceView } from '../../protocol/place.ts';

/** What is lit up in a text. No kind is told apart by its colour alone. */
export interface Mark {
  readonly kind: 'step' | 'stuck' | 'linked';
  readonly place: PlaceView;
}
