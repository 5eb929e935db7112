import { capitalised } from '../base/sentence.ts';
import { answerRoot } from '../confront/answer-root.ts';
import { answerWords } from '../confront/answer-words.ts';
import type { PropertyName } from '../run/property.ts';
import type { Entry } from '../go/plain/program.ts';
import type { FoundRun } from '../protocol/compiler-api.ts';
import type { RunView, ValueView } from '../protocol/run-view.ts';
import { literalsOf, readArguments, toValueViews } from './entry-values.ts';
import type { GoProgram } from './go-program.ts';
import { playProgram } from './play-program.ts';
import { showProgramRun } from './show-run.ts';

type ProgramRunFound = FoundRun & {
  /** What its run breaks. */
  readonly property: PropertyName | null;
};

const refusal = (message: string): ProgramRunFound => ({
  kind: 'refused',
  message,
  property: null,
});

/** All schedules at some values are tried, and the worst run is shown; else one that goes well. */
export function findProgramRun(
  go: GoProgram,
  entry: Entry,
  given: readonly ValueView[],
  isCancelled: () => boolean,
): ProgramRunFound {
  const values = readArguments(go.program, entry, given);
  if (!values.ok) return refusal(values.message);
  const answer = answerRoot(go.program, entry, { given: [literalsOf(given)], isCancelled });
  const sentence = capitalised(answerWords(answer).sentence, answer.name);
  const worst = answer.runs.find(({ name }) => name === answer.broken?.name);
  if (worst !== undefined) {
    const { options, found } = worst;
    const { timing, visibleSites: sites, moves } = found;
    const opening = { go, entry, make: options.values, shown: toValueViews(worst.values) };
    const shown = showProgramRun(opening, { timing, sites, moves }, worst.words);
    if (!shown.ok) return refusal(shown.message);
    return { kind: 'found', outcome: 'bad', sentence, run: shown.run, property: worst.name };
  }
  const request = { values: values.shown, trace: null, keep: null, then: null, view: null };
  const begun = playProgram(go, entry, request);
  if (begun.kind === 'refused') return refusal(begun.message);
  const outcome = answer.grade === 'checked' ? 'clean' : 'open';
  const run = playOn(go, entry, begun.run);
  return { kind: 'found', outcome, sentence, run, property: null };
}

/** A run that never ends is shown this far. */
const mostSteps = 60;

/** Goes on with whoever can move, until nobody can. */
function playOn(go: GoProgram, entry: Entry, begun: RunView): RunView {
  let run = begun;
  while (run.frames.length <= mostSteps && run.frames.at(-1)!.moves.length > 0) {
    const { values, trace } = run;
    const played = playProgram(go, entry, { values, trace, keep: null, then: 0, view: null });
    if (played.kind === 'refused') break;
    run = played.run;
  }
  return run;
}
