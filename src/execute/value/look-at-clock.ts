import { fresh, named } from '../term/make.ts';
import type { Term } from '../term/term.ts';

/** Two marks: how much had passed on the clock of the run, and where what was under way brings that clock at most. */
export interface Look {
  readonly now: number;
  readonly latest: number;
  /** Later looks have greater ones. */
  readonly number: number;
}

const clockName = 'time.Now()';

/** `latest` is infinite where nobody knows what is under way. */
export const clockTerm = (now: number, latest: number, number: number): Term =>
  fresh(fresh(named(clockName), Math.min(latest, 9e15), number), now, number);

export const isLookAtClock = (term: Term): boolean => lookOf(term) !== null;

export function lookOf(term: Term): Look | null {
  if (term.kind !== 'fresh' || term.of.kind !== 'fresh') return null;
  const { of, mark } = term.of;
  if (of.kind !== 'named' || of.name !== clockName) return null;
  return { now: term.mark.site, latest: mark.site, number: term.mark.count };
}

export const leastBetween = (earlier: Look, later: Look): number =>
  Math.max(0, later.now - earlier.latest);
