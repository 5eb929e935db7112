import { LineMap } from '../../base/span.ts';
import type { DafnyView } from '../../protocol/fragment-view.ts';
import type { PrintedProof } from '../counting-method.ts';
import { toPlaceView } from './place.ts';

/** The method of the proof that counts edges; its pieces are its steps and its facts. */
export function toCountingDafnyView({ method, reason }: PrintedProof): DafnyView {
  if (method === null) return { text: '', missing: reason, pieces: [] };
  const { text, pieces } = method;
  const lines = new LineMap(text);
  return {
    text,
    missing: null,
    pieces: pieces.map(({ span, nodes, words }) => ({
      place: toPlaceView(lines, span),
      nodes,
      words,
    })),
  };
}
