import { keyOf } from '../term/spell.ts';
import { named } from '../term/make.ts';
import type { Term } from '../term/term.ts';
import { leastBetween, lookOf, type Look } from './look-at-clock.ts';

/** `to - from` is at most `most`. */
export interface Bound {
  readonly from: Moment;
  readonly to: Moment;
  readonly most: bigint;
}

export interface Moment {
  readonly key: string;
  readonly look: Look | null;
  /** Of the moment at which something was known to have passed: the look at which that was. */
  readonly passed: number | null;
}

const passedName = /^what the clock showed at look (\d+)$/;

/** The moment at which something was known to have passed. */
export const passedTerm = (look: number): Term =>
  named(`what the clock showed at look ${String(look)}`);

export function momentOf(term: Term): Moment {
  const passed = term.kind === 'named' ? passedName.exec(term.name) : null;
  return {
    key: keyOf(term),
    look: lookOf(term),
    passed: passed === null ? null : Number(passed[1]),
  };
}

/** Whether moments can lie so. */
export function isPossible(bounds: readonly Bound[]): boolean {
  const moments = new Map(
    bounds.flatMap(({ from, to }) => [from, to]).map((one) => [one.key, one]),
  );
  const all = [...bounds, ...orderOf([...moments.values()])];
  const distance = new Map<string, bigint>([...moments.keys()].map((key) => [key, 0n]));
  for (let round = 0; round <= moments.size; round++) {
    let isSettled = true;
    for (const { from, to, most } of all) {
      const way = distance.get(from.key)! + most;
      if (way >= distance.get(to.key)!) continue;
      distance.set(to.key, way);
      isSettled = false;
    }
    if (isSettled) return true;
  }
  return false;
}

/** That time only passes. */
function orderOf(moments: readonly Moment[]): readonly Bound[] {
  return moments.flatMap((later) => {
    const { look } = later;
    if (look === null) return [];
    return moments.flatMap((earlier) => {
      const { look: before, passed } = earlier;
      if (passed !== null && passed <= look.number) return [{ from: later, to: earlier, most: 0n }];
      if (before === null || before.number >= look.number) return [];
      return [{ from: later, to: earlier, most: -BigInt(leastBetween(before, look)) }];
    });
  });
}
