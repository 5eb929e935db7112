import { unreachable } from '../../src/base/unreachable.ts';
import { printTerm, wordsStyle } from '../../src/logic/print-term.ts';
import { toHeadline } from '../../src/pipeline/views/headline.ts';
import type { Expected } from '../../src/ui/state/expected.ts';
import type { HeadlineView } from '../../src/protocol/verdict-view.ts';
import type { CountingDecision } from '../../src/verdict/counting/decide-graph.ts';
import type { Decision } from '../../src/verdict/decide.ts';

/** As the paper reads it: what no caller decides is a parameter, too. */
const nothing = { encoding: { assumptions: [] }, given: [], meanings: [] };

/** The outcome as the headline tells it, which is what a person reads first. */
export function outcomeOf({ verdict, counterexample }: Decision): Expected {
  const { kind, condition } = toHeadline(verdict, counterexample, nothing);
  switch (kind) {
    case 'free':
    case 'flawed':
      return { outcome: 'verified', when: 'true', weakest: true };
    case 'conditional': {
      const proved = verdict.strategies.filter(({ outcome }) => outcome === 'verified');
      const meant = proved.filter(({ precondition }) => printTerm(precondition.simple, wordsStyle) === condition);
      return { outcome: 'verified', when: condition!, weakest: meant.some((one) => one.weakest) };
    }
    case 'never':
      return { outcome: 'refuted', ending: endingOf(counterexample), always: true };
    case 'fails':
      return { outcome: 'refuted', ending: endingOf(counterexample), always: false };
    case 'partial':
    case 'open':
    case 'withdrawn':
      return { outcome: 'undecided' };
    default:
      return unreachable(kind);
  }
}

function endingOf(counterexample: Decision['counterexample']): 'stuck' | 'crash' {
  const kind = counterexample?.run.ending.kind;
  if (kind === 'stuck' || kind === 'crash') return kind;
  throw new Error(`the counterexample of what goes wrong ends ${kind ?? 'nowhere'}`);
}

/** Of what stands for a Go function nothing is called refuted: its runs may be none of the function's. */
export function outcomeBeyond(
  kind: HeadlineView['kind'] | 'checked' | 'searched',
  { strategies, run }: CountingDecision,
  isAbstraction: boolean,
): Expected {
  const best = strategies.findLast(({ outcome }) => outcome === 'verified');
  if (best !== undefined && (kind === 'free' || kind === 'conditional')) {
    const when = printTerm(best.precondition.simple, wordsStyle);
    return { outcome: 'verified', when, weakest: best.weakest };
  }
  if (run === null || isAbstraction) return { outcome: 'undecided' };
  return { outcome: 'refuted', ending: run.ending, always: kind === 'never' };
}
