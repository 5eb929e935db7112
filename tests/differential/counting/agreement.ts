import { searchGraph } from '../../../src/explore/graph/search.ts';
import type { Graph } from '../../../src/process/graph/graph.ts';
import { toGraph } from '../../../src/process/graph/to-graph.ts';
import type { Solver } from '../../../src/smt/solver.ts';
import { proveGraph } from '../../../src/verdict/counting/prove-graph.ts';
import { prepareProof, type CountingProof } from '../../../src/verdict/counting/proof.ts';
import { randomSamples } from '../../../src/verdict/counting/random-samples.ts';
import type { CheckedExtended } from '../../../src/virgo/extended/ast.ts';
import { evaluateBoolean, type Valuation } from '../evaluate.ts';
import { sample, valuationsOver } from '../valuations.ts';
import { interpretExtended, type ExtendedJudgement } from './interpreter.ts';
import {
  badRun,
  falseIn,
  overlooked,
  overlookedSegment,
  randomStates,
  type BadRun,
} from './witness.ts';

export interface CountingAgreement {
  readonly contradictions: readonly string[];
  /** Null where it was not asked for: some run goes wrong, and the base facts do not exclude it. */
  readonly proof: CountingProof | null;
  readonly judged: number;
  /** Some run was seen to get stuck or to crash. */
  readonly wrong: boolean;
  readonly complete: boolean;
}

export interface AgreementOptions {
  readonly values: readonly bigint[];
  readonly valuations: number;
  readonly maxStates: number;
  readonly explorer: boolean;
  /** Whether programs without a claim are run as well, for what explorer and interpreter say of them. */
  readonly refused: boolean;
  /** Whether facts are looked for in programs that are known to go wrong. */
  readonly provesWrong: boolean;
  /** What the solver may spend on one program, in its own units. */
  readonly units: number;
}

export const usualAgreement: AgreementOptions = {
  values: [-1n, 0n, 1n, 2n],
  valuations: 6,
  maxStates: 3_000,
  explorer: true,
  refused: true,
  provesWrong: true,
  units: 40_000_000,
};

/** What the proof claims of a program, held against running its text. */
export async function countingAgreement(
  checked: CheckedExtended,
  solver: Solver,
  options: AgreementOptions = usualAgreement,
): Promise<CountingAgreement> {
  const graph = toGraph(checked);
  const valuations = promised(checked, options);
  const bad = badRun(graph, valuations, options.maxStates);
  const base = againstBase(graph, solver, valuations, bad);
  if (bad !== null && !options.provesWrong) {
    const judged = valuations.length;
    return { contradictions: base, proof: null, judged, wrong: true, complete: false };
  }
  const proof = await proveGraph(graph, solver, {
    samples: ({ model }) => randomSamples(model),
    units: options.units,
  });
  const contradictions = [...base];
  if (bad !== null) {
    if (proof.grade !== null) contradictions.push(`claims '${proof.grade}': ${bad.ending}`);
    if (proof.model.graph === graph)
      contradictions.push(...falseIn(proof, bad.valuation, bad.counts));
  }
  let wrong = bad !== null;
  let complete = true;
  for (const valuation of valuations) {
    contradictions.push(
      ...falseFacts(proof, valuation).map((words) => `${describe(valuation)}: ${words}`),
    );
    if (proof.grade === null && !options.refused) continue;
    const judged = interpretExtended(checked.program, valuation, options.maxStates);
    wrong ||= judged.stuck || judged.crash;
    complete &&= judged.complete;
    const where = describe(valuation);
    contradictions.push(...againstClaim(proof, judged).map((words) => `${where}: ${words}`));
    if (options.explorer) {
      const found = againstExplorer(graph, valuation, judged, options.maxStates);
      contradictions.push(...found.map((words) => `${where}: ${words}`));
    }
  }
  return { contradictions, proof, judged: valuations.length, wrong, complete };
}

/** What is true by construction, in the states of runs: bad ones, endless ones, and any others. */
function againstBase(
  graph: Graph,
  solver: Solver,
  valuations: readonly Valuation[],
  bad: BadRun | null,
): readonly string[] {
  // The counters of an element are those of no run of the whole.
  if (graph.channels.some(({ size }) => size !== null)) return [];
  const { model, base: facts, obligations } = prepareProof(graph, solver);
  const given = { model, facts };
  const found = valuations.flatMap((valuation) =>
    [
      ...falseIn(given, valuation, randomStates(graph, valuation, runs)),
      ...overlookedSegment(given, valuation),
    ].map((words) => `${describe(valuation)}: ${words}`),
  );
  if (bad === null) return found;
  const seen = [
    ...falseIn(given, bad.valuation, bad.counts),
    ...overlooked(model, obligations, bad),
  ];
  return [...found, ...seen.map((words) => `${describe(bad.valuation)}: ${words}`)];
}

function promised(checked: CheckedExtended, options: AgreementOptions): readonly Valuation[] {
  const names = [...checked.parameters, ...checked.choices];
  const all = valuationsOver(names, options.values).filter((valuation) =>
    checked.program.contracts.every(
      ({ condition }) => evaluateBoolean(condition, valuation) === true,
    ),
  );
  return sample(all, options.valuations);
}

function describe(valuation: Valuation): string {
  return [...valuation].map(([name, value]) => `${name} = ${value}`).join(', ');
}

function againstClaim({ grade }: CountingProof, judged: ExtendedJudgement): readonly string[] {
  if (grade === null) return [];
  const found: string[] = [];
  if (judged.stuck) found.push(`claims '${grade}', but a run gets stuck`);
  if (judged.crash) found.push(`claims '${grade}', but a run crashes`);
  if (grade === 'every run ends' && judged.endless) found.push('a run does not end');
  if (grade === 'every fair run ends' && judged.complete && !judged.alwaysMayEnd) {
    found.push('from some state no run ends');
  }
  return found;
}

function againstExplorer(
  graph: Graph,
  valuation: Valuation,
  judged: ExtendedJudgement,
  maxStates: number,
): readonly string[] {
  const seen = searchGraph(graph, valuation, { maxStates: 2 * maxStates, firstOnly: false });
  if (!seen.complete || !judged.complete) return [];
  const pairs = [
    ['ends', seen.ends, judged.ok],
    ['gets stuck', seen.stuck !== null, judged.stuck],
    ['crashes', seen.crash !== null, judged.crash],
    ['goes on for ever', seen.endless, judged.endless],
    ['may always end', seen.alwaysMayEnd, judged.alwaysMayEnd],
  ] as const;
  return pairs
    .filter(([, explorer, interpreter]) => explorer !== interpreter)
    .map(([words, explorer]) => `the explorer says ${explorer} of '${words}', the interpreter not`);
}

const runs = 3;

/** Facts that are false in a state of a run: by construction or found, none may be. */
export function falseFacts(
  { facts, model }: Pick<CountingProof, 'facts' | 'model'>,
  valuation: Valuation,
): readonly string[] {
  // The counters of an element are those of no run of the whole.
  if (model.graph.channels.some(({ size }) => size !== null)) return [];
  return falseIn({ facts, model }, valuation, randomStates(model.graph, valuation, runs));
}
