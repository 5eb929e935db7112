import { printTerm } from '../../logic/print-term.ts';
import type { HeadlineView } from '../../protocol/verdict-view.ts';
import type { ValuedRun } from '../../verdict/search-runs.ts';
import type { Assignment, StrategyVerdict, Verdict } from '../../verdict/verdict.ts';

/** The whole verdict in one line and one sentence, for somebody who knows Go and no more. */
export function toHeadline(
  { strategies }: Verdict,
  counterexample: ValuedRun | null,
): HeadlineView {
  const proved = strategies.filter(({ outcome }) => outcome === 'verified');
  const best = proved.find(({ weakest }) => weakest);
  if (best !== undefined) return isAnyTime(best) ? free : freeExactly(best);
  const enough = proved.findLast(({ satisfiable }) => satisfiable !== false);
  if (enough !== undefined) {
    return isAnyTime(enough) ? free : freeWhenever(enough, counterexample);
  }
  return counterexample === null ? open(strategies[0]!) : fails(counterexample);
}

const free: HeadlineView = {
  kind: 'free',
  title: 'Free of goroutine leaks',
  condition: null,
  sentence: 'Proved for all values and all schedules: no goroutine hangs, and none panics.',
};

/** The balanced precondition came out as `true`. */
function isAnyTime({ precondition: { simple } }: StrategyVerdict): boolean {
  return simple.kind === 'boolean' && simple.value;
}

function freeExactly(verdict: StrategyVerdict): HeadlineView {
  if (verdict.satisfiable === false) {
    return {
      kind: 'never',
      title: 'Always hangs or crashes',
      condition: null,
      sentence: 'Proved for all values and all schedules: no run ends well.',
    };
  }
  const condition = printTerm(verdict.precondition.simple);
  return {
    kind: 'conditional',
    title: 'Free of goroutine leaks exactly when',
    condition,
    sentence: `Proved: with any other values every run hangs or crashes.${doubt(verdict)}`,
  };
}

function freeWhenever(verdict: StrategyVerdict, counterexample: ValuedRun | null): HeadlineView {
  const { weakestWithin: within } = verdict;
  const rest =
    within !== null
      ? `From ${within.low} to ${within.high} it excludes only values that can go wrong.`
      : counterexample === null
        ? 'Nothing is known of other values.'
        : `Other values may fail: ${example(counterexample)}`;
  return {
    kind: 'conditional',
    title: 'Free of goroutine leaks whenever',
    condition: printTerm(verdict.precondition.simple),
    sentence: `Proved for all such values and all schedules. ${rest}${doubt(verdict)}`,
  };
}

function doubt({ satisfiable }: StrategyVerdict): string {
  return satisfiable === null ? ' Whether there are such values was not decided.' : '';
}

function fails(counterexample: ValuedRun): HeadlineView {
  const hasValues = counterexample.valuation.size > 0;
  const rest = hasValues ? ' No condition was proved that excludes it.' : '';
  const isCrash = counterexample.run.ending.kind === 'crash';
  return {
    kind: 'fails',
    title: isCrash ? 'Can crash' : 'Can hang',
    condition: null,
    sentence: `${capitalised(example(counterexample))}${rest}`,
  };
}

function open({ reason }: StrategyVerdict): HeadlineView {
  return {
    kind: 'open',
    title: 'Not decided',
    condition: null,
    sentence: `No run goes wrong at small values, and nothing was proved. ${reason ?? ''}`.trim(),
  };
}

function example({ valuation, run: { ending, trace } }: ValuedRun): string {
  const steps = trace.choices.length === 1 ? 'one step' : `${trace.choices.length} steps`;
  const end = ending.kind === 'crash' ? 'crashes' : 'hangs';
  return `${values(valuation)}a run ${end} after ${steps}.`;
}

function values(valuation: Assignment): string {
  const list = [...valuation].map(([name, value]) => `${name} = ${value}`);
  return list.length === 0 ? '' : `with ${list.join(', ')} `;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
