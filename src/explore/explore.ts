import type { BoundMachine } from './bound-machine.ts';
import type { Ending } from '../run/ending.ts';
import { replay } from '../run/replay.ts';
import { movesTo } from './packed/path.ts';
import { searchStates } from './packed/search.ts';
import type { SearchProgress } from '../run/search/result.ts';
import type { Found, FoundEnding, SearchOptions, Stopped } from './packed/found.ts';
import type { Task } from '../run/task.ts';
import type { ViewTrace } from './state.ts';
import { toSystem } from './system.ts';

export type { SearchOptions, Stopped };

/** One run, as moves, and how it ends. */
export interface Run {
  readonly trace: ViewTrace;
  readonly ending: Extract<Ending, { readonly kind: FoundEnding['kind'] }>;
}

/** What all runs of a machine at a valuation come to. */
export interface Exploration {
  /** Some run ends with every spawned process ended. */
  readonly ok: boolean;
  /** Some run ends where no process can step and some spawned process has not ended. */
  readonly stuck: boolean;
  /** Some run crashes. */
  readonly crash: boolean;
  /** Whether all was seen. If not, a `false` above only says that none was found. */
  readonly complete: boolean;
  /** Why it was not; null if it was. */
  readonly stopped: Stopped | null;
  readonly states: number;
  readonly bytes: number;
  readonly milliseconds: number;
  /** The shortest bad run, or the shortest good one where there is no bad one. */
  readonly shortest: Run | null;
  /** The shortest run to each kind of ending. */
  readonly shortestTo: Readonly<Record<FoundEnding['kind'], Run | null>>;
}

export const usualSearch: SearchOptions = {
  view: 'go',
  reduction: 'full',
  maxStates: 2_000_000,
  maxBytes: 256 * 2 ** 20,
  until: 'complete',
};

/** Explores; run it with `runTask` or, where messages must be let in, with `runTaskInTurns`. */
export function* explore(
  bound: BoundMachine,
  options: Partial<SearchOptions> = {},
): Task<SearchProgress, Exploration> {
  const settings = { ...usualSearch, ...options };
  const began = performance.now();
  const found = yield* searchStates(bound, settings);
  const { ok, stuck, crash } = found.first;
  const shortestTo = {
    ok: runTo(bound, settings, found, ok),
    stuck: runTo(bound, settings, found, stuck),
    crash: runTo(bound, settings, found, crash),
  };
  return {
    ok: ok !== null,
    stuck: stuck !== null,
    crash: crash !== null,
    complete: found.stopped === null,
    stopped: found.stopped,
    states: found.store.count,
    bytes: found.store.bytes,
    milliseconds: performance.now() - began,
    shortest: shorter(shortestTo.stuck, shortestTo.crash) ?? shortestTo.ok,
    shortestTo,
  };
}

function shorter(one: Run | null, other: Run | null): Run | null {
  if (one === null || other === null) return one ?? other;
  return other.trace.moves.length < one.trace.moves.length ? other : one;
}

/** A run is believed when the plain machine, which shares no code with the search, has played it. */
function runTo(
  bound: BoundMachine,
  { view }: SearchOptions,
  found: Found,
  wanted: FoundEnding | null,
): Run | null {
  if (wanted === null) return null;
  const trace: ViewTrace = { dialect: view, moves: movesTo(found, wanted) };
  const played = replay(toSystem(bound, view), trace.moves);
  if (played.kind === 'broken' || !isEnding(played.ending, wanted.kind)) {
    throw new Error(`the search found a run that ends ${wanted.kind}, but it does not replay`);
  }
  return { trace, ending: played.ending };
}

function isEnding(ending: Ending, kind: FoundEnding['kind']): ending is Run['ending'] {
  return ending.kind === kind;
}
