import { CountingModel } from '../../encode/counting/model.ts';
import { smallCandidates } from '../../encode/counting/candidate/small.ts';
import { evaluateTerm, type TermValue } from '../../logic/evaluate-term.ts';
import { NormalForms } from '../../logic/normal/normal-forms.ts';
import { variablesOf } from '../../logic/term-children.ts';
import * as t from '../../logic/term.ts';
import type { Term } from '../../logic/term.ts';
import type { Graph } from '../../process/graph/graph.ts';
import type { Solver } from '../../smt/solver.ts';
import { toAtoms } from '../formula/atoms.ts';
import type { NamedSort, Point } from '../formula/points.ts';
import { separate } from '../formula/separate.ts';
import { tableOf } from '../formula/tables.ts';
import { classifyGraph, classOf, named, type GraphSample } from './classify-graph.ts';
import { inductiveFacts } from './houdini.ts';
import { prepareProof, type CountingProof } from './proof.ts';
import { proveGraph, type CountingOptions } from './prove-graph.ts';

/** A precondition that was found by trying, and what was proved of it. */
export interface FoundCondition {
  readonly term: Term;
  /** The proof under the precondition; without a grade it is not sufficient, or not shown to be. */
  readonly proof: CountingProof;
  /** No run outside of it ends well: nothing weaker is enough. */
  readonly necessary: boolean;
  /** It is right for all values that were tried. */
  readonly exact: boolean;
}

/** How often the solver may send the learner back with values that it had not seen. */
const rounds = 5;
/** What costs more than this fits the samples rather than the program. */
const readable = 22;
/** Runs at larger values take too long. */
const largest = 6n;

/** Strategy 4: classify small values, learn a formula, prove it, and that nothing weaker is enough. */
export async function findPrecondition(
  graph: Graph,
  solver: Solver,
  options: CountingOptions = {},
): Promise<FoundCondition | null> {
  const model = new CountingModel(graph);
  const classified = classifyGraph(model);
  if (classified === null) return null;
  const samples = classified.filter((one) => one.class !== 'undecided');
  let best: FoundCondition | null = null;
  for (let round = 0; round < rounds; round++) {
    const term = learn(model, samples);
    if (term === null) break;
    const proof = await proveGraph(graph, solver, { ...options, assumed: term });
    const exact = samples.every((one) => evaluateTerm(term, one.point) === (one.class === 'clean'));
    best = { term, proof, necessary: await isNecessary(graph, solver, term, options), exact };
    if (proof.grade !== null || term === t.no) return best;
    const news = await counterexample(model, proof, samples);
    if (news === null) break;
    samples.push(news);
  }
  return best;
}

function learn(model: CountingModel, samples: readonly GraphSample[]): Term | null {
  if (samples.length === 0) return null;
  if (samples.every((one) => one.class === 'bad')) return t.no;
  if (samples.every((one) => one.class === 'clean')) return t.yes;
  const points = samples.map(({ point }) => point);
  const parameters = model.graph.parameters.flatMap(({ name, sort }): readonly NamedSort[] => {
    const own = model.values.get(name);
    return own?.kind === 'variable' ? [{ name: own.name, sort }] : [];
  });
  const wanted = tableOf(points.length, (index) => samples[index]!.class === 'clean');
  const atoms = toAtoms(new NormalForms(), parameters, vocabulary(model), points);
  const found = separate(atoms, wanted, points.length);
  return found === null || found.cost > readable ? null : found.term;
}

/** The comparisons that a program suggests: its guards, its sizes against each other. */
function vocabulary(model: CountingModel): readonly Term[] {
  const { graph } = model;
  const guards = graph.edges.flatMap(({ label }) =>
    label.kind === 'branch' ? [model.term(label.condition)] : [],
  );
  const capacities = graph.channels.map((_, channel) => model.capacity(channel));
  const iterations = graph.loops.flatMap(({ bounds }) =>
    bounds === null ? [] : [t.subtract(model.term(bounds.to), model.term(bounds.from))],
  );
  const amounts = graph.edges.flatMap(({ label }) =>
    label.kind === 'add' ? [model.term(label.amount)] : [],
  );
  const sizes = [...iterations, ...capacities, ...amounts];
  const comparisons = sizes.flatMap((one, index) => [
    t.compare(one, '>', t.zero),
    ...sizes.slice(index + 1).map((other) => t.compare(one, '<=', other)),
  ]);
  // Only parameters: choices are nobody's to promise.
  const chosen = new Set(
    graph.choices.flatMap(({ name }) => {
      const own = model.values.get(name);
      return own?.kind === 'variable' ? [own.name] : [];
    }),
  );
  return [...guards, ...comparisons].filter(
    (term) => term.kind !== 'boolean' && !mentions(term, chosen),
  );
}

function mentions(term: Term, names: ReadonlySet<string>): boolean {
  return [...variablesOf(term).keys()].some((name) => names.has(name));
}

/** Outside of the precondition no run ends with every goroutine finished. */
async function isNecessary(
  graph: Graph,
  solver: Solver,
  term: Term,
  options: CountingOptions,
): Promise<boolean> {
  if (term === t.yes) return true;
  // What is one channel here stands for several there.
  if (graph.channels.some(({ size }) => size !== null)) return false;
  const task = prepareProof(graph, solver, options);
  const { model, session, base } = task;
  const ended = graph.points.flatMap((_, point) =>
    model.isEnd(point) ? [] : [t.equal(model.tokens(point), t.zero)],
  );
  const goal = [...ended, t.not(term)];
  const [first] = await session.check(base, [goal]);
  if (first === 'unsatisfiable') return true;
  const facts = await inductiveFacts(task, base, smallCandidates(model));
  const [second] = await session.check([...base, ...facts], [goal]);
  return second === 'unsatisfiable';
}

/** Values at which the solver sees a way to fail, if their runs do fail. */
async function counterexample(
  model: CountingModel,
  { session, facts, obligations, model: proved }: CountingProof,
  samples: readonly GraphSample[],
): Promise<GraphSample | null> {
  const open = obligations.filter((one) => !one.proved);
  const seen = new Set(samples.map(({ point }) => keyOf(point)));
  for (const { obligation } of open.slice(0, 4)) {
    const values = await session.model(facts, obligation.negated.slice(0, 1));
    if (typeof values === 'string') continue;
    const point = new Map<string, TermValue>();
    for (const { name, sort } of proved.graph.parameters) {
      const own = proved.values.get(name);
      if (own?.kind === 'variable') {
        point.set(own.name, values.get(own.name) ?? (sort === 'bool' ? false : 0n));
      }
    }
    const isSmall = [...point.values()].every(
      (value) => typeof value === 'boolean' || (value <= largest && value >= -largest),
    );
    if (!isSmall || seen.has(keyOf(point))) continue;
    const found = classOf(model, named(model, point));
    // Values that are clean although the solver says no show weak facts, not a wrong formula.
    if (found === 'bad') return { point, class: found };
  }
  return null;
}

function keyOf(point: Point): string {
  return [...point].map(([name, value]) => `${name}=${value}`).join();
}
