import { smallCandidates } from '../../encode/counting/candidate/small.ts';
import type { CountingFact } from '../../encode/counting/fact.ts';
import type { CountingObligation } from '../../encode/counting/obligation.ts';
import { reuseObligations } from '../../encode/counting/reuse.ts';
import { chooseInstance, splittableFamilies } from '../../process/graph/choose-instance.ts';
import { focusArrays } from '../../process/graph/focus-arrays.ts';
import type { Graph } from '../../process/graph/graph.ts';
import type { Term } from '../../logic/term.ts';
import { withBudget } from '../../smt/budget.ts';
import type { Solver } from '../../smt/solver.ts';
import { TrapFinder } from './find-trap.ts';
import { inductiveFacts } from './houdini.ts';
import {
  endsWithItsLoops,
  gradeEnds,
  openObligations,
  prepareProof,
  type CountingProof,
  type ProofOptions,
  type ProofTask,
} from './proof.ts';
import { largeCandidates, orderCandidates, type Samples } from './sample.ts';

/** How many traps one obligation may need. */
const mostTraps = 12;

/** What has been found so far, and what is still open. */
interface Progress {
  readonly facts: readonly CountingFact[];
  readonly open: readonly CountingObligation[];
}

/** In Z3's own units, for all questions about one program: a few seconds of native Z3. */
const usualUnits = 40_000_000;

/** Whoever has shown that nothing gets stuck is to learn the rest, too: so much more may that cost. */
const endsShare = 4;

/** One instance told apart seldom helps, and doubles what there is to ask. */
const splitShare = 8;

export interface CountingOptions extends ProofOptions {
  readonly units?: number;
  /** Whether some run is known to go wrong: then what base facts do not prove, nothing does. */
  readonly isRefuted?: () => boolean;
  /** A precondition, over the model's names. */
  readonly assumed?: Term;
  /** The states of some random runs; they only decide what is tried, never what is believed. */
  readonly samples?: (task: ProofTask) => Samples;
}

interface Means {
  readonly solver: Solver;
  /** Pays for the question whether runs end. */
  readonly ends: Solver;
  readonly options: CountingOptions;
}

/** Proves a program free of stuck and crashed states for all values, and that its runs end. */
export async function proveGraph(
  graph: Graph,
  unbounded: Solver,
  options: CountingOptions = {},
): Promise<CountingProof> {
  const units = options.units ?? usualUnits;
  const solver = withBudget(unbounded, { units, interruptions: 3 });
  const ends = withBudget(unbounded, { units: units / endsShare, interruptions: 1 });
  const means: Means = { solver, ends, options };
  if (graph.channels.some(({ size }) => size !== null)) return proveArrays(graph, means);
  const task = prepareProof(graph, solver, options, options.assumed);
  const first = await refine(task, [baseStep]);
  if (isDone(first) || options.isRefuted?.() === true) return finish(task, first, means);
  const quick = await refine(task, quickRefinements, first.progress);
  if (isDone(quick)) return finish(task, quick, means);
  const inRounds = splittableFamilies(graph).filter((family) =>
    graph.loops.some((loop) => loop.class === family),
  );
  const split = (families: readonly number[], steps: readonly RefineStep[]) =>
    proveSplit(graph, families, steps, means);
  const ordered = await split(inRounds, [baseStep, orderStep(options)]);
  if (ordered !== null) return ordered;
  const thorough = await refine(task, thoroughRefinements(options), quick.progress);
  if (isDone(thorough)) return finish(task, thorough, means);
  const all = [baseStep, ...quickRefinements, ...thoroughRefinements(options)];
  return (await split(splittableFamilies(graph), all)) ?? finish(task, thorough, means);
}

/** Whether nobody adds to a waitgroup that has come back to zero while somebody is in Wait. */
export async function neverReuses(
  graph: Graph,
  unbounded: Solver,
  options: CountingOptions,
): Promise<boolean> {
  if (graph.channels.some(({ size }) => size !== null)) return false;
  const solver = withBudget(unbounded, { units: options.units ?? usualUnits, interruptions: 1 });
  const { obligations, ...task } = prepareProof(graph, solver, {
    ...options,
    waitersReturn: true,
  });
  const wanted = obligations.slice(-reuseObligations(task.model).length);
  return isDone(await refine({ ...task, obligations: wanted }, [baseStep, smallStep]));
}

/** With one instance of a family told apart; null where that does not help. */
async function proveSplit(
  graph: Graph,
  families: readonly number[],
  steps: readonly RefineStep[],
  means: Means,
): Promise<CountingProof | null> {
  const { solver, options } = means;
  const part = { units: (options.units ?? usualUnits) / splitShare, interruptions: 1 };
  for (const family of families) {
    const thrifty = withBudget(solver, part);
    const task = prepareProof(chooseInstance(graph, family), thrifty, options, options.assumed);
    const refined = await refine(task, steps);
    if (isDone(refined)) return finish(task, { ...refined, refinement: 'one instance' }, means);
  }
  return null;
}

function isDone({ progress }: Refined): boolean {
  return progress.open.length === 0;
}

/** Seen from one element of the arrays; the random runs are of graphs without such a view. */
async function proveArrays(graph: Graph, means: Means): Promise<CountingProof> {
  const { solver, options } = means;
  const focused = focusArrays(graph);
  const task = prepareProof(focused ?? graph, solver, options, options.assumed);
  if (focused === null) {
    // What holds of one channel does not hold of several under one name.
    const progress: Progress = { facts: [], open: task.obligations };
    return finish(task, { progress, refinement: 'arrays' }, means);
  }
  const refined = await refine(task, [baseStep, smallStep]);
  return finish(task, { ...refined, refinement: 'one element' }, means);
}

interface Refined {
  readonly progress: Progress;
  readonly refinement: string;
}

async function refine(
  task: ProofTask,
  steps: readonly RefineStep[],
  before: Progress = { facts: task.base, open: task.obligations },
): Promise<Refined> {
  let progress = before;
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
  { ends }: Means,
): Promise<CountingProof> {
  const paid = task.session.paidBy(ends);
  const grade = open.length > 0 ? null : await gradeEnds(task, paid, facts);
  const isOpen = grade === 'no global deadlock';
  const byLoops = isOpen && (await endsWithItsLoops(task, paid, facts));
  const obligations = task.obligations.map((obligation) => ({
    obligation,
    proved: !open.includes(obligation),
  }));
  const { session, model } = task;
  const { queries } = session;
  const shown = { grade, endsWithItsLoops: byLoops };
  return { session, model, ...shown, obligations, facts, refinement, queries };
}

type Refine = (task: ProofTask, progress: Progress) => Promise<Progress>;

type RefineStep = readonly [name: string, refine: Refine];

const baseStep: RefineStep = [
  'base',
  (task, progress) => discharged(task, progress.facts, progress),
];
const smallStep: RefineStep = ['small', addSmall];

/** In this order: each only if what came before did not suffice. */
const quickRefinements: readonly RefineStep[] = [smallStep, ['traps', addTraps]];

function thoroughRefinements({ samples }: CountingOptions): readonly RefineStep[] {
  return [
    ['large', (task, progress) => addFound(task, progress, samples, largeCandidates)],
    ['traps again', addTraps],
  ];
}

/** One instance is held against the phases of the others: how often it did what, compared with them. */
function orderStep({ samples }: CountingOptions): RefineStep {
  return ['order', (task, progress) => addFound(task, progress, samples, orderCandidates)];
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

async function addFound(
  task: ProofTask,
  progress: Progress,
  samples: CountingOptions['samples'],
  candidatesOf: typeof largeCandidates,
): Promise<Progress> {
  if (samples === undefined) return progress;
  const candidates = candidatesOf(task.model, samples(task));
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
