import type { DafnyView } from '../../protocol/fragment-view.ts';
import type { PrintedProof } from '../counting-method.ts';
import { toDafnyText } from './dafny-text.ts';

/** The method of the proof that counts edges; its pieces are its steps and its facts. */
export function toCountingDafnyView({ method, reason }: PrintedProof): DafnyView {
  return method === null ? { text: '', missing: reason, pieces: [] } : toDafnyText(method);
}
