import type { FunctionInfo } from './check/model.ts';
import type { ContractDiagnostic, FunctionReport } from './report/report.ts';
import type { Proof } from './rule/proof.ts';

/** One thing to show, under the name that the report gives it. */
export interface Task {
  readonly name: string;
  readonly span: FunctionInfo['span'];
  readonly function: FunctionInfo | null;
  /** A predicate, or what a lock guards: all the others are shown with it. */
  readonly isBase?: boolean;
  /** The method of an interface that this implementation keeps the contract of. */
  readonly behind?: FunctionInfo;
  readonly prove: (proof: Proof) => void;
}

export interface Outcome {
  readonly report: FunctionReport;
  readonly diagnostics: readonly ContractDiagnostic[];
  readonly assumed: ReadonlySet<string>;
  /** The pure functions that it rests on. */
  readonly rests: ReadonlySet<FunctionInfo>;
  /** Whose contracts its calls take for granted. */
  readonly called: ReadonlySet<FunctionInfo>;
  readonly unreachable: readonly FunctionInfo['span'][];
}

/** What each comes to when those that it rests on are known. */
export function settle(
  tasks: readonly Task[],
  outcomes: readonly Outcome[],
): readonly FunctionReport[] {
  return withGiven(tasks, outcomes, withAxioms(tasks, outcomes));
}

/**
 * The axioms of a pure function hold if it was shown to keep its contract and to end. Who rests on one of which that was
 * not shown is not verified either.
 */
function withAxioms(
  tasks: readonly Task[],
  outcomes: readonly Outcome[],
): readonly FunctionReport[] {
  const shaky = new Set<FunctionInfo>();
  tasks.forEach((task, index) => {
    const { outcome } = outcomes[index]!.report;
    const owner = task.function ?? task.behind;
    if (owner !== undefined && outcome !== 'verified' && (owner.isPure || owner.isGhost))
      shaky.add(owner);
  });
  const base = tasks.find((one, at) => one.isBase && outcomes[at]!.report.outcome !== 'verified');
  return outcomes.map(({ report, rests }, index) => {
    if (report.outcome !== 'verified') return report;
    if (base !== undefined && tasks[index]!.isBase !== true)
      return {
        ...report,
        outcome: 'unknown',
        reason: `it rests on ${base.name}, which is not verified`,
      };
    const own = tasks[index]!.function;
    const weak = [...rests].find((one) => one !== own && shaky.has(one));
    if (weak === undefined) return report;
    return {
      ...report,
      outcome: 'unknown',
      reason: `it rests on ${weak.name}, which is not verified`,
    };
  });
}

/** A verified function is as good as those that it calls: which of them were not shown, directly or further on. */
function withGiven(
  tasks: readonly Task[],
  outcomes: readonly Outcome[],
  reports: readonly FunctionReport[],
): readonly FunctionReport[] {
  // A call of an interface's method may be one of each implementation.
  const shownBy = (target: FunctionInfo): readonly number[] =>
    tasks.flatMap((task, at) => (task.function === target || task.behind === target ? [at] : []));
  const unshown = (index: number, seen: Set<number>): readonly number[] =>
    [...outcomes[index]!.called].flatMap(shownBy).flatMap((callee): readonly number[] => {
      if (callee === index || seen.has(callee)) return [];
      seen.add(callee);
      return reports[callee]!.outcome === 'verified' ? unshown(callee, seen) : [callee];
    });
  return reports.map((report, index) =>
    report.outcome === 'verified'
      ? { ...report, given: unshown(index, new Set([index])).map((one) => reports[one]!.name) }
      : report,
  );
}
