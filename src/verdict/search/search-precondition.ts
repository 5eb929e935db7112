import { assumedTerms, type Encoding } from '../../encode/encoding.ts';
import { evaluateTerm } from '../../logic/evaluate-term.ts';
import type { NormalForms } from '../../logic/normal/normal-forms.ts';
import * as t from '../../logic/term.ts';
import { hasEscapes } from '../../process/machine.ts';
import { necessityOf } from '../../obligation/ending.ts';
import type { Obligation } from '../../obligation/obligation.ts';
import { askModel } from '../../smt/ask.ts';
import { discharge, type Findings } from '../../smt/discharge.ts';
import type { RunOptions, Solver } from '../../smt/solver.ts';
import { toAtoms } from '../formula/atoms.ts';
import type { Point } from '../formula/points.ts';
import { separate } from '../formula/separate.ts';
import { tableOf } from '../formula/tables.ts';
import { classify, classifyAround, type Class, type Classified } from './classify.ts';
import { learnPointFacts } from './point-facts.ts';
import { conditionsIn, vocabularyOf } from './vocabulary.ts';

/** Strategy 4: a precondition that was found by trying, and what was proved of it. */
export interface FoundPrecondition {
  readonly term: t.Term;
  /** It excludes every stuck and every crashed run. */
  readonly sufficient: boolean;
  /** Nothing weaker does. */
  readonly necessary: boolean;
  /** The encoding that proves it sufficient: where the invariant alone does not, with facts besides. */
  readonly encoding: Encoding;
  /** All values between these bounds were tried, and it is right for each of them. */
  readonly within: { readonly low: number; readonly high: number } | null;
  /** What is not proved. */
  readonly failed: readonly Obligation[];
  /** Why it stopped short, in words; null where it did not. */
  readonly reason: string | null;
}

interface SearchOptions extends RunOptions {
  readonly onProgress?: (text: string) => void;
}

/** How often the solver may send the learner back with values that it had not seen. */
const rounds = 6;

/** Classify, learn, prove sufficient, prove necessary where possible. */
export async function searchPrecondition(
  solver: Solver,
  forms: NormalForms,
  encoding: Encoding,
  obligations: readonly Obligation[],
  { onProgress, ...options }: SearchOptions,
): Promise<FoundPrecondition | null> {
  const { machine } = encoding.context;
  const isPossible = (point: Point) =>
    assumedTerms(encoding).every((term) => evaluateTerm(term, point) === true);
  const classified = await classifyAround(machine, isPossible, {
    signal: options.signal,
    onProgress: (done, of) => onProgress?.(`tried ${done} of ${of} values`),
  });
  if (classified === null) return null;
  const samples = [...known(classified)];
  let best: FoundPrecondition | null = null;
  for (let round = 0; round < rounds; round++) {
    const candidate = learn(forms, encoding, samples);
    if (candidate === null || candidate === t.no) break;
    onProgress?.('proving what was found');
    const proof = await proveFound(solver, forms, encoding, obligations, candidate, options);
    const within = isExact(candidate, samples) ? classified.within : null;
    best = { term: candidate, within, reason: null, ...proof };
    if (proof.sufficient) return best;
    const news = await counterexamples(solver, forms, encoding, proof.findings, samples, options);
    if (news.length === 0) break;
    samples.push(...news);
  }
  const reason = 'The invariant is too weak to prove what was found by trying.';
  return best === null ? null : { ...best, reason };
}

interface Sample {
  readonly point: Point;
  readonly class: Class;
}

function* known({ points, classes }: Classified): Generator<Sample> {
  for (const [index, point] of points.entries()) {
    if (classes[index] !== 'undecided') yield { point, class: classes[index]! };
  }
}

function isExact(candidate: t.Term, samples: readonly Sample[]): boolean {
  return samples.every((one) => evaluateTerm(candidate, one.point) === (one.class === 'clean'));
}

/** The shortest formula over the program's own vocabulary that tells clean from bad. */
function learn(forms: NormalForms, encoding: Encoding, samples: readonly Sample[]): t.Term | null {
  const points = samples.map(({ point }) => point);
  if (samples.every((one) => one.class === 'bad')) return t.no;
  if (samples.every((one) => one.class === 'clean')) return t.yes;
  const wanted = tableOf(points.length, (index) => samples[index]!.class === 'clean');
  const { parameters } = encoding.context.machine;
  const atoms = toAtoms(forms, parameters, vocabularyOf(encoding), points);
  const found = separate(atoms, wanted, points.length);
  return found === null || found.cost > readable ? null : found.term;
}

/** What costs more than this fits the samples rather than the program, and nobody would read it. */
const readable = 22;

type ProofOfFound = Pick<FoundPrecondition, 'sufficient' | 'necessary' | 'encoding' | 'failed'> & {
  readonly findings: Findings;
};

async function proveFound(
  solver: Solver,
  forms: NormalForms,
  encoding: Encoding,
  obligations: readonly Obligation[],
  candidate: t.Term,
  options: RunOptions,
): Promise<ProofOfFound> {
  const findings: Findings = new Map();
  const isOpen = (obligation: Obligation) => findings.get(obligation)?.kind !== 'proved';
  const decide = (some: readonly Obligation[], by: Encoding) =>
    discharge(solver, forms, by, some, findings, options);
  const bare = bareObligations(obligations);
  const enough = bare.map((obligation) => under(obligation, candidate));
  await decide(enough, encoding);
  // Facts about points cost many questions: they are asked for where the invariant alone is too weak.
  const weakest = necessity(encoding, candidate);
  const alone = !enough.some(isOpen);
  if (alone) await decide(weakest, encoding);
  let stronger = encoding;
  if ([...enough, ...weakest].some(isOpen)) {
    const conditions = conditionsIn(candidate);
    const facts = await learnPointFacts(solver, forms, encoding, conditions, options);
    stronger = withFacts(encoding, facts);
    await decide([...enough, ...weakest].filter(isOpen), stronger);
  }
  return {
    sufficient: !enough.some(isOpen),
    necessary: !hasEscapes(encoding.context.machine) && !weakest.some(isOpen),
    encoding: alone ? encoding : stronger,
    failed: bare.filter((_, index) => isOpen(enough[index]!)),
    findings,
  };
}

/**
 * The encoding with what was learned at points in its invariant.
 *
 * @forTests Dafny is asked about it.
 */
export function withFacts(encoding: Encoding, facts: readonly t.Term[]): Encoding {
  const conjuncts = facts.map((term) => ({
    family: 'point-fact' as const,
    subject: '',
    nodes: [],
    words: 'what a process has passed says something of the parameters',
    term,
  }));
  return { ...encoding, invariant: [...encoding.invariant, ...conjuncts] };
}

/** What strategy 1 asks without a precondition. */
function bareObligations(obligations: readonly Obligation[]): readonly Obligation[] {
  return obligations.filter(
    ({ kind, strategies }) => (kind === 'crash' || kind === 'exit') && strategies[0] === 1,
  );
}

/** The same under the precondition that was found. */
function under(obligation: Obligation, candidate: t.Term): Obligation {
  return { ...obligation, assumptions: [...obligation.assumptions, candidate] };
}

/** When every goroutine has ended, the precondition that was found holds. */
function necessity(encoding: Encoding, candidate: t.Term): readonly Obligation[] {
  const parts = candidate.kind === 'and' ? candidate.terms : [candidate];
  return necessityOf(
    encoding,
    parts.map((term) => ({ words: 'the precondition that was found holds', nodes: [], term })),
  );
}

/** Values at which the solver sees a way to fail, classified by running them. */
async function counterexamples(
  solver: Solver,
  forms: NormalForms,
  { context: { machine } }: Encoding,
  findings: Findings,
  samples: readonly Sample[],
  options: RunOptions,
): Promise<readonly Sample[]> {
  const sorts = new Map(machine.parameters.map(({ name, sort }) => [name, sort]));
  const seen = new Set(samples.map(({ point }) => keyOf(point)));
  const news: Sample[] = [];
  for (const finding of findings.values()) {
    if (finding.kind !== 'failed' || news.length >= 4) continue;
    const point = await askModel(solver, forms, finding.question, sorts, options);
    if (point === null || seen.has(keyOf(point))) continue;
    seen.add(keyOf(point));
    const found = await classify(machine, point, options.signal);
    // Values that are clean although the solver says no show a weak invariant, not a wrong formula.
    if (found === 'bad') news.push({ point, class: found });
  }
  return news;
}

function keyOf(point: Point): string {
  return [...point].map(([name, value]) => `${name}=${value}`).join();
}
