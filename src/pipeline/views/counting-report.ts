import type { LineMap } from '../../base/span.ts';
import type { CountingObligation } from '../../encode/counting/obligation.ts';
import { printTerm, wordsStyle } from '../../logic/print-term.ts';
import { not, type Term } from '../../logic/term.ts';
import { variablesOf } from '../../logic/term-children.ts';
import { choicesOf, type Choice } from '../../lower/choices.ts';
import type { ObligationView } from '../../protocol/fragment-view.ts';
import type { HeadlineView, ShownEnd, VerdictReport } from '../../protocol/verdict-view.ts';
import type { BadRun, CountingDecision } from '../../verdict/counting/decide-graph.ts';
import type { StrategyVerdict } from '../../verdict/verdict.ts';
import type { BeyondFragment } from '../beyond.ts';
import { failsWords } from './condition-words.ts';
import { forEveryChoice } from './for-every-choice.ts';
import { givenWords, withGiven } from './given.ts';
import { toPlaceView } from './place.ts';
import { toStrategyReport } from './verdict-report.ts';

/** What counting edges decided, in words and texts, for the page and for the command line alike. */
export function toCountingReport(
  { assumptions, given, meanings }: Pick<BeyondFragment, 'assumptions' | 'given' | 'meanings'>,
  lines: LineMap,
  decision: CountingDecision,
): VerdictReport {
  const { proof, shown, strategies } = decision;
  const failed = proof.obligations
    .filter(({ proved }) => !proved)
    .map(({ obligation }, index) => toCountingObligation(obligation, index, lines));
  return {
    headline: withGiven(headlineOf(decision, choicesOf(meanings)), givenWords(assumptions, given)),
    encoding: 'counting',
    shown,
    strategies: strategies.map((one) => {
      const report = toStrategyReport(one, lines, false);
      return one.strategy === 1 ? { ...report, failed } : report;
    }),
  };
}

export function toCountingObligation(
  { kind, words, span }: CountingObligation,
  index: number,
  lines: LineMap,
): ObligationView {
  return {
    name: `${kind}-${index + 1}`,
    kind: kind === 'crash' ? 'crash' : 'exit',
    words,
    place: span && toPlaceView(lines, span),
    node: null,
    strategies: [1],
  };
}

function headlineOf(
  { strategies, shown, run }: CountingDecision,
  choices: readonly Choice[],
): HeadlineView {
  const proved = strategies.filter(({ outcome }) => outcome === 'verified');
  const best = proved.at(-1);
  if (best !== undefined && shown !== null) {
    if (best.strategy === 1) return free(shown);
    return best.satisfiable === false ? never : quantified(best, shown, choices);
  }
  if (run !== null) return fails(run);
  return shown === null ? open : partial;
}

const endWords: Readonly<Record<ShownEnd, string>> = {
  'every run ends': 'every run ends',
  'every fair run ends': 'every run under a fair scheduler ends',
  'every run ends whose loops end': 'every run ends whose loops end',
  'no global deadlock': 'in no state everybody waits',
};

function free(shown: ShownEnd): HeadlineView {
  return {
    kind: 'free',
    title: 'Free of goroutine leaks',
    condition: null,
    sentence: `Proved for all values and all schedules, by counting how often each step is taken: ${endWords[shown]}, with every goroutine finished, and no channel, lock or waitgroup makes one panic.`,
  };
}

/** A condition on what no caller decides has to hold for every choice. */
function quantified(
  best: StrategyVerdict,
  shown: ShownEnd,
  choices: readonly Choice[],
): HeadlineView {
  const { simple } = best.precondition;
  const used = variablesOf(simple);
  if (!choices.some(({ name }) => used.has(name))) return conditional(best, shown);
  const { condition } = forEveryChoice(simple, choices);
  if (condition.kind === 'boolean') return condition.value ? free(shown) : open;
  const precondition = { ...best.precondition, simple: condition };
  return conditional({ ...best, precondition, weakest: false }, shown);
}

function conditional({ precondition, weakest }: StrategyVerdict, shown: ShownEnd): HeadlineView {
  const { simple } = precondition;
  const how = `Proved for all such values and all schedules, by counting how often each step is taken: ${endWords[shown]}.`;
  return {
    kind: 'conditional',
    title: `Free of goroutine leaks ${weakest ? 'exactly when' : 'whenever'}`,
    condition: printTerm(simple, wordsStyle),
    sentence: `${how} ${weakest ? othersFail(simple) : 'Nothing is proved of other values.'}`,
  };
}

function othersFail(condition: Term): string {
  const when = failsWords(condition);
  const where = when ?? `where ${printTerm(not(condition), wordsStyle)}`;
  return `No run ends well ${where}.`;
}

const never: HeadlineView = {
  kind: 'never',
  title: 'Always leaks a goroutine or crashes',
  condition: null,
  sentence: 'Proved for all values and all schedules: no run ends well.',
};

function fails({ valuation, steps, ending }: BadRun): HeadlineView {
  const values = [...valuation].map(([name, value]) => `${name} = ${value}`).join(', ');
  const given = values === '' ? 'A run' : `With ${values} a run`;
  const count = steps.length === 1 ? 'one step' : `${steps.length} steps`;
  const end = ending === 'crash' ? 'crashes' : 'leaks a goroutine';
  return {
    kind: 'fails',
    title: ending === 'crash' ? 'Can crash' : 'Can leak a goroutine',
    condition: null,
    sentence: `${given} ${end} after ${count}. No condition was proved that excludes it.`,
  };
}

const partial: HeadlineView = {
  kind: 'partial',
  title: 'No global deadlock',
  condition: null,
  sentence:
    'Proved for all values and all schedules: as long as a goroutine has not ended, somebody can move. That nobody waits for ever beside others that go on is not shown, so this is no proof that nothing leaks.',
};

const open: HeadlineView = {
  kind: 'open',
  title: 'Not decided',
  condition: null,
  sentence: 'The facts that were found do not exclude that somebody waits for ever.',
};
