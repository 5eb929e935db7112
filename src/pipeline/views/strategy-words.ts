import { unreachable } from '../../base/unreachable.ts';
import type { StrategyNumber } from '../../encode/encoding.ts';
import { plainStyle, printTerm } from '../../logic/print-term.ts';
import type { StrategyVerdict } from '../../verdict/verdict.ts';

/** What a strategy sets out to prove (section 4.4). */
export function claimOf(strategy: StrategyNumber): string {
  switch (strategy) {
    case 1:
      return 'Every run ends well, whatever the values.';
    case 2:
      return 'A run ends well exactly if the program is balanced.';
    case 3:
      return 'Every run ends well if the program is balanced.';
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

function verifiedWords({ strategy, precondition, satisfiable, weakest }: StrategyVerdict): string {
  if (strategy === 1) return 'Proved.';
  if (satisfiable === false) {
    return strategy === 2
      ? 'Proved, but no values are balanced: every run goes wrong.'
      : 'Proved, but no values are balanced, so it says nothing.';
  }
  const condition = printTerm(precondition.simple, plainStyle);
  const strength = weakest ? 'No weaker condition would do.' : 'A weaker condition may do, too.';
  return `Proved. Balanced means ${condition}. ${strength}`;
}
