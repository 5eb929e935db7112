import type { BoundMachine } from '../../src/explore/bound-machine.ts';
import { explore } from '../../src/explore/explore.ts';
import { searchStates } from '../../src/explore/packed/search.ts';
import type { Found, SearchOptions } from '../../src/explore/packed/found.ts';
import type { View } from '../../src/explore/state.ts';
import { runTask } from '../../src/run/task.ts';
import { searchNaively, shortestOf } from './naive.ts';
import type { Everything } from './naive.ts';
import { endingKey } from './unpack.ts';

export interface Compared {
  /** False where the program was too large for the plain search: nothing was compared. */
  readonly compared: boolean;
  readonly differences: readonly string[];
  /** States of Go's view: all of them, with stubborn sets, with interchangeable processes as well. */
  readonly states: { readonly none: number; readonly stubborn: number; readonly full: number };
  readonly endings: readonly string[];
}

const reductions = ['none', 'stubborn', 'full'] as const;
const endings = ['ok', 'stuck', 'crash'] as const;

/** Sets the packed search, in both views and with each reduction, against the plain one. */
export function compareSearches(bound: BoundMachine, maxStates: number): Compared {
  const plain = {
    go: searchNaively(bound, 'go', maxStates),
    encoding: searchNaively(bound, 'encoding', 2 * maxStates),
  };
  const states = { none: 0, stubborn: 0, full: 0 };
  if (!plain.go.complete || !plain.encoding.complete) {
    return { compared: false, differences: [], states, endings: [] };
  }
  const differences: string[] = [];
  for (const ending of endings) {
    if (plain.go[ending].size > 0 !== plain.encoding[ending].size > 0) {
      differences.push(`the plain search's two views differ on ${ending}`);
    }
  }
  for (const view of ['go', 'encoding'] as const) {
    for (const reduction of reductions) {
      const options = optionsFor(view, reduction);
      const found = runTask(searchStates(bound, options));
      if (view === 'go') states[reduction] = found.store.count;
      const own = [
        ...compareEndings(plain[view], found, reduction),
        ...compareRuns(plain[view], bound, options),
      ];
      differences.push(...own.map((difference) => `${view}, ${reduction}: ${difference}`));
    }
  }
  return {
    compared: true,
    differences,
    states,
    endings: endings.filter((one) => plain.go[one].size > 0),
  };
}

function optionsFor(view: View, reduction: SearchOptions['reduction']): SearchOptions {
  return { view, reduction, maxStates: 1_000_000, maxBytes: 2 ** 30, until: 'complete' };
}

/** The very same final states, each by a run of the same length, and the same processes that crash. */
function compareEndings(
  plain: Everything,
  found: Found,
  reduction: SearchOptions['reduction'],
): readonly string[] {
  const differences: string[] = [];
  if (found.stopped !== null) differences.push(`stopped: ${found.stopped.kind}`);
  if (reduction === 'none' && found.store.count !== plain.states) {
    differences.push(`${found.store.count} states instead of ${plain.states}`);
  }
  for (const kind of endings) {
    const first = found.first[kind]?.depth ?? null;
    const shortest = shortestOf(plain[kind]);
    if (first !== shortest) differences.push(`${kind} after ${first} instead of ${shortest} steps`);
  }
  // Where processes are taken as one, so are their final states.
  if (reduction === 'full') return differences;
  const depths = new Map<string, number>();
  for (const ending of found.endings) {
    const key = ending.kind === 'crash' ? `crash ${ending.process}` : endingKey(found, ending);
    if (!depths.has(key)) depths.set(key, ending.depth);
  }
  const wanted = new Map<string, number>([
    ...plain.ok,
    ...plain.stuck,
    ...[...plain.crash].map(([process, depth]) => [`crash ${process}`, depth] as const),
  ]);
  for (const key of new Set([...depths.keys(), ...wanted.keys()])) {
    if (depths.get(key) === wanted.get(key)) continue;
    differences.push(`ends at ${key} after ${depths.get(key)} instead of ${wanted.get(key)} steps`);
  }
  return differences;
}

/** The runs that are handed out: they replay, or `explore` throws, and are as short as can be. */
function compareRuns(
  plain: Everything,
  bound: BoundMachine,
  options: SearchOptions,
): readonly string[] {
  const differences: string[] = [];
  const all = runTask(explore(bound, options));
  for (const kind of endings) {
    const length = all.shortestTo[kind]?.trace.moves.length ?? null;
    if (length !== shortestOf(plain[kind]))
      differences.push(`the run to ${kind} has ${length} steps`);
  }
  const early = runTask(explore(bound, { ...options, until: 'bad' }));
  const bad = shortestOf(new Map<unknown, number>([...plain.stuck, ...plain.crash]));
  const length = early.stuck || early.crash ? early.shortest!.trace.moves.length : null;
  if (length !== bad) differences.push(`stopped early with ${length} instead of ${bad} steps`);
  return differences;
}
