import { LineMap } from '../../base/span.ts';
import type { Printed } from '../../dafny/print.ts';
import type { DafnyView } from '../../protocol/fragment-view.ts';
import { toPlaceView } from './place.ts';

/** A printed method, with the places of its pieces. */
export function toDafnyText({ text, pieces }: Printed): DafnyView {
  const lines = new LineMap(text);
  return {
    text,
    missing: null,
    pieces: pieces.map(({ span, origins, words }) => ({
      place: toPlaceView(lines, span),
      nodes: origins,
      words,
    })),
  };
}
