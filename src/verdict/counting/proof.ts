import { baseFacts } from '../../encode/counting/base/base.ts';
import { fairnessTerms, leavingTerms, segmentTerms } from '../../encode/counting/ends.ts';
import type { CountingFact } from '../../encode/counting/fact.ts';
import { CountingModel, termKey } from '../../encode/counting/model.ts';
import {
  crashObligations,
  stuckObligation,
  type CountingObligation,
} from '../../encode/counting/obligation.ts';
import { Products } from '../../encode/counting/product.ts';
import { reuseObligations } from '../../encode/counting/reuse.ts';
import * as t from '../../logic/term.ts';
import type { Term } from '../../logic/term.ts';
import type { Graph } from '../../process/graph/graph.ts';
import type { RunOptions, Solver } from '../../smt/solver.ts';
import { CountingSession } from './session.ts';

/** What was shown about the end of runs. */
export type EndGrade =
  /** Every run ends, with every goroutine finished. */
  | 'every run ends'
  /** So does every run under a fair scheduler. */
  | 'every fair run ends'
  /** In no state everybody waits; that nobody waits for ever was not shown. */
  | 'no global deadlock';

interface ProvedObligation {
  readonly obligation: CountingObligation;
  readonly proved: boolean;
}

export interface CountingProof {
  readonly session: CountingSession;
  /** Of the graph that the facts are about. */
  readonly model: CountingModel;
  /** Null where some state or crash could not be excluded. */
  readonly grade: EndGrade | null;
  /** Without a global deadlock: every run ends in which all loops do that could be left. */
  readonly endsWithItsLoops: boolean;
  readonly obligations: readonly ProvedObligation[];
  /** Those of the construction, then those that were found, in order. */
  readonly facts: readonly CountingFact[];
  readonly refinement: string;
  readonly queries: number;
}

export interface ProofTask {
  readonly model: CountingModel;
  readonly session: CountingSession;
  readonly base: readonly CountingFact[];
  readonly obligations: readonly CountingObligation[];
}

export interface ProofOptions extends RunOptions {
  /** Go's waitgroups: whoever waited has to have returned before they are used anew. */
  readonly waitersReturn?: boolean;
}

export function prepareProof(
  graph: Graph,
  solver: Solver,
  { waitersReturn = false, ...options }: ProofOptions = {},
  assumed: Term = t.yes,
): ProofTask {
  const model = new CountingModel(graph);
  const session = new CountingSession(solver, new Products(model), options);
  const given: CountingFact = {
    rule: 'contract',
    words: 'the precondition holds',
    span: null,
    term: assumed,
  };
  const base = assumed === t.yes ? baseFacts(model) : [given, ...baseFacts(model)];
  const obligations = [
    stuckObligation(model),
    ...crashObligations(model),
    ...(waitersReturn ? reuseObligations(model) : []),
  ];
  // The products that occur here are those that lemmas are made about.
  for (const { term } of base) session.products.linear(term);
  for (const { negated } of obligations) {
    for (const term of negated) session.products.linear(term);
  }
  for (const term of sizeProducts(model)) session.products.linear(term);
  session.products.seal();
  return { model, session, base, obligations };
}

/** The obligations that the facts do not exclude. */
export async function openObligations(
  { session }: ProofTask,
  facts: readonly CountingFact[],
  obligations: readonly CountingObligation[],
): Promise<readonly CountingObligation[]> {
  const asked = obligations.flatMap((obligation) =>
    obligation.negated.map((term) => ({ obligation, goal: [term] })),
  );
  const answers = await session.check(
    facts,
    asked.map(({ goal }) => goal),
  );
  const proved = new Set(
    asked.flatMap(({ obligation }, index) =>
      answers[index] === 'unsatisfiable' ? [obligation] : [],
    ),
  );
  return obligations.filter((obligation) => !proved.has(obligation));
}

/** Whether every run ends, or every fair one. */
export async function gradeEnds(
  { model }: ProofTask,
  session: CountingSession,
  facts: readonly CountingFact[],
): Promise<EndGrade> {
  // Most programs end for the form of their loops alone.
  const [plain] = await session.checkWith([], [segmentTerms(model, [])], []);
  if (plain === 'unsatisfiable') return 'every run ends';
  const segment = segmentTerms(model, facts);
  const [all] = await session.check(facts, [segment]);
  if (all === 'unsatisfiable') return 'every run ends';
  const [fair] = await session.check(facts, [[...segment, ...fairnessTerms(model)]]);
  return fair === 'unsatisfiable' ? 'every fair run ends' : 'no global deadlock';
}

/** Whether every fair run ends in which no loop goes on for ever that could be left. */
export async function endsWithItsLoops(
  { model }: ProofTask,
  session: CountingSession,
  facts: readonly CountingFact[],
): Promise<boolean> {
  const leaving = leavingTerms(model);
  if (leaving.length === 0) return false;
  const terms = [...segmentTerms(model, facts), ...fairnessTerms(model), ...leaving];
  const [answer] = await session.check(facts, [terms]);
  return answer === 'unsatisfiable';
}

/** Loops in loops: how often both iterate together bounds the steps of all. */
function sizeProducts(model: CountingModel): readonly Term[] {
  const sizes = loopSizes(model);
  return model.factors.flatMap(({ name, natural }) => {
    if (!natural) return [];
    const factor = t.variable(name, 'int');
    const others = sizes.filter((size) => size.kind !== 'variable' || size.name !== name);
    return others.map((size) => t.compare(t.multiply(factor, size), '>=', t.zero));
  });
}

/** How often each bounded loop iterates, each number once. */
export function loopSizes(model: CountingModel): readonly Term[] {
  const sizes = new Map<string, Term>();
  for (const loop of model.graph.loops) {
    if (loop.bounds === null) continue;
    const size = model.iterations(loop);
    if (size.kind === 'integer') continue;
    const key = termKey(size);
    const factor = model.factors.find((one) => one.key === key);
    sizes.set(key, factor === undefined ? size : t.variable(factor.name, 'int'));
  }
  return [...sizes.values()];
}
