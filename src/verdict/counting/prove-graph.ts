import { smallCandidates } from '../../encode/counting/candidate/small.ts';
import type { CountingFact } from '../../encode/counting/fact.ts';
import type { CountingObligation } from '../../encode/counting/obligation.ts';
import { chooseInstance, splittableFamilies } from '../../process/graph/choose-instance.ts';
import { focusArrays } from '../../process/graph/focus-arrays.ts';
import type { Graph } from '../../process/graph/graph.ts';
import type { Term } from '../../logic/term.ts';
import { withBudget } from '../../smt/budget.ts';
import type { RunOptions, Solver } from '../../smt/solver.ts';
import { TrapFinder } from './find-trap.ts';
import { inductiveFacts } from './houdini.ts';
import {
  gradeEnds,
  openObligations,
  prepareProof,
  type CountingProof,
  type ProofTask,
} from './proof.ts';
import { largeCandidates, type Samples } from './sample.ts';

/** How many traps one obligation may need. */
const mostTraps = 12;

/** What has been found so far, and what is still open. */
interface Progress {
  readonly facts: readonly CountingFact[];
  readonly open: readonly CountingObligation[];
}

/** In Z3's own units, for all questions about one program: a few seconds of native Z3. */
const usualUnits = 40_000_000;

/** One instance told apart seldom helps, and doubles what there is to ask. */
const splitShare = 8;

export interface CountingOptions extends RunOptions {
  readonly units?: number;
  /** A precondition, over the model's names. */
  readonly assumed?: Term;
  /** The states of some random runs; they only decide what is tried, never what is believed. */
  readonly samples?: (task: ProofTask) => Samples;
}

/** Proves a program free of stuck and crashed states for all values, and that its runs end. */
export async function proveGraph(
  graph: Graph,
  unbounded: Solver,
  options: CountingOptions = {},
): Promise<CountingProof> {
  const solver = withBudget(unbounded, { units: options.units ?? usualUnits, interruptions: 3 });
  if (graph.channels.some(({ size }) => size !== null)) {
    return proveArrays(graph, solver, options);
  }
  const task = prepareProof(graph, solver, options, options.assumed);
  const first = await refine(task, refinements(options));
  if (first.progress.open.length === 0) return finish(task, first);
  const part = { units: (options.units ?? usualUnits) / splitShare, interruptions: 1 };
  for (const family of splittableFamilies(graph)) {
    const thrifty = withBudget(solver, part);
    const split = prepareProof(chooseInstance(graph, family), thrifty, options, options.assumed);
    const refined = await refine(split, refinements(options));
    if (refined.progress.open.length === 0) {
      return finish(split, { ...refined, refinement: 'one instance' });
    }
  }
  return finish(task, first);
}

/** Seen from one element of the arrays; the random runs are of graphs without such a view. */
async function proveArrays(
  graph: Graph,
  solver: Solver,
  options: CountingOptions,
): Promise<CountingProof> {
  const focused = focusArrays(graph);
  const task = prepareProof(focused ?? graph, solver, options, options.assumed);
  if (focused === null) {
    // What holds of one channel does not hold of several under one name.
    const progress: Progress = { facts: [], open: task.obligations };
    return finish(task, { progress, refinement: 'arrays' });
  }
  const refined = await refine(task, refinements({}).slice(0, 2));
  return finish(task, { ...refined, refinement: 'one element' });
}

interface Refined {
  readonly progress: Progress;
  readonly refinement: string;
}

async function refine(
  task: ProofTask,
  steps: readonly (readonly [string, Refine])[],
): Promise<Refined> {
  let progress: Progress = { facts: task.base, open: task.obligations };
  let refinement = 'base';
  for (const [name, step] of steps) {
    refinement = name;
    progress = await step(task, progress);
    if (progress.open.length === 0) break;
  }
  return { progress, refinement };
}

async function finish(
  task: ProofTask,
  { progress: { facts, open }, refinement }: Refined,
): Promise<CountingProof> {
  const grade = open.length > 0 ? null : await gradeEnds(task, facts);
  const obligations = task.obligations.map((obligation) => ({
    obligation,
    proved: !open.includes(obligation),
  }));
  const { session, model } = task;
  return { session, model, grade, obligations, facts, refinement, queries: session.queries };
}

type Refine = (task: ProofTask, progress: Progress) => Promise<Progress>;

/** In this order: each only if what came before did not suffice. */
function refinements({ samples }: CountingOptions): readonly (readonly [string, Refine])[] {
  return [
    ['base', (task, progress) => discharged(task, progress.facts, progress)],
    ['small', addSmall],
    ['traps', addTraps],
    ['large', (task, progress) => addLarge(task, progress, samples)],
    ['traps again', addTraps],
  ];
}

async function discharged(
  task: ProofTask,
  facts: readonly CountingFact[],
  { open }: Progress,
): Promise<Progress> {
  return { facts, open: await openObligations(task, facts, open) };
}

async function addSmall(task: ProofTask, progress: Progress): Promise<Progress> {
  const found = await inductiveFacts(task, progress.facts, smallCandidates(task.model));
  return discharged(task, [...progress.facts, ...found], progress);
}

async function addLarge(
  task: ProofTask,
  progress: Progress,
  samples: CountingOptions['samples'],
): Promise<Progress> {
  if (samples === undefined) return progress;
  const candidates = largeCandidates(task.model, samples(task));
  const found = await inductiveFacts(task, progress.facts, candidates);
  return discharged(task, [...progress.facts, ...found], progress);
}

async function addTraps(task: ProofTask, progress: Progress): Promise<Progress> {
  const finder = await TrapFinder.create(task);
  let facts = progress.facts;
  for (const { negated } of progress.open) {
    for (let count = 0; count < mostTraps; count++) {
      const values = await task.session.model(facts, negated.slice(0, 1));
      if (typeof values === 'string') break;
      const trap = await finder.exclude(values);
      if (trap === null) break;
      facts = [...facts, trap];
    }
  }
  return discharged(task, facts, progress);
}
