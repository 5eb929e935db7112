import { expect, test } from 'vitest';
import { explore } from '../../src/explore/explore.ts';
import { toSystem } from '../../src/explore/system.ts';
import { replay } from '../../src/run/replay.ts';
import type { SearchResult } from './reference/result.ts';
import { searchSystem } from './reference/search.ts';
import { runTask } from '../../src/run/task.ts';
import type { System } from '../../src/run/system.ts';
import { generatedMachines } from './generated.ts';

/** More of them: `VIRGO_EXPLORE_SEEDS=50000 npx vitest run tests/run`. */
const seeds = Number(process.env['VIRGO_EXPLORE_SEEDS'] ?? 200);
const maxStates = 3_000;
const kinds = ['ok', 'stuck', 'crash'] as const;

test.each(['go', 'encoding'] as const)(
  'the search that any system has agrees with the packed one, in the view %s',
  (view) => {
    const endings = new Set<string>();
    let compared = 0;
    for (const [text, bound] of generatedMachines(seeds)) {
      const system = toSystem(bound, view);
      const plain = runTask(searchSystem(system, { maxStates, until: 'complete' }));
      if (plain.stopped !== null) continue;
      compared++;
      const unreduced = runTask(explore(bound, { view, reduction: 'none' }));
      const reduced = runTask(explore(bound, { view }));
      expect(unreduced.states, text).toBe(plain.states);
      for (const kind of kinds) {
        const run = plain.shortestTo[kind];
        const length = run?.moves.length;
        expect(unreduced.shortestTo[kind]?.trace.moves.length, `${text}\nto ${kind}`).toBe(length);
        expect(reduced.shortestTo[kind]?.trace.moves.length, `${text}\nto ${kind}`).toBe(length);
        if (run === null) continue;
        endings.add(kind);
        expect(replay(system, run.moves), text).toMatchObject({ ending: { kind } });
      }
      expect(stopsEarly(system, plain), text).toBe(true);
      // These programs come to rest, so whoever is left behind is stuck in the end, and the other way round.
      expect(plain.leftBehind !== null, text).toBe(plain.shortestTo.stuck !== null);
    }
    expect(compared).toBeGreaterThan(1.9 * seeds);
    expect([...endings].sort()).toEqual(['crash', 'ok', 'stuck']);
  },
);

/** Asked for a bad run alone, the search finds one that is as short. */
function stopsEarly<State>(system: System<State>, all: SearchResult): boolean {
  const early = runTask(searchSystem(system, { maxStates, until: 'bad' }));
  return lengthOfBad(early) === lengthOfBad(all);
}

function lengthOfBad({ shortestTo: { stuck, crash } }: SearchResult): number {
  return Math.min(stuck?.moves.length ?? Infinity, crash?.moves.length ?? Infinity);
}
