import type { GoroutineStatus, GoroutineView, ListingView } from '../../protocol/run-view.ts';

interface Crowd {
  /** The goroutines that have a card of their own. */
  readonly cards: readonly GoroutineView[];
  /** Those that are only counted, by what they are doing and where. */
  readonly counted: readonly Group[];
}

interface Group {
  readonly key: string;
  readonly status: GoroutineStatus;
  /** Where they stand; null before their start and after their end. */
  readonly at: { readonly line: number; readonly operation: string } | null;
  readonly goroutines: readonly GoroutineView[];
}

/** As many cards as one can still look at. */
const most = 16;

/**
 * Hundreds of goroutines are a crowd: who moves, who is main and who can still do something has a card,
 * and the rest is a number per program point. Up to a certain number all have a card, so that none
 * comes and goes.
 */
export function toCrowd(
  all: readonly GoroutineView[],
  listings: readonly Pick<ListingView, 'lines'>[],
): Crowd {
  if (all.length <= most) return { cards: all, counted: [] };
  const rank = (one: GoroutineView): number =>
    one.moved || one === all[0] ? 0 : ranks[one.status];
  const chosen = new Set(all.toSorted((one, other) => rank(one) - rank(other)).slice(0, most));
  const rest = all.filter((one) => !chosen.has(one));
  const groups = new Map<string, GoroutineView[]>();
  for (const one of rest) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return {
    cards: all.filter((one) => chosen.has(one)),
    counted: [...groups]
      .map(([key, goroutines]) => toGroup(key, goroutines, listings))
      .toSorted(({ status: one }, { status: other }) => ranks[one] - ranks[other]),
  };
}

function keyOf({ status, stack: [call] }: GoroutineView): string {
  return call === undefined ? status : `${status} ${call.place.start} ${call.place.end}`;
}

function toGroup(
  key: string,
  goroutines: readonly GoroutineView[],
  listings: readonly Pick<ListingView, 'lines'>[],
): Group {
  const { status, stack } = goroutines[0]!;
  const [call] = stack;
  const line = call && listings[call.listing]?.lines[call.line];
  const at = line && { line: line.place.range.start.line, operation: line.operation };
  return { key, status, at: at ?? null, goroutines };
}

const ranks: Readonly<Record<GoroutineStatus, number>> = {
  crashed: 1,
  stuck: 2,
  ready: 3,
  waiting: 4,
  ended: 5,
  'not started': 6,
};
