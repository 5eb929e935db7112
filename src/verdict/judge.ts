import { assumedTerms, preconditionOf, type Encoding } from '../encode/encoding.ts';
import { strategyNumbers, type ReportedStrategy, type StrategyNumber } from '../base/strategy.ts';
import type { Assignment, Outcome, Precondition, StrategyVerdict, Verdict } from './verdict.ts';
import { evaluateTerm } from '../logic/evaluate-term.ts';
import type { Term } from '../logic/term.ts';
import { hasEscapes, type Machine } from '../process/machine.ts';
import type { Obligation } from '../obligation/obligation.ts';
import type { Proof } from './prove.ts';
import type { ValuedRun, Wanted } from './search-runs.ts';

/** The runs that refute a claim, where they were found. */
export interface Witnesses {
  /** Any run that gets stuck or crashes: refutes strategy 1. */
  readonly bad: ValuedRun | null;
  /** One whose values are balanced: refutes strategies 2 and 3. */
  readonly badThoughBalanced: ValuedRun | null;
  /** One that ends well, as all runs of its values, though they are not balanced: refutes strategy 2. */
  readonly goodThoughUnbalanced: ValuedRun | null;
}

/** Which runs would refute what the proof leaves open; null for what is settled. */
export function toWanted(
  encoding: Encoding,
  proof: Proof,
): Readonly<Record<keyof Witnesses, Wanted | null>> {
  const balanced = preconditionOf(encoding, 2);
  const holds = (term: Term, valuation: Assignment) => evaluateTerm(term, valuation) === true;
  const isPossible = (valuation: Assignment) =>
    assumedTerms(encoding).every((term) => holds(term, valuation));
  const open = (strategy: StrategyNumber) => failuresOf(proof, strategy).length > 0;
  return {
    bad: open(1) ? { wanted: 'bad', accept: isPossible } : null,
    badThoughBalanced: open(3)
      ? {
          wanted: 'bad',
          accept: (valuation) => isPossible(valuation) && holds(balanced, valuation),
        }
      : null,
    goodThoughUnbalanced: open(2)
      ? {
          wanted: 'clean',
          accept: (valuation) => isPossible(valuation) && !holds(balanced, valuation),
        }
      : null,
  };
}

/**
 * With escapes there are values at which no run ends at all, since Go would have gone the other way: a
 * condition that excludes them is no less right, but not proved to be the weakest.
 */
export function judge(
  machine: Machine,
  proof: Proof,
  witnesses: Witnesses,
  preconditions: Readonly<Record<StrategyNumber, Precondition>>,
): Verdict {
  const verified = (strategy: StrategyNumber) => failuresOf(proof, strategy).length === 0;
  const strategies = strategyNumbers.map((strategy): StrategyVerdict => {
    const failed = failuresOf(proof, strategy);
    const witness = witnessAgainst(strategy, witnesses);
    const outcome = outcomeOf(proof, failed, witness);
    // 'true' is the weakest of all; strategy 2 proves that of the balanced one.
    const { simple } = preconditions[strategy];
    const always = simple.kind === 'boolean' && simple.value;
    const nothingWeaker = always || (verified(2) && !hasEscapes(machine));
    return {
      strategy,
      outcome,
      precondition: preconditions[strategy],
      satisfiable: strategy === 1 ? true : proof.satisfiable,
      weakest: outcome === 'verified' && nothingWeaker,
      weakestWithin: null,
      milliseconds: proof.milliseconds[strategy],
      failed,
      reason: reasonFor(outcome, proof, failed, witness),
    };
  });
  return {
    strategies,
    first: firstOf(strategies),
    obligations: [...proof.findings].map(([obligation, finding]) => ({ obligation, finding })),
  };
}

export function firstOf(strategies: readonly StrategyVerdict[]): ReportedStrategy | null {
  const first = strategies.find(
    ({ outcome, satisfiable }) => outcome === 'verified' && satisfiable === true,
  );
  return first?.strategy ?? null;
}

function failuresOf({ findings }: Proof, strategy: StrategyNumber): readonly Obligation[] {
  return [...findings].flatMap(([obligation, finding]) =>
    obligation.strategies.includes(strategy) && finding.kind !== 'proved' ? [obligation] : [],
  );
}

function witnessAgainst(strategy: StrategyNumber, witnesses: Witnesses): ValuedRun | null {
  switch (strategy) {
    case 1:
      return witnesses.bad;
    case 2:
      return witnesses.badThoughBalanced ?? witnesses.goodThoughUnbalanced;
    case 3:
      return witnesses.badThoughBalanced;
  }
}

function outcomeOf(
  { findings }: Proof,
  failed: readonly Obligation[],
  witness: ValuedRun | null,
): Outcome {
  if (failed.length === 0) {
    if (witness !== null) throw new Error('a claim is proved that a run refutes');
    return 'verified';
  }
  if (witness !== null) return 'refuted';
  return failed.some((one) => findings.get(one)!.kind === 'failed') ? 'not-proved' : 'unknown';
}

function reasonFor(
  outcome: Outcome,
  { findings }: Proof,
  failed: readonly Obligation[],
  witness: ValuedRun | null,
): string | null {
  switch (outcome) {
    case 'verified':
      return null;
    case 'refuted':
      return `${describeValues(witness!.valuation)}a run ${endings[witness!.run.ending.kind]}.`;
    case 'not-proved':
      return 'The invariant is too weak to prove it, and no small values refute it.';
    case 'unknown': {
      const reasons = failed.flatMap((one) => {
        const finding = findings.get(one)!;
        return finding.kind === 'unknown' ? [finding.reason] : [];
      });
      return `Not decided: ${[...new Set(reasons)].join('; ')}.`;
    }
  }
}

const endings = {
  ok: 'ends well although the precondition does not hold',
  stuck: 'gets stuck',
  crash: 'crashes',
  'too-large': 'leaves the range of numbers',
  unfinished: 'does not end',
} as const;

function describeValues(valuation: Assignment): string {
  const parts = [...valuation].map(([name, value]) => `${name} = ${value}`);
  return parts.length === 0 ? 'Without any parameters ' : `With ${parts.join(', ')} `;
}
