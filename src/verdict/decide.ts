import type { Encoding } from '../encode/encoding.ts';
import { NormalForms } from '../logic/normal/normal-forms.ts';
import type { Obligation } from '../obligation/obligation.ts';
import type { RunOptions, Solver } from '../smt/solver.ts';
import { judge, toWanted, type Witnesses } from './judge.ts';
import { toPreconditions } from './preconditions.ts';
import { prove, type Phase, type Proof } from './prove.ts';
import { searchRun, type ValuedRun } from './search-runs.ts';
import type { Assignment, Verdict } from './verdict.ts';

export interface DecideOptions extends RunOptions {
  readonly onProgress?: (phase: Phase | 'preconditions' | 'runs') => void;
}

export interface Decision {
  readonly verdict: Verdict;
  /** The shortest bad run of the smallest values, if there is one within reach. */
  readonly counterexample: ValuedRun | null;
}

/** Proves what can be proved, and looks for runs that refute the rest. */
export async function decide(
  solver: Solver,
  encoding: Encoding,
  obligations: readonly Obligation[],
  { onProgress, ...options }: DecideOptions = {},
): Promise<Decision> {
  const forms = new NormalForms();
  const phases = onProgress === undefined ? {} : { onPhase: onProgress };
  const proof = await prove(solver, forms, encoding, obligations, { ...options, ...phases });
  onProgress?.('preconditions');
  const preconditions = await toPreconditions(solver, forms, encoding, options);
  onProgress?.('runs');
  const witnesses = await findWitnesses(encoding, proof, options);
  return { verdict: judge(proof, witnesses, preconditions), counterexample: witnesses.bad };
}

async function findWitnesses(
  encoding: Encoding,
  proof: Proof,
  { signal }: RunOptions,
): Promise<Witnesses> {
  const wanted = toWanted(encoding, proof);
  const hints = hintsOf(encoding, proof);
  const { machine } = encoding.context;
  const find = async (key: keyof Witnesses): Promise<ValuedRun | null> =>
    wanted[key] === null ? null : searchRun(machine, wanted[key], hints, signal);
  const bad = await find('bad');
  // The smallest bad run of all is that of the balanced values too, if it is one of them.
  const shared = bad !== null && wanted.badThoughBalanced?.accept(bad.valuation) === true;
  const badThoughBalanced = shared ? bad : await find('badThoughBalanced');
  const isRefuted = badThoughBalanced !== null;
  const goodThoughUnbalanced = isRefuted ? null : await find('goodThoughUnbalanced');
  return { bad, badThoughBalanced, goodThoughUnbalanced };
}

/** The values at which the solver thinks that something may go wrong. */
function hintsOf({ context: { machine } }: Encoding, { findings }: Proof): readonly Assignment[] {
  return [...findings.values()].flatMap((finding) =>
    finding.kind === 'failed' && machine.parameters.every(({ name }) => finding.values.has(name))
      ? [finding.values]
      : [],
  );
}
