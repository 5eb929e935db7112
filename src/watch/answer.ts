import { capitalised, toSentence } from '../base/sentence.ts';
import {
  answerRoot,
  type AnswerOptions,
  type FoundRun,
  type RootAnswer,
} from '../confront/answer-root.ts';
import { answerWords } from '../confront/answer-words.ts';
import type { PropertyName } from '../run/property.ts';
import type { Entry } from '../go/plain/program.ts';
import type { AnswerView, Effort, PropertyView } from '../protocol/machine-api.ts';
import type { RunView } from '../protocol/run-view.ts';
import { coverageOf } from './coverage.ts';
import { toValueViews } from './entry-values.ts';
import type { GoProgram } from './go-program.ts';
import { showProgramRun } from './show-run.ts';
import { moreArguments } from './more-arguments.ts';

/** An answer with the runs behind it, each to be shown when somebody asks for it. */
export interface FoundAnswer {
  readonly view: AnswerView;
  readonly worst: PropertyName | null;
  /** The run of the worst takes something for granted that nobody decides. */
  readonly isSupposed: boolean;
  readonly showRun: (property: string) => RunView | null;
}

interface Watching {
  readonly isCancelled: () => boolean;
  readonly onValues: NonNullable<AnswerOptions['onValues']>;
}

/** Each level looks at about five times as much as the one before. */
const growth = 5;
const usual = { states: 30_000, statesOfOne: 10_000, schedulesOfOne: 150 };

/** Judges all properties of a function by its runs. */
export function answerEntry(
  go: GoProgram,
  entry: Entry,
  { level, values }: Effort,
  { isCancelled, onValues }: Watching,
): FoundAnswer {
  const began = performance.now();
  const factor = growth ** level;
  const answer = answerRoot(go.program, entry, {
    states: usual.states * factor,
    statesOfOne: usual.statesOfOne * factor,
    schedulesOfOne: usual.schedulesOfOne * factor,
    given: moreArguments(go.program, entry, values),
    isCancelled,
    onValues,
  });
  return {
    view: toAnswerView(answer, performance.now() - began),
    worst: answer.broken?.name ?? null,
    isSupposed: (answer.broken?.run.supposed.length ?? 0) > 0,
    showRun: (property) => {
      const found = answer.runs.find(({ name }) => name === property);
      return found === undefined ? null : showFound(go, entry, found);
    },
  };
}

function showFound(go: GoProgram, entry: Entry, { options, found, values, words }: FoundRun) {
  const { timing, visibleSites: sites, moves } = found;
  const opening = { go, entry, make: options.values, shown: toValueViews(values) };
  const shown = showProgramRun(opening, { timing, sites, moves }, words);
  return shown.ok ? shown.run : null;
}

function toAnswerView(answer: RootAnswer, milliseconds: number): AnswerView {
  const { name, grade, bounds } = answer;
  const { title, sentence } = answerWords(answer);
  return {
    name,
    grade,
    title,
    sentence: sentenceOf(sentence, name),
    coverage: coverageOf(answer),
    bounds,
    properties: toPropertyViews(answer),
    milliseconds,
  };
}

function toPropertyViews({ name: root, properties, runs }: RootAnswer): readonly PropertyView[] {
  return properties.map(({ name, outcome, words }) => {
    const found = runs.find((one) => one.name === name);
    return {
      id: name,
      label: labels[name],
      outcome,
      words: sentenceOf(found?.words ?? words, root),
      given: found === undefined ? [] : givenOf(found, root),
      values: found === undefined ? [] : toValueViews(found.values),
    };
  });
}

/** What nobody decides is supposed; what the clock does is said of it. */
function givenOf({ run: { supposed, timing } }: FoundRun, root: string): readonly string[] {
  const told = timing.map((words) => sentenceOf(words, root));
  return [...supposed.map((words) => `Suppose that ${words}.`), ...told];
}

function sentenceOf(words: string, root: string): string {
  return toSentence(capitalised(words, root));
}

/** What each promises, in a word or two. */
const labels: Readonly<Record<PropertyName, string>> = {
  'no-leak': 'No leak',
  'no-deadlock': 'No deadlock',
  'channel-safety': 'Channels',
  'eventual-reception': 'All received',
  'waitgroup-safety': 'Waitgroups',
  'lock-safety': 'Locks',
  'race-free': 'No race',
  'no-panic': 'No panic',
  terminates: 'Ends',
};
