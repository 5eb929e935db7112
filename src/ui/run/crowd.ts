import type { GoroutineStatus, GoroutineView } from '../../protocol/run-view.ts';

interface Crowd {
  /** The goroutines that have a card of their own. */
  readonly cards: readonly GoroutineView[];
  /** Those that are only counted, by what they are doing. */
  readonly counted: readonly {
    readonly status: GoroutineStatus;
    readonly goroutines: readonly GoroutineView[];
  }[];
}

/** As many cards as one can still look at. */
const most = 16;

/**
 * Hundreds of goroutines are a crowd: who moves, who is main and who can still do something has a card,
 * and the rest is counted. Up to a certain number all have one, so that none comes and goes.
 */
export function toCrowd(all: readonly GoroutineView[]): Crowd {
  if (all.length <= most) return { cards: all, counted: [] };
  const rank = (one: GoroutineView): number =>
    one.moved || one === all[0] ? 0 : ranks[one.status];
  const chosen = new Set(all.toSorted((one, other) => rank(one) - rank(other)).slice(0, most));
  const rest = all.filter((one) => !chosen.has(one));
  const statuses = [...new Set(rest.map(({ status }) => status))];
  return {
    cards: all.filter((one) => chosen.has(one)),
    counted: statuses.map((status) => ({
      status,
      goroutines: rest.filter((one) => one.status === status),
    })),
  };
}

const ranks: Readonly<Record<GoroutineStatus, number>> = {
  crashed: 1,
  stuck: 2,
  ready: 3,
  waiting: 4,
  ended: 5,
  'not started': 6,
};
