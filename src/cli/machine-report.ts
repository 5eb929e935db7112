import type { LineMap } from '../base/span.ts';
import { unreachable } from '../base/unreachable.ts';
import type { BrokenProperty, RootAnswer } from '../confront/answer-root.ts';
import { answerWords } from '../confront/answer-words.ts';
import type { Confrontation } from '../confront/confront.ts';
import { contradictionWords, withdrawnTitle } from '../confront/contradiction-words.ts';
import type { RunReport as MachineRun, StepReport } from '../execute/report.ts';
import type { Entry, PlainProgram } from '../go/plain/program.ts';
import { withFlaws } from '../pipeline/views/flawed.ts';
import type { FragmentReport } from './report.ts';
import type { RunReport } from './run-report.ts';

/** The text as the report counts it, and the files of the program, of which the first is the text. */
export interface Texts {
  readonly lines: LineMap;
  readonly plain: PlainProgram;
}

/** A verdict, with what the Go machine says to it. A contradiction is no result. */
export function withConfrontation(
  texts: Texts,
  report: FragmentReport,
  confrontation: Confrontation,
): FragmentReport {
  const { words } = confrontation;
  switch (confrontation.kind) {
    case 'agrees': {
      const { kind: outcome, values, states } = confrontation;
      const headline = flawed(report.headline, confrontation.beside);
      const confronted = { outcome, words, values, states, run: null };
      return { ...report, headline, confronted };
    }
    case 'overruled':
    case 'not-confronted':
      return notConfronted(report, words);
    case 'contradicts': {
      const { kind: outcome, run, values } = confrontation;
      const told = run === null ? null : toRun(texts, run, []);
      const sentence = contradictionWords(titleOf(report), words);
      return withdrawn(report, sentence, {
        ...{ outcome, words, run: told },
        ...{ values: [values], states: 0 },
      });
    }
  }
}

/** Answers by runs alone speak of panics and data races themselves. */
function flawed(
  { kind, ...rest }: FragmentReport['headline'],
  flaws: Parameters<typeof withFlaws>[1],
): FragmentReport['headline'] {
  return kind === 'checked' || kind === 'searched'
    ? { kind, ...rest }
    : withFlaws({ kind, ...rest }, flaws);
}

const notConfronted = (report: FragmentReport, words: string): FragmentReport => ({
  ...report,
  confronted: { outcome: 'not-confronted', words, values: [], states: 0, run: null },
});

/** Runs say more than the proof: a run that goes wrong whatever is granted, or that the shown one is none of Go's. */
export function withOverruling(
  texts: Texts,
  report: FragmentReport,
  { by, words }: Extract<Confrontation, { kind: 'overruled' }>,
  answer: RootAnswer,
): FragmentReport {
  const told = notConfronted(report, words);
  switch (by) {
    case 'run': {
      const isSure = answer.broken !== null && answer.broken.run.supposed.length === 0;
      return isSure ? withAnswer(texts, { ...told, first: null }, answer) : told;
    }
    case 'endless':
      return isSupposed(answer) ? told : withAnswer(texts, { ...told, first: null }, answer);
    case 'no-run':
      if (report.grade !== 'refuted') return { ...told, counterexample: null };
      // What is said of the run of the proof would be read as said of the machine's own.
      return withAnswer(texts, answer.broken === null ? told : report, answer);
    default:
      return unreachable(by);
  }
}

const isSupposed = ({ broken }: RootAnswer): boolean =>
  broken !== null && broken.run.supposed.length > 0;

/** Two proofs of the same program that cannot both be right. */
export function withDisagreement(report: FragmentReport, words: string): FragmentReport {
  const sentence = `The two kinds of proofs contradict each other: ${words}. One of them has a fault of ours: please report this program.`;
  const confronted = { outcome: 'contradicts', words, values: [], states: 0, run: null } as const;
  return withdrawn(report, sentence, confronted);
}

function withdrawn(
  report: FragmentReport,
  sentence: string,
  confronted: FragmentReport['confronted'],
): FragmentReport {
  return {
    ...report,
    grade: 'open',
    headline: { kind: 'withdrawn', title: withdrawnTitle, condition: null, sentence },
    strategies: [],
    first: null,
    shown: null,
    counterexample: null,
    confronted,
  };
}

function titleOf({ headline: { title, condition } }: FragmentReport): string {
  return condition === null ? title : `${title} ${condition}`;
}

/** A function that the proof does not reach, as runs answer for it. */
export function toAnswerReport(texts: Texts, answer: RootAnswer): FragmentReport {
  const { name, grade, broken } = answer;
  const { title, sentence } = answerWords(answer);
  return {
    ...unproved(name, texts.lines.position(answer.nameSpan.start).line),
    grade,
    headline: { kind: grade === 'refuted' ? 'fails' : grade, title, condition: null, sentence },
    counterexample:
      broken === null
        ? null
        : { valuation: broken.values, ...toRun(texts, broken.run, broken.actions) },
    searched: toSearched(answer, broken),
  };
}

/** One function more than anybody waits for. */
export function toUnaskedReport(texts: Texts, entry: Entry, most: number): FragmentReport {
  const { nameSpan } = texts.plain.functions[entry.function]!;
  const sentence = `The proof does not reach it, and of such functions the Go machine runs the first ${most} of a text: ask for this one with "run --entry ${entry.name}".`;
  return {
    ...unproved(entry.name, texts.lines.position(nameSpan.start).line),
    headline: { kind: 'open', title: 'Not answered', condition: null, sentence },
  };
}

const unproved = (name: string, line: number): Omit<FragmentReport, 'headline'> => ({
  name,
  line,
  parameters: [],
  assumptions: [],
  given: [],
  choices: [],
  virgo: '',
  encoding: null,
  grade: 'open',
  shown: null,
  strategies: [],
  first: null,
  counterexample: null,
  confronted: null,
  searched: null,
});

/** A verdict that is open, with what runs say. */
export function withAnswer(
  texts: Texts,
  report: FragmentReport,
  answer: RootAnswer,
): FragmentReport {
  const { grade, headline, counterexample, searched } = toAnswerReport(texts, answer);
  return { ...report, grade, headline, counterexample, searched };
}

function toSearched(
  { grade, values, states, schedules, bounds, granted, properties }: RootAnswer,
  broken: BrokenProperty | null,
): FragmentReport['searched'] {
  const closed = grade === 'checked' || bounds.length === 0;
  const supposed = broken?.run.supposed ?? [];
  return { closed, values, states, schedules, bounds, granted, properties, supposed };
}

const stuckEndings = new Set(['leak', 'deadlock']);

function toRun(texts: Texts, run: MachineRun, actions: readonly string[]): RunReport {
  const failing = run.ending === 'misuse' ? 'misuse' : 'crash';
  const ending = stuckEndings.has(run.ending) ? 'stuck' : failing;
  // What packages do before the program begins is nobody's concern.
  const own = run.steps
    .map((step, at) => ({ step, action: actions[at] ?? 'step' }))
    .filter(({ step }) => isOwn(texts, step));
  return {
    ending,
    steps: own.map(({ step, action }) => {
      const { process, sentence, span } = place(texts, step);
      return { process, point: span.start.line, action, sentence, span };
    }),
    blocked: run.blocked.map((step) => {
      const { process, sentence, span } = place(texts, step);
      return { process, operation: '', sentence, span };
    }),
  };
}

const isOwn = ({ plain }: Texts, { span }: StepReport): boolean =>
  span === null || plain.files[span.file]?.library === false;

function place(texts: Texts, step: StepReport) {
  const { goroutine: process, sentence, span } = step;
  const where = span !== null && isOwn(texts, step) ? span : { start: 0, end: 0 };
  return { process, sentence, span: texts.lines.range(where) };
}
