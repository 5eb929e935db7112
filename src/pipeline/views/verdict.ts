import { LineMap } from '../../base/span.ts';
import { unreachable } from '../../base/unreachable.ts';
import type { Obligation } from '../../obligation/obligation.ts';
import type {
  OutcomeOfObligation,
  StrategyReport,
  StrategyView,
  VerdictView,
} from '../../protocol/verdict-view.ts';
import type { Finding } from '../../smt/discharge.ts';
import type { Decision } from '../../verdict/decide.ts';
import type { Fragment } from '../compile.ts';
import { toRunView } from './run.ts';
import { toVerdictReport } from './verdict-report.ts';

export function toVerdictView(
  fragment: Fragment,
  source: string,
  decision: Decision,
  milliseconds: number,
): VerdictView {
  const { verdict, counterexample } = decision;
  const report = toVerdictReport(fragment, new LineMap(source), decision);
  const indexOf = new Map(fragment.obligations.map((obligation, index) => [obligation, index]));
  const index = (obligation: Obligation): number => {
    const found = indexOf.get(obligation);
    if (found === undefined) throw new Error(`${obligation.name} is not one of the fragment's`);
    return found;
  };
  return {
    ...report,
    strategies: report.strategies.map(toStrategyView),
    obligations: verdict.obligations.map(({ obligation, finding }) =>
      toOutcome(index(obligation), finding),
    ),
    counterexample:
      counterexample &&
      toRunView(fragment.machine, source, counterexample.valuation, counterexample.run.trace),
    milliseconds,
  };
}

/** More would hide the rest of the page; the pane of the obligations has them all. */
const mostFailed = 8;

export function toStrategyView(report: StrategyReport): StrategyView {
  const { failed } = report;
  return { ...report, failed: failed.slice(0, mostFailed), failedCount: failed.length };
}

function toOutcome(index: number, finding: Finding): OutcomeOfObligation {
  switch (finding.kind) {
    case 'proved':
      return { index, outcome: 'proved', words: provedBy[finding.by] };
    case 'failed':
      return { index, outcome: 'failed', words: 'Not proved: the invariant leaves it open.' };
    case 'unknown':
      return { index, outcome: 'unknown', words: `Not decided: ${finding.reason}.` };
    default:
      return unreachable(finding);
  }
}

const provedBy = {
  simplification: 'Holds by simplification alone.',
  solver: 'Proved by Z3.',
  implication: 'Follows from the same obligation without the precondition.',
} as const;
