import type { LinkView } from '../../protocol/fragment-view.ts';

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
