import type { Value } from '../../expression/evaluate.ts';
import { printSmt } from '../../logic/print-smt.ts';
import { variablesOf, substitute } from '../../logic/term-children.ts';
import * as t from '../../logic/term.ts';
import type { Term } from '../../logic/term.ts';
import type { Graph } from '../../process/graph/graph.ts';
import type { Solver } from '../../smt/solver.ts';
import type { StrategyVerdict } from '../verdict.ts';
import { findFailure } from './find-failure.ts';
import { findPrecondition, type FoundCondition } from './find-precondition.ts';
import type { CountingProof, EndGrade } from './proof.ts';
import { proveGraph, type CountingOptions } from './prove-graph.ts';
import { withRandomSamples } from './random-samples.ts';

/** A run of the graph that gets stuck or crashes. */
export interface BadRun {
  readonly valuation: ReadonlyMap<string, Value>;
  readonly steps: readonly (readonly number[])[];
  readonly ending: 'stuck' | 'crash';
}

export interface CountingDecision {
  readonly graph: Graph;
  /** Without a precondition. */
  readonly proof: CountingProof;
  /** What was shown at best, and under which condition. */
  readonly shown: EndGrade | 'every run ends whose loops end' | null;
  /** Strategy 1, and strategy 4 where it found something. */
  readonly strategies: readonly StrategyVerdict[];
  /** Of the graph itself; never looked for where the graph may do more than the program does. */
  readonly run: BadRun | null;
}

interface DecideGraphOptions extends Omit<
  CountingOptions,
  'samples' | 'assumed' | 'waitersReturn'
> {
  /** The graph has more runs than the program that it stands for: only proofs say something of that. */
  readonly isAbstraction: boolean;
  /** The program may end where the graph goes on: os.Exit, a panic. */
  readonly mayEndAtOnce: boolean;
  readonly onSearch?: () => void;
}

/** Strategies 1 and 4 by counting edges, and a run that goes wrong where the program itself was read. */
export async function decideGraph(
  graph: Graph,
  solver: Solver,
  { isAbstraction, mayEndAtOnce, onSearch, ...asked }: DecideGraphOptions,
): Promise<CountingDecision> {
  // The text of VirGo means what its own rules say, that of Go what Go does.
  const wanted = { ...asked, waitersReturn: isAbstraction };
  const options: CountingOptions = { ...wanted, ...withRandomSamples };
  const began = performance.now();
  // Where some run goes wrong no facts will do: they are only looked for under a condition.
  const bad = findBadRun(graph, quickSearch);
  const proof = await proveGraph(graph, solver, bad === null ? options : { ...wanted, units: few });
  if (bad !== null && proof.grade !== null)
    throw new Error('it is proved that no run goes wrong, and one was found');
  const first = firstStrategy(proof, performance.now() - began);
  if (first.outcome === 'verified') {
    return { graph, proof, shown: proof.grade, strategies: [first], run: null };
  }
  onSearch?.();
  const run = isAbstraction ? null : (bad ?? findBadRun(graph));
  const searched = performance.now();
  const found =
    graph.parameters.length === 0 ? null : await findPrecondition(graph, solver, options);
  const fourth =
    found === null
      ? null
      : fourthStrategy(graph, found, { isAbstraction, mayEndAtOnce }, performance.now() - searched);
  const strategies = fourth === null ? [first] : [first, fourth];
  const shown = fourth === null ? proof.grade : (found?.proof.grade ?? proof.grade);
  return { graph, proof, shown, strategies: strategies.map((one) => refuted(one, run)), run };
}

const quickSearch = 10_000;
const few = 2_000_000;

/** That no state is stuck for good is not yet that nobody waits for ever. */
export function endsEveryRun(grade: EndGrade | null): boolean {
  return grade === 'every run ends' || grade === 'every fair run ends';
}

function firstStrategy(
  { grade, obligations }: CountingProof,
  milliseconds: number,
): StrategyVerdict {
  const isProved = endsEveryRun(grade);
  const open = obligations.filter(({ proved }) => !proved).length;
  const reason =
    grade === null
      ? `The facts that were found leave ${open === 1 ? 'one obligation' : `${open} obligations`} open.`
      : 'There is no global deadlock, but it was not shown that every goroutine ends.';
  return {
    strategy: 1,
    outcome: isProved ? 'verified' : 'not-proved',
    precondition: { simple: t.yes, paper: t.yes, smt: printSmt(t.yes) },
    satisfiable: true,
    weakest: isProved,
    weakestWithin: null,
    milliseconds,
    failed: [],
    reason: isProved ? null : reason,
  };
}

/** Null where nothing was proved under the condition, or it says nothing. */
function fourthStrategy(
  graph: Graph,
  { term, proof, necessary }: FoundCondition,
  { isAbstraction, mayEndAtOnce }: Pick<DecideGraphOptions, 'isAbstraction' | 'mayEndAtOnce'>,
  milliseconds: number,
): StrategyVerdict | null {
  const simple = inOwnNames(graph, proof, term);
  if (term.kind === 'boolean') {
    // That every run goes wrong is said of the program alone.
    if (term.value || !necessary || isAbstraction) return null;
  } else if (!endsEveryRun(proof.grade)) return null;
  return {
    strategy: 4,
    outcome: 'verified',
    precondition: { simple, paper: simple, smt: printSmt(simple) },
    satisfiable: term.kind !== 'boolean',
    weakest: necessary && !mayEndAtOnce,
    weakestWithin: null,
    milliseconds,
    failed: [],
    reason: null,
  };
}

/** Over the names of the text. */
function inOwnNames(graph: Graph, { model }: CountingProof, term: Term): Term {
  const names = new Map<string, Term>();
  const mentioned = variablesOf(term);
  for (const { name, sort } of graph.parameters) {
    const own = model.values.get(name);
    if (own?.kind === 'variable' && mentioned.has(own.name))
      names.set(own.name, t.variable(name, sort));
  }
  return substitute(term, names);
}

function refuted(verdict: StrategyVerdict, run: BadRun | null): StrategyVerdict {
  if (run === null || verdict.strategy !== 1) return verdict;
  const values = [...run.valuation].map(([name, value]) => `${name} = ${value}`).join(', ');
  const given = values === '' ? 'A run' : `With ${values} a run`;
  const reason = `${given} ${run.ending === 'stuck' ? 'gets stuck' : 'crashes'}.`;
  return { ...verdict, outcome: 'refuted', reason };
}

/** The shortest one of the smallest values that have one. */
export function findBadRun(graph: Graph, mostStates?: number): BadRun | null {
  const found = findFailure(graph, mostStates);
  if (found === null) return null;
  const { valuation, run, ending } = found;
  return { valuation, steps: run.steps, ending };
}
