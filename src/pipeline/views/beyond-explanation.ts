import { LineMap } from '../../base/span.ts';
import { nodesOfTerm } from '../../encode/counting/mentioned.ts';
import { readableCounter } from '../../encode/counting/readable-names.ts';
import { operationAt } from '../../explore/graph/listings.ts';
import { classWords, edgeWords } from '../../process/graph/words.ts';
import type { ExplanationView } from '../../protocol/explanation-view.ts';
import type { RunOptions, Solver } from '../../smt/solver.ts';
import type { CountingProof } from '../../verdict/counting/proof.ts';
import { proveGraph } from '../../verdict/counting/prove-graph.ts';
import { withRandomSamples } from '../../verdict/counting/random-samples.ts';
import { openState, reasonOf, type OpenState } from '../../verdict/counting/reasons.ts';
import type { BeyondFragment } from '../beyond.ts';
import { obligationsOf } from './beyond.ts';
import { countingPrinter, factFamilies } from './counting-style.ts';
import { toPlaceView } from './place.ts';

/** Why an obligation about counters holds, or counters at which it does not; null where there is none of that number. */
export async function explainBeyond(
  solver: Solver,
  fragment: BeyondFragment,
  source: string,
  index: number,
  options: RunOptions,
): Promise<ExplanationView | null> {
  const words = obligationsOf(fragment)[index]?.words;
  const proof = await proveGraph(fragment.graph, solver, { ...withRandomSamples, ...options });
  // By its words: the proof may be about a graph in which one instance is told apart.
  const asked = proof.obligations.find(({ obligation }) => obligation.words === words);
  if (asked === undefined) return null;
  if (asked.proved) {
    const because = await reasonOf(proof, asked.obligation);
    return because === null ? notAgain : toHolding(proof, because);
  }
  const state = await openState(proof, asked.obligation);
  return state === null ? notAgain : toFailing(proof, state, new LineMap(source));
}

const notAgain: ExplanationView = {
  kind: 'open',
  reason: 'Z3 does not answer this within its budget',
};

function toHolding(
  { model, facts }: CountingProof,
  because: CountingProof['facts'],
): ExplanationView {
  const print = countingPrinter(model);
  return {
    kind: 'holds',
    because: because.map(({ rule, words, term }) => ({
      words,
      term: print(term),
      origin: `${rule}, ${factFamilies[rule]}`,
      node: nodesOfTerm(model.graph, term)[0] ?? null,
    })),
    all: facts.length,
  };
}

function toFailing(
  { model: { graph } }: CountingProof,
  { values, standing, taken }: OpenState,
  lines: LineMap,
): ExplanationView {
  return {
    kind: 'fails',
    values: values.map(({ name, value }) => ({ name, value: String(value) })),
    state: [
      ...standing.map(({ point, count }) => ({
        who: classWords(graph, point),
        what: `${count} at ${operationAt(graph, point)}`,
        variables: `point ${point}`,
        place: toPlaceView(lines, graph.points[point]!.span),
      })),
      ...taken.map(({ edge, times }) => ({
        who: '',
        what: `${edgeWords(graph, edge)}: ${times === 1n ? 'once' : `${times} times`}`,
        variables: `${readableCounter(edge)} = ${times}`,
        place: null,
      })),
    ],
    broken: null,
    facts: [],
  };
}
