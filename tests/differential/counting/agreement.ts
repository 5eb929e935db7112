import { searchGraph } from '../../../src/explore/graph/search.ts';
import { randomRun } from '../../../src/explore/graph/random-run.ts';
import { evaluateTerm } from '../../../src/logic/evaluate-term.ts';
import { toGraph } from '../../../src/process/graph/to-graph.ts';
import type { Solver } from '../../../src/smt/solver.ts';
import { proveGraph } from '../../../src/verdict/counting/prove-graph.ts';
import type { CountingProof } from '../../../src/verdict/counting/proof.ts';
import { dice, randomSamples } from '../../../src/verdict/counting/random-samples.ts';
import type { CheckedExtended } from '../../../src/virgo/extended/ast.ts';
import { evaluateBoolean, type Valuation } from '../evaluate.ts';
import { sample, valuationsOver } from '../valuations.ts';
import { interpretExtended, type ExtendedJudgement } from './interpreter.ts';

export interface CountingAgreement {
  readonly contradictions: readonly string[];
  readonly proof: CountingProof;
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
  /** What the solver may spend on one program, in its own units. */
  readonly units: number;
}

export const usualAgreement: AgreementOptions = {
  values: [-1n, 0n, 1n, 2n],
  valuations: 6,
  maxStates: 3_000,
  explorer: true,
  refused: true,
  units: 40_000_000,
};

/** What the proof claims of a program, held against running its text. */
export async function countingAgreement(
  checked: CheckedExtended,
  solver: Solver,
  options: AgreementOptions = usualAgreement,
): Promise<CountingAgreement> {
  const graph = toGraph(checked);
  const proof = await proveGraph(graph, solver, {
    samples: ({ model }) => randomSamples(model),
    units: options.units,
  });
  const contradictions: string[] = [];
  let wrong = false;
  let complete = true;
  const valuations = promised(checked, options);
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
  graph: ReturnType<typeof toGraph>,
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
const steps = 60;

/** Facts that are false in a state of a run: by construction or found, none may be. */
export function falseFacts(
  { facts, model }: Pick<CountingProof, 'facts' | 'model'>,
  valuation: Valuation,
): readonly string[] {
  // The counters of an element are those of no run of the whole.
  if (model.graph.channels.some(({ size }) => size !== null)) return [];
  const below = dice(7);
  const found = new Set<string>();
  for (let run = 0; run < runs; run++) {
    for (const counts of randomRun(model.graph, valuation, steps, below)) {
      const values = model.valuesAt(valuation, counts);
      for (const { rule, words, term } of facts) {
        if (evaluateTerm(term, values) === false) found.add(`${rule} is false: ${words}`);
      }
    }
  }
  return [...found];
}
