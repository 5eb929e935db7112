import type { Machine } from '../process/machine.ts';
import type { Valuation } from '../expression/evaluate.ts';
import { usualSearch } from './explore.ts';
import { Hunt } from './hunt.ts';
import type { Counterexample, CounterexampleOptions, CounterexampleProgress, Hit } from './hunt.ts';
import type { Task } from '../run/task.ts';
import { completeValuation, nearerValuations, sizeOf, valuationsOfSize } from './valuations.ts';

export type { Counterexample, CounterexampleOptions, CounterexampleProgress };

export const usualCounterexampleOptions: CounterexampleOptions = {
  wanted: 'bad',
  hints: [],
  accept: () => true,
  maxSize: 24,
  maxTried: 1_000,
  maxSeen: 20_000,
  maxStates: 50_000,
  maxStatesTogether: 400_000,
  search: usualSearch,
};

/**
 * Looks for the smallest values at which a machine goes wrong, and there for the shortest run. Hints
 * are tried first, and from one that leads somewhere the way towards zero; then all values around zero,
 * nearest first, up to what is known. Every run was replayed before it is returned.
 */
export function* findCounterexample(
  machine: Machine,
  options: Partial<CounterexampleOptions> = {},
): Task<CounterexampleProgress, Counterexample> {
  const settings = { ...usualCounterexampleOptions, ...options };
  const hunt = new Hunt(machine, settings);
  const known = yield* tryHints(machine, hunt, settings.hints);
  const most = known === null ? settings.maxSize : Number(sizeOf(known.valuation)) - 1;
  for (let size = 0; size <= Math.min(most, settings.maxSize); size++) {
    for (const valuation of valuationsOfSize(machine.parameters, size)) {
      const hit = yield* hunt.try(valuation);
      if (hit !== null) return hunt.found(hit, hunt.isDecidedBelow(size));
      if (hunt.stopped !== null) {
        return known === null ? hunt.none(size - 1) : hunt.found(known, false);
      }
    }
  }
  if (known === null) return hunt.none(settings.maxSize);
  return hunt.found(known, most <= settings.maxSize && hunt.isDecidedBelow(most + 1));
}

/** What part of the budget may go into hints, so that the values around zero get their share. */
const partForHints = 0.25;

function* tryHints(
  { parameters }: Machine,
  hunt: Hunt,
  hints: readonly Valuation[],
): Task<CounterexampleProgress, Hit | null> {
  for (const hint of nearestFirst(hints.map((one) => completeValuation(parameters, one)))) {
    const hit = yield* hunt.try(hint);
    if (hit !== null) return yield* shrink(hunt, hit);
    if (hunt.stopped !== null || hunt.spent > partForHints) return null;
  }
  return null;
}

/** Step by step to nearer values, for as long as there are some that go wrong too. */
function* shrink(hunt: Hunt, start: Hit): Task<CounterexampleProgress, Hit> {
  let hit = start;
  for (let improved = true; improved;) {
    improved = false;
    for (const nearer of nearerValuations(hit.valuation)) {
      if (hunt.spent > partForHints) return hit;
      const found = yield* hunt.try(nearer);
      if (found === null) continue;
      hit = found;
      improved = true;
      break;
    }
  }
  return hit;
}

function nearestFirst(valuations: readonly Valuation[]): readonly Valuation[] {
  const sized = valuations.map((valuation) => ({ valuation, size: sizeOf(valuation) }));
  sized.sort((a, b) => (a.size < b.size ? -1 : a.size > b.size ? 1 : 0));
  return sized.map(({ valuation }) => valuation);
}
