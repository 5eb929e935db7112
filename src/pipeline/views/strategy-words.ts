import { unreachable } from '../../base/unreachable.ts';
import { wordsStyle, printTerm } from '../../logic/print-term.ts';
import type { ReportedStrategy } from '../../base/strategy.ts';
import type { StrategyVerdict } from '../../verdict/verdict.ts';

/**
 * What a strategy sets out to prove (section 4.4). With escapes there are values at which no run comes to
 * an end, since Go goes another way there: of those strategy 2 says nothing.
 */
export function claimOf(strategy: ReportedStrategy, hasEscapes: boolean): string {
  switch (strategy) {
    case 1:
      return 'Every run ends well, whatever the values.';
    case 2:
      return hasEscapes
        ? 'A run that comes to an end ends well if the program is balanced, and goes wrong if not.'
        : 'A run ends well exactly if the program is balanced.';
    case 3:
      return 'Every run ends well if the program is balanced.';
    case 4:
      return 'Every run ends well under a condition learned from small values.';
    default:
      return unreachable(strategy);
  }
}

/** What came of the claim, as a sentence. */
export function outcomeWords(verdict: StrategyVerdict): string {
  switch (verdict.outcome) {
    case 'verified':
      return verifiedWords(verdict);
    case 'refuted':
      return `Refuted. ${verdict.reason ?? ''}`.trim();
    case 'not-proved':
      return `Not proved. ${verdict.reason ?? ''}`.trim();
    case 'unknown':
      return verdict.reason ?? 'Not decided.';
    default:
      return unreachable(verdict.outcome);
  }
}

function verifiedWords(verdict: StrategyVerdict): string {
  const { strategy, precondition, satisfiable, weakest, weakestWithin } = verdict;
  if (strategy === 1) return 'Proved.';
  if (strategy === 4) return `Proved. ${strengthOf(weakest, weakestWithin)}`;
  if (satisfiable === false) {
    return strategy === 2
      ? 'Proved, but no values are balanced: every run goes wrong.'
      : 'Proved, but no values are balanced, so it says nothing.';
  }
  const condition = printTerm(precondition.simple, wordsStyle);
  return `Proved. Balanced means ${condition}. ${strengthOf(weakest, weakestWithin)}`;
}

function strengthOf(weakest: boolean, within: StrategyVerdict['weakestWithin']): string {
  if (weakest) return 'No weaker condition would do.';
  if (within === null) return 'A weaker condition may do, too.';
  return `Of all values from ${within.low} to ${within.high} it excludes only such as go wrong.`;
}
