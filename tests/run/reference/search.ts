import type { System } from '../../../src/run/system.ts';
import type { Task } from '../../../src/run/task.ts';
import type { SearchProgress, Stopped } from '../../../src/run/search/result.ts';
import type { SearchLimits, SearchResult } from './result.ts';
import { Searcher } from './searcher.ts';

/** A piece of work ends after so many milliseconds; the clock is looked at now and then. */
const piece = { milliseconds: 10, look: 16 };

/** Breadth first over all states of a system, cycles included; states with the same key are one. */
export function* searchSystem<State>(
  system: System<State>,
  limits: SearchLimits,
): Task<SearchProgress, SearchResult> {
  const searcher = new Searcher(system, limits);
  let stopped: Stopped | null = null;
  let pieceEnds = performance.now() + piece.milliseconds;
  for (let expanded = 0; stopped === null && expanded < searcher.count; expanded++) {
    if (expanded % piece.look === 0 && performance.now() > pieceEnds) {
      const cancelled = yield { states: searcher.count, expanded };
      if (cancelled) stopped = { kind: 'cancelled' };
      pieceEnds = performance.now() + piece.milliseconds;
    }
    stopped ??= searcher.expand(expanded);
  }
  return searcher.result(stopped);
}
