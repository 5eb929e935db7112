import { printTerm, wordsStyle } from '../../logic/print-term.ts';
import { variablesOf } from '../../logic/term-children.ts';
import { choicesOf, type Choice } from '../../lower/choices.ts';
import type { HeadlineView } from '../../protocol/verdict-view.ts';
import type { ValuedRun } from '../../verdict/search-runs.ts';
import type { Assignment, StrategyVerdict, Verdict } from '../../verdict/verdict.ts';
import type { Fragment } from '../compile.ts';
import { choiceWords } from './choice-words.ts';
import { failsWords, wordsOf } from './condition-words.ts';
import { forEveryChoice } from './for-every-choice.ts';
import { givenWords, withGiven } from './given.ts';

/** What a verdict relies on. */
interface Relying extends Pick<Fragment, 'given' | 'meanings'> {
  readonly encoding: Pick<Fragment['encoding'], 'assumptions'>;
}

/** The whole verdict in one line and one sentence, for somebody who knows Go and no more. */
export function toHeadline(
  verdict: Verdict,
  counterexample: ValuedRun | null,
  { encoding, given, meanings }: Relying,
): HeadlineView {
  const words = givenWords(encoding.assumptions, given);
  const headline = headlineOf(verdict, counterexample);
  const choices = choicesOf(meanings);
  if (headline.kind === 'fails' && !isPossible(counterexample, choices))
    return open(verdict.strategies[0]!);
  const whole = quantified(headline, bestOf(verdict), choices, counterexample);
  return withGiven(whole ?? headline, words);
}

function headlineOf(verdict: Verdict, counterexample: ValuedRun | null): HeadlineView {
  const best = bestOf(verdict);
  if (best === null)
    return counterexample === null ? open(verdict.strategies[0]!) : fails(counterexample);
  if (isAnyTime(best)) return free;
  const end = badEnd(verdict);
  return best.weakest ? freeExactly(best, end) : freeWhenever(best, end, counterexample);
}

/** Whether nothing in the run is determined by the text in a way that is not followed. */
function isPossible(run: ValuedRun | null, choices: readonly Choice[]): boolean {
  return choices.every(({ name, isFree }) => isFree || run?.valuation.has(name) !== true);
}

/** What is proved that says most; null where nothing is. */
function bestOf({ strategies }: Verdict): StrategyVerdict | null {
  const proved = strategies.filter(({ outcome }) => outcome === 'verified');
  const weakest = proved.find((one) => one.weakest);
  return weakest ?? proved.findLast(({ satisfiable }) => satisfiable !== false) ?? null;
}

/**
 * What a caller can rely on, where the condition speaks of what no caller decides; null where it does not.
 * The strategies keep the paper's reading, for which such a choice is a parameter.
 */
function quantified(
  { condition }: HeadlineView,
  best: StrategyVerdict | null,
  all: readonly Choice[],
  counterexample: ValuedRun | null,
): HeadlineView | null {
  if (best === null || condition === null) return null;
  const { simple } = best.precondition;
  const used = variablesOf(simple);
  const choices = all.filter(({ name }) => used.has(name));
  if (choices.length === 0) return null;
  const { condition: every, isExact } = forEveryChoice(simple, choices);
  const isAnyPossible = choices.every(({ isFree }) => isFree);
  if (every.kind !== 'boolean') {
    const names = choices.map(({ name }) => name).join(' and ');
    const others =
      best.weakest && isExact && isAnyPossible
        ? 'For all others some run goes wrong; it depends on'
        : 'For others it may depend on';
    return {
      kind: 'conditional',
      title: 'Free of goroutine leaks whenever',
      condition: printTerm(every, wordsStyle),
      sentence: `Proved for all such values and all schedules. ${others} ${names}, which no caller decides.`,
    };
  }
  if (every.value) return free;
  const where = wordsOf(simple) ?? condition.replaceAll('`', '');
  const reading = `${best.weakest ? 'exactly where' : 'where'} ${where}`;
  if (counterexample === null || !isAnyPossible)
    return {
      kind: 'open',
      title: 'Not decided',
      condition: null,
      sentence: `All goroutines end ${reading}, and no caller decides that: ${choices.map(({ name, words }) => `${name} is ${words}`).join(', ')}.`,
    };
  const { title } = fails(counterexample);
  return {
    kind: 'fails',
    title,
    condition: null,
    sentence: `${supposed(counterexample, choices)} All goroutines end ${reading}, which no caller decides.`,
  };
}

/** 'Suppose that err != nil: with n = 1 a run leaks a goroutine after three steps.' */
function supposed(counterexample: ValuedRun, choices: readonly Choice[]): string {
  const { valuation } = counterexample;
  const isChoice = new Set(choices.map(({ name }) => name));
  const words = [...valuation].flatMap(([name, value]) => {
    if (!isChoice.has(name)) return [];
    if (typeof value !== 'boolean') return [`${name} is ${value}`];
    return [choiceWords(name, value)];
  });
  const others = new Map([...valuation].filter(([name]) => !isChoice.has(name)));
  return `Suppose that ${words.join(' and ')}: ${example({ ...counterexample, valuation: others })}`;
}

const free: HeadlineView = {
  kind: 'free',
  title: 'Free of goroutine leaks',
  condition: null,
  sentence:
    'Proved for all values and all schedules: every goroutine ends, and no channel or waitgroup makes one panic.',
};

/** The balanced precondition came out as `true`. */
function isAnyTime({ precondition: { simple } }: StrategyVerdict): boolean {
  return simple.kind === 'boolean' && simple.value;
}

type BadEnd = 'leaks a goroutine' | 'leaks a goroutine or crashes';

/** How a run ends that does not end well: where it is proved that nothing crashes, a goroutine is left. */
function badEnd({ obligations }: Verdict): BadEnd {
  const canCrash = obligations.some(
    ({ obligation: { kind, strategies }, finding }) =>
      kind === 'crash' && strategies.includes(1) && finding.kind !== 'proved',
  );
  return canCrash ? 'leaks a goroutine or crashes' : 'leaks a goroutine';
}

function freeExactly(verdict: StrategyVerdict, end: BadEnd): HeadlineView {
  if (verdict.satisfiable === false) {
    return {
      kind: 'never',
      title: `Always ${end}`,
      condition: null,
      sentence: 'Proved for all values and all schedules: no run ends well.',
    };
  }
  const { simple } = verdict.precondition;
  const when = failsWords(simple);
  const others =
    when === null ? `For all other values every run ${end}.` : `Every run ${end} ${when}.`;
  return {
    kind: 'conditional',
    title: 'Free of goroutine leaks exactly when',
    condition: printTerm(simple, wordsStyle),
    sentence: `${others} Proved for all values and all schedules.${doubt(verdict)}`,
  };
}

function freeWhenever(
  verdict: StrategyVerdict,
  end: BadEnd,
  counterexample: ValuedRun | null,
): HeadlineView {
  return {
    kind: 'conditional',
    title: 'Free of goroutine leaks whenever',
    condition: printTerm(verdict.precondition.simple, wordsStyle),
    sentence: `Proved for all such values and all schedules. ${othersWords(verdict, end, counterexample)}${doubt(verdict)}`,
  };
}

/** What is known of the values that the condition excludes. */
function othersWords(
  { weakestWithin: within }: StrategyVerdict,
  end: BadEnd,
  counterexample: ValuedRun | null,
): string {
  if (counterexample === null) return 'Nothing is known of other values.';
  const isAllTried = [...counterexample.valuation.values()].every(
    (value) => typeof value === 'boolean',
  );
  if (within === null) return `Other values may fail: ${example(counterexample)}`;
  return isAllTried
    ? `For every other value some run ${end}.`
    : `From ${within.low} to ${within.high}, some run ${end} for every value that it excludes.`;
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
    title: isCrash ? 'Can crash' : 'Can leak a goroutine',
    condition: null,
    sentence: `${capitalised(example(counterexample))}${rest}`,
  };
}

function open({ reason }: StrategyVerdict): HeadlineView {
  return {
    kind: 'open',
    title: 'Not decided',
    condition: null,
    sentence:
      `No run that was tried leaks or crashes, and nothing was proved. ${reason ?? ''}`.trim(),
  };
}

function example({ valuation, run: { ending, trace } }: ValuedRun): string {
  const { length } = trace.moves;
  const when = length === 0 ? 'at once' : `after ${length === 1 ? 'one step' : `${length} steps`}`;
  const end = ending.kind === 'crash' ? 'crashes' : 'leaks a goroutine';
  return `${values(valuation)}a run ${end} ${when}.`;
}

function values(valuation: Assignment): string {
  const list = [...valuation].map(([name, value]) => `${name} = ${value}`);
  return list.length === 0 ? '' : `with ${list.join(', ')} `;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
