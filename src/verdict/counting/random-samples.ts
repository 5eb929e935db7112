import type { CountingModel } from '../../encode/counting/model.ts';
import { randomRun } from '../../explore/graph/random-run.ts';
import type { Graph } from '../../process/graph/graph.ts';
import { evaluate, type Value } from '../../expression/evaluate.ts';
import type { Samples } from './sample.ts';

const values = [0n, 1n, 2n, 3n] as const;
const mostValuations = 16;
const runsEach = 6;
const stepsEach = 80;

/** Candidates are held against every sample: more would take longer than the solver saves. */
const mostSamples = 600;

/** For whoever proves a graph: candidates of facts that random runs refute are never asked about. */
export const withRandomSamples = {
  samples: ({ model }: { readonly model: CountingModel }): Samples => randomSamples(model),
} as const;

/** The states of some random runs at small values, the same ones each time. */
export function randomSamples(model: CountingModel): Samples {
  const below = dice(20_241);
  const samples = valuationsOf(model.graph, below).flatMap((valuation) => {
    const runs = Array.from({ length: runsEach }, () =>
      randomRun(model.graph, valuation, stepsEach, below),
    );
    const states = new Map(runs.flat().map((counts) => [counts.join(), counts]));
    return [...states.values()].map((counts) => ({ valuation, counts }));
  });
  const every = Math.ceil(samples.length / mostSamples);
  return samples
    .filter((_, index) => index % every === 0)
    .map(({ valuation, counts }) => model.valuesAt(valuation, counts));
}

/**
 * Values that callers may pass, as many as there are of them up to a limit.
 * @forTests Runs with them are replayed.
 */
export function valuationsOf(
  graph: Graph,
  below: (n: number) => number,
  most = mostValuations,
): readonly ReadonlyMap<string, Value>[] {
  const names = [...graph.parameters, ...graph.choices];
  const found = new Map<string, ReadonlyMap<string, Value>>();
  for (let attempt = 0; attempt < 20 * most && found.size < most; attempt++) {
    const valuation = new Map(
      names.map(({ name, sort }): readonly [string, Value] => [
        name,
        sort === 'bool' ? below(2) === 1 : values[below(values.length)]!,
      ]),
    );
    const isPromised = graph.contracts.every(
      ({ condition }) => evaluate(condition, valuation) === true,
    );
    if (isPromised) found.set([...valuation.values()].join(), valuation);
  }
  return [...found.values()];
}

/**
 * Numbers that depend on the seed alone: a linear congruence, of which the upper bits are used.
 * @forTests Random runs are drawn with them.
 */
export function dice(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}
