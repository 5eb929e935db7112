import type { ProcessFrame, ProcessStatus } from '../../protocol/run-view.ts';

export interface Crowd {
  /** The goroutines that have a card of their own. */
  readonly cards: readonly number[];
  /** Those that are only counted, by what they are doing. */
  readonly counted: readonly {
    readonly status: ProcessStatus;
    readonly processes: readonly number[];
  }[];
}

/** As many cards as one can still look at. */
const most = 16;

/**
 * Hundreds of goroutines are a crowd: who moves, who is main and who can still do something has a card,
 * and the rest is counted. Up to a certain number all have one, so that none comes and goes.
 */
export function toCrowd(processes: readonly ProcessFrame[]): Crowd {
  const all = processes.map((_, index) => index);
  if (all.length <= most) return { cards: all, counted: [] };
  const rank = (index: number): number => {
    const { moved, status } = processes[index]!;
    return moved || index === 0 ? 0 : ranks[status];
  };
  const chosen = new Set(all.toSorted((one, other) => rank(one) - rank(other)).slice(0, most));
  const rest = all.filter((index) => !chosen.has(index));
  const statuses = [...new Set(rest.map((index) => processes[index]!.status))];
  return {
    cards: all.filter((index) => chosen.has(index)),
    counted: statuses.map((status) => ({
      status,
      processes: rest.filter((index) => processes[index]!.status === status),
    })),
  };
}

const ranks: Readonly<Record<ProcessStatus, number>> = {
  crashed: 1,
  stuck: 2,
  ready: 3,
  waiting: 4,
  ended: 5,
  'not started': 6,
};
