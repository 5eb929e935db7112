import type { LineMap } from '../../base/span.ts';
import { printTerm, wordsStyle } from '../../logic/print-term.ts';
import { hasEscapes } from '../../process/machine.ts';
import type { StrategyReport, VerdictReport } from '../../protocol/verdict-view.ts';
import type { Decision } from '../../verdict/decide.ts';
import type { StrategyVerdict } from '../../verdict/verdict.ts';
import type { Fragment } from '../compile.ts';
import { wordsOf } from './condition-words.ts';
import { toObligationView } from './fragment.ts';
import { toHeadline } from './headline.ts';
import { claimOf, outcomeWords } from './strategy-words.ts';

/** A decision in words and texts, for the page and for the command line alike. */
export function toVerdictReport(
  fragment: Pick<Fragment, 'machine' | 'encoding' | 'given' | 'meanings'>,
  lines: LineMap,
  { verdict, counterexample }: Pick<Decision, 'verdict' | 'counterexample'>,
): VerdictReport {
  const canGoAnotherWay = hasEscapes(fragment.machine);
  return {
    headline: toHeadline(verdict, counterexample, fragment),
    encoding: 'paper',
    // Without loops that have no bound every run ends somewhere.
    shown: verdict.first === null ? null : 'every run ends',
    strategies: verdict.strategies.map((one) => toStrategyReport(one, lines, canGoAnotherWay)),
  };
}

export function toStrategyReport(
  verdict: StrategyVerdict,
  lines: LineMap,
  canGoAnotherWay: boolean,
): StrategyReport {
  const { strategy, outcome, precondition, failed } = verdict;
  const { satisfiable, weakest, weakestWithin, milliseconds, reason } = verdict;
  return {
    strategy,
    outcome,
    claim: claimOf(strategy, canGoAnotherWay),
    words: outcomeWords(verdict),
    precondition: {
      words: wordsOf(precondition.simple),
      simple: printTerm(precondition.simple, wordsStyle),
      paper: printTerm(precondition.paper),
      smt: precondition.smt,
    },
    satisfiable,
    weakest,
    weakestWithin,
    milliseconds,
    failed: failed.map((one) => toObligationView(one, lines)),
    reason,
  };
}
