import type { LinkView, PieceView } from '../../protocol/fragment-view.ts';

/** The smallest statement that contains an offset, in the source or in the canonical text. */
export function innermostAt(
  links: readonly LinkView[],
  offset: number,
  side: 'source' | 'target',
): LinkView | null {
  let best: LinkView | null = null;
  for (const link of links) {
    const { start, end } = link[side];
    if (offset < start || offset > end) continue;
    if (best === null || end - start < best[side].end - best[side].start) best = link;
  }
  return best;
}

/**
 * The links that belong together with a node's: a function that is called twice was inlined twice, and
 * one statement of the source became several.
 */
export function linkedTo(links: readonly LinkView[], node: number | null): readonly LinkView[] {
  return sameSource(links, node, links);
}

/** The links of one program that come from the same place in the source as a node of another. */
export function sameSource(
  links: readonly LinkView[],
  node: number | null,
  others: readonly LinkView[],
): readonly LinkView[] {
  const own = links.find((link) => link.node === node);
  if (own === undefined) return [];
  const { start, end } = own.source;
  return others.filter(({ source }) => source.start === start && source.end === end);
}

/** Of the pieces of a text, the smallest that contains an offset. */
export function innermostPiece(pieces: readonly PieceView[], offset: number): PieceView | null {
  let best: PieceView | null = null;
  for (const piece of pieces) {
    const { start, end } = piece.place;
    if (offset < start || offset > end) continue;
    if (best === null || end - start < best.place.end - best.place.start) best = piece;
  }
  return best;
}
