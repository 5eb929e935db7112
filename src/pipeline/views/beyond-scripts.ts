import { edgesOfTerm } from '../../encode/counting/mentioned.ts';
import { counterName } from '../../encode/counting/model.ts';
import type { CountingObligation } from '../../encode/counting/obligation.ts';
import { edgeWords } from '../../process/graph/words.ts';
import type { CountingProof } from '../../verdict/counting/proof.ts';

/** One obligation as a script for any solver, with all facts that were found; null where there is none of these words. */
export function countingScript(proof: CountingProof, words: string): string | null {
  const asked = proof.obligations.find(({ obligation }) => obligation.words === words);
  return asked === undefined ? null : scriptOf(proof, asked.obligation);
}

export function allCountingScripts(proof: CountingProof): string {
  return proof.obligations.map(({ obligation }) => scriptOf(proof, obligation)).join('\n');
}

function scriptOf(
  { session, facts, model: { graph } }: CountingProof,
  { words, negated }: CountingObligation,
): string {
  const named = new Set(
    [...facts.map(({ term }) => term), ...negated].flatMap((term) => edgesOfTerm(graph, term)),
  );
  const counters = graph.edges.filter((edge) => named.has(edge));
  return [
    `; ${words}`,
    negated.length === 1
      ? '; It holds for all values if this is unsatisfiable.'
      : '; Seen from any of several: it holds for all values if one of these is unsatisfiable.',
    ...counters.map((edge) => `; ${counterName(edge.index)} counts ${edgeWords(graph, edge)}`),
    ...negated.map((view) => session.script(facts, [view])),
  ].join('\n');
}
