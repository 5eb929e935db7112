import { LineMap } from '../../base/span.ts';
import { unreachable } from '../../base/unreachable.ts';
import { plainStyle, printTerm } from '../../logic/print-term.ts';
import { hasWaysOut } from '../../process/machine.ts';
import type { Obligation } from '../../obligation/obligation.ts';
import type { Finding } from '../../smt/discharge.ts';
import type { Decision } from '../../verdict/decide.ts';
import type { StrategyVerdict } from '../../verdict/verdict.ts';
import type {
  OutcomeOfObligation,
  StrategyView,
  VerdictView,
} from '../../protocol/verdict-view.ts';
import type { Fragment } from '../compile.ts';
import { wordsOf } from './condition-words.ts';
import { toObligationView } from './fragment.ts';
import { toHeadline } from './headline.ts';
import { toRunView } from './run.ts';
import { claimOf, outcomeWords } from './strategy-words.ts';

export function toVerdictView(
  fragment: Fragment,
  source: string,
  { verdict, counterexample }: Decision,
  milliseconds: number,
): VerdictView {
  const indexOf = new Map(fragment.obligations.map((obligation, index) => [obligation, index]));
  const index = (obligation: Obligation): number => {
    const found = indexOf.get(obligation);
    if (found === undefined) throw new Error(`${obligation.name} is not one of the fragment's`);
    return found;
  };
  const lines = new LineMap(source);
  const canGoAnotherWay = hasWaysOut(fragment.machine);
  return {
    headline: toHeadline(verdict, counterexample, fragment.encoding.assumptions),
    strategies: verdict.strategies.map((one) => toStrategyView(one, lines, canGoAnotherWay)),
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

function toStrategyView(
  verdict: StrategyVerdict,
  lines: LineMap,
  canGoAnotherWay: boolean,
): StrategyView {
  const {
    strategy,
    outcome,
    precondition,
    satisfiable,
    weakest,
    weakestWithin,
    milliseconds,
    reason,
  } = verdict;
  return {
    strategy,
    outcome,
    claim: claimOf(strategy, canGoAnotherWay),
    words: outcomeWords(verdict),
    precondition: {
      words: wordsOf(precondition.simple),
      simple: printTerm(precondition.simple, plainStyle),
      paper: printTerm(precondition.paper, plainStyle),
      smt: precondition.smt,
    },
    satisfiable,
    weakest,
    weakestWithin,
    milliseconds,
    failed: verdict.failed.slice(0, mostFailed).map((one) => toObligationView(one, lines)),
    failedCount: verdict.failed.length,
    reason,
  };
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
