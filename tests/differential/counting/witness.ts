import type { CountingFact } from '../../../src/encode/counting/fact.ts';
import type { CountingModel } from '../../../src/encode/counting/model.ts';
import { segmentTerms } from '../../../src/encode/counting/ends.ts';
import type { CountingObligation } from '../../../src/encode/counting/obligation.ts';
import { GraphSystem } from '../../../src/explore/graph/moves.ts';
import { randomRun } from '../../../src/explore/graph/random-run.ts';
import { searchGraph } from '../../../src/explore/graph/search.ts';
import { keyOf } from '../../../src/explore/graph/state.ts';
import { evaluateTerm } from '../../../src/logic/evaluate-term.ts';
import type { Graph } from '../../../src/process/graph/graph.ts';
import { dice } from '../../../src/verdict/counting/random-samples.ts';
import type { Valuation } from '../evaluate.ts';

/** A run that gets stuck or crashes: how often each edge was taken after each of its steps. */
export interface BadRun {
  readonly valuation: Valuation;
  readonly counts: readonly (readonly number[])[];
  readonly ending: 'stuck' | 'crash';
}

/** The first of these values that has such a run, as the explorer sees it. */
export function badRun(
  graph: Graph,
  valuations: readonly Valuation[],
  maxStates: number,
): BadRun | null {
  for (const valuation of valuations) {
    const { stuck, crash } = searchGraph(graph, valuation, { maxStates, firstOnly: true });
    const run = stuck ?? crash;
    if (run === null) continue;
    // The step that crashes is not taken.
    const taken = stuck === null ? run.steps.slice(0, -1) : run.steps;
    const counts = [new Array<number>(graph.edges.length).fill(0)];
    for (const edges of taken) {
      const next = [...counts.at(-1)!];
      for (const edge of edges) next[edge]! += 1;
      counts.push(next);
    }
    return { valuation, counts, ending: stuck === null ? 'crash' : 'stuck' };
  }
  return null;
}

interface Given {
  readonly model: CountingModel;
  readonly facts: readonly CountingFact[];
}

/** Facts that are false in one of these states. */
export function falseIn(
  { model, facts }: Given,
  valuation: Valuation,
  states: readonly (readonly number[])[],
): readonly string[] {
  const found = new Set<string>();
  for (const counts of states) {
    const values = model.valuesAt(valuation, counts);
    for (const { rule, words, term } of facts) {
      if (evaluateTerm(term, values) === false) found.add(`${rule} is false: ${words}`);
    }
  }
  return [...found];
}

/** An obligation must not exclude a bad state that a run reaches. */
export function overlooked(
  model: CountingModel,
  obligations: readonly CountingObligation[],
  { valuation, counts, ending }: BadRun,
): readonly string[] {
  const values = model.valuesAt(valuation, counts.at(-1)!);
  const isPossible = obligations.some(
    ({ kind, negated }) =>
      kind === ending && negated.some((term) => evaluateTerm(term, values) === true),
  );
  return isPossible ? [] : [`no obligation sees the state in which a run ${words[ending]}`];
}

const words = { stuck: 'gets stuck', crash: 'crashes' } as const;
const steps = 60;

/** What an endless run repeats is a segment: here of random runs that come back to the same state. */
export function overlookedSegment(given: Given, valuation: Valuation): readonly string[] {
  const { graph } = given.model;
  const system = new GraphSystem(graph, valuation);
  const seen = new Map<string, readonly number[]>();
  const below = dice(11);
  const counts = new Array<number>(graph.edges.length).fill(0);
  let state = system.initial();
  for (let step = 0; step < steps; step++) {
    const key = keyOf(state);
    const before = seen.get(key);
    if (before !== undefined) return excluded(given, valuation, before, counts);
    seen.set(key, [...counts]);
    const moves = system.moves(state).filter(({ outcome }) => outcome.kind === 'state');
    if (moves.length === 0) break;
    const { edges, outcome } = moves[below(moves.length)]!;
    if (outcome.kind !== 'state') break;
    state = outcome.state;
    for (const edge of edges) counts[edge]! += 1;
  }
  return [];
}

/** The segment is gone through a second time, so that each of its edges was taken before. */
function excluded(
  { model, facts }: Given,
  valuation: Valuation,
  before: readonly number[],
  after: readonly number[],
): readonly string[] {
  const segment = after.map((count, edge) => count - before[edge]!);
  const twice = after.map((count, edge) => count + segment[edge]!);
  const values = new Map(model.valuesAt(valuation, twice));
  segment.forEach((count, edge) => values.set(`r!${edge}`, BigInt(count)));
  return segmentTerms(model, facts).every((term) => evaluateTerm(term, values) === true)
    ? []
    : ['no segment is seen in a run that comes back to the same state'];
}

/** The states of some random runs. */
export function randomStates(
  graph: Graph,
  valuation: Valuation,
  runs: number,
): readonly (readonly number[])[] {
  const below = dice(7);
  const states = Array.from({ length: runs }, () => randomRun(graph, valuation, steps, below));
  return states.flat();
}
