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

/**
 * The links that belong together with a node's: a function that is called twice was inlined twice, and
 * one statement of the source became several.
 */
export function linkedTo(links: readonly LinkView[], node: number | null): readonly LinkView[] {
  const own = links.find((link) => link.node === node);
  if (own === undefined) return [];
  const { start, end } = own.source;
  return links.filter(({ source }) => source.start === start && source.end === end);
}
