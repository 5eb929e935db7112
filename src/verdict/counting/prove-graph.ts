import { smallCandidates } from '../../encode/counting/candidate/small.ts';
import type { CountingFact } from '../../encode/counting/fact.ts';
import type { CountingObligation } from '../../encode/counting/obligation.ts';
import type { Graph } from '../../process/graph/graph.ts';
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

export interface CountingOptions extends RunOptions {
  /** The states of some random runs; they only decide what is tried, never what is believed. */
  readonly samples?: (task: ProofTask) => Samples;
}

/** Proves a program free of stuck and crashed states for all values, and that its runs end. */
export async function proveGraph(
  graph: Graph,
  solver: Solver,
  options: CountingOptions = {},
): Promise<CountingProof> {
  const task = prepareProof(graph, solver, options);
  const isArray = graph.channels.some(({ size, part }) => size !== null && part === 'whole');
  // What holds of one channel does not hold of several under one name.
  let progress: Progress = { facts: isArray ? [] : task.base, open: task.obligations };
  let refinement = 'arrays';
  if (!isArray) {
    for (const [name, refine] of refinements(options)) {
      refinement = name;
      progress = await refine(task, progress);
      if (progress.open.length === 0) break;
    }
  }
  const { facts, open } = progress;
  const grade = open.length > 0 ? null : await gradeEnds(task, facts);
  return {
    model: task.model,
    grade,
    obligations: task.obligations.map((obligation) => ({
      obligation,
      proved: !open.includes(obligation),
    })),
    ...{ facts, refinement, queries: task.session.queries },
  };
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
      const values = await task.session.model(facts, [negated]);
      if (typeof values === 'string') break;
      const trap = await finder.exclude(values);
      if (trap === null) break;
      facts = [...facts, trap];
    }
  }
  return discharged(task, facts, progress);
}
