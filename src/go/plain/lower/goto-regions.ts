/** A statement of a list that `goto` goes to, and the statements of the list that it is gone to from. */
export interface Landing {
  readonly name: string;
  readonly index: number;
  readonly sources: readonly number[];
}

/**
 * Statements of a list, `to` not among them: who jumps to the end leaves a block, who jumps to the start
 * repeats a loop.
 */
export interface Region {
  readonly kind: 'block' | 'loop';
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Regions of which any two are apart or one lies in the other; null where a `goto` leads into the middle of a loop. */
export function regionsOf(landings: readonly Landing[]): readonly Region[] | null {
  let regions = landings.flatMap(ownRegions);
  for (;;) {
    const crossing = crossingOf(regions);
    if (crossing === null) return regions;
    const [one, grown] = crossing;
    if (grown === null) return null;
    regions = regions.map((region) => (region === one ? grown : region));
  }
}

function ownRegions({ name, index, sources }: Landing): readonly Region[] {
  const before = sources.filter((source) => source < index);
  const after = sources.filter((source) => source >= index);
  const block = { kind: 'block', name, from: Math.min(...before), to: index } as const;
  const loop = { kind: 'loop', name, from: index, to: Math.max(...after) + 1 } as const;
  return [...(before.length > 0 ? [block] : []), ...(after.length > 0 ? [loop] : [])];
}

/** A region that crosses another one, and what it grows to: a block may start earlier, a loop may end later. */
function crossingOf(regions: readonly Region[]): readonly [Region, Region | null] | null {
  for (const first of regions)
    for (const second of regions) {
      const cross = first.from < second.from && second.from < first.to && first.to < second.to;
      if (!cross) continue;
      if (second.kind === 'block') return [second, { ...second, from: first.from }];
      return [first, first.kind === 'loop' ? { ...first, to: second.to } : null];
    }
  return null;
}

/** The outermost region that starts at a statement and ends in time; blocks stand around loops. */
export function outermostAt(
  regions: readonly Region[],
  from: number,
  to: number,
): Region | undefined {
  const rank = (region: Region): number => 2 * region.to + (region.kind === 'block' ? 1 : 0);
  return regions
    .filter((region) => region.from === from && region.to <= to)
    .sort((one, other) => rank(other) - rank(one))[0];
}
