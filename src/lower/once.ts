import type { Block, Statement } from '../model/statements.ts';
import { reject, type Lowering } from './lowering.ts';
import { blocksOf, mapBlocks } from '../model/walk.ts';
import { isSilent } from './silent.ts';

/**
 * once.Do(f) at one place that runs once is f itself. At several places, or in a loop, who runs f
 * depends on the run: rejected, unless f does not communicate.
 */
export function onceToCall(lowering: Lowering, block: Block): Block {
  const sites = new Map<number, number>();
  countSites(block, 1, sites);
  return replace(lowering, block, sites, new Set());
}

function countSites(block: Block, weight: number, sites: Map<number, number>): void {
  for (const statement of block) {
    if (statement.kind === 'once') {
      const id = statement.primitive.id;
      sites.set(id, (sites.get(id) ?? 0) + weight);
    }
    const isLoop =
      statement.kind === 'count' || statement.kind === 'repeat' || statement.kind === 'drain';
    for (const inner of blocksOf(statement)) countSites(inner, isLoop ? 2 : weight, sites);
  }
}

function replace(
  lowering: Lowering,
  block: Block,
  sites: ReadonlyMap<number, number>,
  reported: Set<number>,
): Block {
  return block.flatMap((statement): readonly Statement[] => {
    const inner = mapBlocks(statement, (body) => replace(lowering, body, sites, reported));
    if (inner.kind !== 'once') return [inner];
    if (isSilent(inner.body)) return [];
    if ((sites.get(inner.primitive.id) ?? 0) > 1) {
      const { id, name } = inner.primitive;
      if (!reported.has(id)) reject(lowering, 'go-once', inner.span, { name });
      reported.add(id);
      return [];
    }
    return inner.body;
  });
}
