import type { Encoding } from '../encode/encoding.ts';
import { NormalForms } from '../logic/normal/normal-forms.ts';
import type { Obligation } from '../obligation/obligation.ts';
import type { RunOptions, Solver } from '../smt/solver.ts';
import { judge, toWanted, type Witnesses } from './judge.ts';
import { toPreconditions } from './preconditions.ts';
import { prove, type Phase, type Proof } from './prove.ts';
import { searchRuns, usualLimits, type ValuedRun } from './search-runs.ts';
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
  const keys = (Object.keys(wanted) as (keyof Witnesses)[]).filter((key) => wanted[key] !== null);
  const limits = signal === undefined ? usualLimits : { ...usualLimits, signal };
  const runs = await searchRuns(
    encoding.context.machine,
    keys.map((key) => wanted[key]!),
    hintsOf(encoding, proof),
    limits,
  );
  const found = (key: keyof Witnesses): ValuedRun | null => {
    const index = keys.indexOf(key);
    return index < 0 ? null : runs[index]!;
  };
  return {
    bad: found('bad'),
    badThoughBalanced: found('badThoughBalanced'),
    goodThoughUnbalanced: found('goodThoughUnbalanced'),
  };
}

/** The values at which the solver thinks that something may go wrong. */
function hintsOf({ context: { machine } }: Encoding, { findings }: Proof): readonly Assignment[] {
  return [...findings.values()].flatMap((finding) =>
    finding.kind === 'failed' && machine.parameters.every(({ name }) => finding.values.has(name))
      ? [finding.values]
      : [],
  );
}
