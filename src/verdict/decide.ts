import type { Encoding } from '../encode/encoding.ts';
import { NormalForms } from '../logic/normal/normal-forms.ts';
import type { Obligation } from '../obligation/obligation.ts';
import { nextTurn } from '../run/task.ts';
import { askModel } from '../smt/ask.ts';
import { withBudget, type Budget } from '../smt/budget.ts';
import type { RunOptions, Solver } from '../smt/solver.ts';
import { fourthStrategy, type Fourth } from './fourth-strategy.ts';
import { firstOf, judge, toWanted, type Witnesses } from './judge.ts';
import type { Proposal } from './formula/propose.ts';
import { proposePrecondition, toPreconditions } from './preconditions.ts';
import { prove, type Phase, type Proof } from './prove.ts';
import { searchRun, type ValuedRun } from './search-runs.ts';
import type { FoundPrecondition } from './search/search-precondition.ts';
import { standingAlone } from './standalone.ts';
import type { Assignment, Verdict } from './verdict.ts';

type DecidePhase = Phase | 'preconditions' | 'runs' | 'search';

interface DecideOptions extends RunOptions {
  readonly onProgress?: (phase: DecidePhase) => void;
  /** Whether strategy 4 runs: where the paper's three leave something to find, always, or never. */
  readonly search?: 'where-needed' | 'always' | 'never';
}

export interface Decision {
  readonly verdict: Verdict;
  /** The shortest bad run of the smallest values, if there is one within reach. */
  readonly counterexample: ValuedRun | null;
  /** What strategy 4 found, proved or not, where it ran. */
  readonly found: FoundPrecondition | null;
}

/** Work allowed for one question: ten times what the hardest of the examples takes. */
const usualRlimit = 500_000;
/** Z3 looks at its budget at safe points only; products of parameters can keep it from all of them. */
const usualWatchdog = 6_000;
/** Thirty times what the hardest example takes with all its strategies: some ten seconds of wasm. */
const wholeBudget: Budget = { units: 12_000_000, interruptions: 3 };
/** So much of it for the paper's strategies, that something is left for what follows. */
const proofBudget: Budget = { units: 6_000_000, interruptions: 2 };

/** Proves what can be proved, and looks for runs that refute the rest. */
export async function decide(
  given: Solver,
  encoding: Encoding,
  obligations: readonly Obligation[],
  { onProgress, search = 'where-needed', ...wanted }: DecideOptions = {},
): Promise<Decision> {
  const solver = withBudget(given, wholeBudget);
  const forms = new NormalForms();
  const options: RunOptions = {
    rlimit: usualRlimit,
    watchdogMilliseconds: usualWatchdog,
    ...wanted,
  };
  const phases = onProgress === undefined ? {} : { onPhase: onProgress };
  const prover = withBudget(solver, proofBudget);
  let proposing: Promise<Proposal> | undefined;
  const propose = () => (proposing ??= nextTurn().then(() => proposePrecondition(forms, encoding)));
  const alongside = { ...options, ...phases, meanwhile: propose };
  const proof = await prove(prover, forms, encoding, obligations, alongside);
  onProgress?.('preconditions');
  const preconditions = await toPreconditions(solver, forms, await propose(), options);
  onProgress?.('runs');
  const witnesses = await findWitnesses(solver, forms, encoding, proof, options);
  const verdict = judge(encoding.context.machine, proof, witnesses, preconditions);
  const strategies = [...verdict.strategies];
  let fourth: Fourth | null = null;
  const isWanted =
    search === 'always' || (search === 'where-needed' && needsSearch(encoding, verdict));
  if (isWanted && isInvariantProved(proof)) {
    onProgress?.('search');
    fourth = await fourthStrategy(solver, forms, encoding, obligations, options);
    if (fourth !== null) strategies.push(fourth.verdict);
  }
  const reported = await standingAlone(encoding, strategies, options.signal);
  return {
    verdict: { ...verdict, strategies: reported, first: firstOf(reported) },
    counterexample: witnesses.bad,
    found: fourth?.found ?? null,
  };
}

/** What the search finds is proved from the invariant, which it takes for granted. */
function isInvariantProved({ findings }: Proof): boolean {
  return [...findings].every(
    ([{ kind }, finding]) =>
      (kind !== 'establishment' && kind !== 'preservation') || finding.kind === 'proved',
  );
}

/** Where a precondition is proved to be the weakest there is nothing left to find. */
function needsSearch({ context: { machine } }: Encoding, { strategies }: Verdict): boolean {
  if (machine.parameters.length === 0) return false;
  return !strategies.some(({ outcome, weakest }) => outcome === 'verified' && weakest);
}

async function findWitnesses(
  solver: Solver,
  forms: NormalForms,
  encoding: Encoding,
  proof: Proof,
  options: RunOptions,
): Promise<Witnesses> {
  const wanted = toWanted(encoding, proof);
  const { machine } = encoding.context;
  const find = async (key: keyof Witnesses): Promise<ValuedRun | null> => {
    if (wanted[key] === null) return null;
    const small = await searchRun(machine, wanted[key], [], options.signal);
    if (small !== null || machine.parameters.length === 0) return small;
    const hints = await hintsOf(solver, forms, encoding, proof, options);
    return searchRun(machine, wanted[key], hints, options.signal);
  };
  const bad = await find('bad');
  // The smallest bad run of all is that of the balanced values too, if it is one of them.
  const shared = bad !== null && wanted.badThoughBalanced?.accept(bad.valuation) === true;
  const badThoughBalanced = shared ? bad : await find('badThoughBalanced');
  const isRefuted = badThoughBalanced !== null;
  const goodThoughUnbalanced = isRefuted ? null : await find('goodThoughUnbalanced');
  return { bad, badThoughBalanced, goodThoughUnbalanced };
}

/** How many of the solver's proposals are tried. */
const mostHints = 8;

/** The values at which the solver thinks that something may go wrong; asked for where small ones do not. */
async function hintsOf(
  solver: Solver,
  forms: NormalForms,
  { context: { machine } }: Encoding,
  { findings }: Proof,
  options: RunOptions,
): Promise<readonly Assignment[]> {
  const sorts = new Map(machine.parameters.map(({ name, sort }) => [name, sort]));
  const failed = [...findings.values()].filter((finding) => finding.kind === 'failed');
  const hints: Assignment[] = [];
  for (const { question } of failed.slice(0, mostHints)) {
    const model = await askModel(solver, forms, question, sorts, options);
    if (model !== null) hints.push(model);
  }
  return hints;
}
