import { assumedTerms, preconditionOf, type Encoding } from '../encode/encoding.ts';
import type { StrategyNumber } from '../base/strategy.ts';
import { evaluateTerm } from '../logic/evaluate-term.ts';
import type { NormalForms } from '../logic/normal/normal-forms.ts';
import type { Obligation } from '../obligation/obligation.ts';
import { ask } from '../smt/ask.ts';
import { discharge, type Finding, type Findings } from '../smt/discharge.ts';
import type { RunOptions, Solver } from '../smt/solver.ts';
import { gridOf, type Point } from './formula/points.ts';

/** What the solver says of all obligations, and what that took. */
export interface Proof {
  readonly findings: ReadonlyMap<Obligation, Finding>;
  /** Whether the balanced precondition has a solution; null if that was not decided. */
  readonly satisfiable: boolean | null;
  readonly milliseconds: Readonly<Record<StrategyNumber, number>>;
}

export type Phase = 'without a precondition' | 'with the precondition';

interface ProveOptions extends RunOptions {
  readonly onPhase?: (phase: Phase) => void;
  /** Work of another kind, for while the solver is busy with the first questions in its own thread. */
  readonly meanwhile?: () => Promise<unknown>;
}

/**
 * Decides all obligations of all strategies, each once. What holds without a precondition holds with
 * one, so the balanced variant of an obligation is asked only where the bare one failed.
 */
export async function prove(
  solver: Solver,
  forms: NormalForms,
  encoding: Encoding,
  obligations: readonly Obligation[],
  { onPhase, meanwhile, ...options }: ProveOptions = {},
): Promise<Proof> {
  const findings: Findings = new Map();
  const decide = async (phase: Phase, some: readonly Obligation[]): Promise<number> => {
    const began = performance.now();
    onPhase?.(phase);
    await discharge(solver, forms, encoding, some, findings, options);
    return performance.now() - began;
  };
  const ofStrategies = (...wanted: readonly StrategyNumber[]) =>
    obligations.filter(({ strategies }) => strategies.join() === wanted.join());
  const shared = ofStrategies(1, 2, 3);
  const bare = ofStrategies(1);
  // What needs no other answer first goes in one batch: each trip to the solver's thread costs a bit.
  const [first] = await Promise.all([
    decide('without a precondition', [...shared, ...bare, ...ofStrategies(2)]),
    meanwhile?.(),
  ]);
  const open = implied(ofStrategies(2, 3), findings);
  const second = await decide('with the precondition', open);
  const satisfiable = await canBeSatisfied(solver, forms, encoding, options);
  return {
    findings,
    satisfiable,
    milliseconds: { 1: first, 2: first + second, 3: first + second },
  };
}

/** Marks the obligations whose bare twin is proved, and returns the others. */
function implied(balanced: readonly Obligation[], findings: Findings): readonly Obligation[] {
  return balanced.filter((one) => {
    if (one.impliedBy === null || findings.get(one.impliedBy)?.kind !== 'proved') return true;
    findings.set(one, { kind: 'proved', by: 'implication' });
    return false;
  });
}

async function canBeSatisfied(
  solver: Solver,
  forms: NormalForms,
  encoding: Encoding,
  options: RunOptions,
): Promise<boolean | null> {
  const terms = [preconditionOf(encoding, 2), ...assumedTerms(encoding)];
  const { parameters } = encoding.context.machine;
  const isSolution = (point: Point) => terms.every((term) => evaluateTerm(term, point) === true);
  if (gridOf(parameters).some(isSolution)) return true;
  const [answer] = await ask(solver, forms, [terms.map((term) => forms.ofBool(term))], options);
  return answer!.kind === 'unknown' ? null : answer!.kind === 'satisfiable';
}
