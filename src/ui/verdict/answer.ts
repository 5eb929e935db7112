import type { DiagnosticView } from '../../protocol/place.ts';
import type { HeadlineView } from '../../protocol/verdict-view.ts';
import type { IconName } from '../parts/icons.ts';
import type { Playground } from '../state/playground.svelte.ts';
import type { AnswerView } from '../../protocol/machine-api.ts';
import { besideRuns } from './agreeing.ts';
import { plainCondition } from './plain-condition.ts';
import { gradeSigns } from './signs.ts';

/** What stands at the head of the result: the answer, or why there is none. */
interface Answer {
  readonly icon: IconName;
  readonly tone: 'good' | 'bad' | 'open';
  readonly title: string;
  /** What it is worth; null where it is no answer. */
  readonly grade: string | null;
  readonly condition: string | null;
  readonly sentence: string | null;
  /** What stands in the way of an answer. */
  readonly errors: readonly DiagnosticView[];
}

export const headlineSigns: Readonly<Record<HeadlineView['kind'], Pick<Answer, 'icon' | 'tone'>>> =
  {
    free: { icon: 'check', tone: 'good' },
    flawed: { icon: 'warning', tone: 'bad' },
    conditional: { icon: 'conditional', tone: 'good' },
    never: { icon: 'cross', tone: 'bad' },
    fails: { icon: 'cross', tone: 'bad' },
    partial: { icon: 'question', tone: 'open' },
    open: { icon: 'question', tone: 'open' },
    withdrawn: { icon: 'warning', tone: 'bad' },
  };

export function answerOf(playground: Playground): Answer {
  const { checking, solver, compilation } = playground;
  const { state } = checking;
  const headline = checking.onShow?.verdict.headline ?? null;
  if (state.kind === 'fault') {
    if (solver.kind !== 'absent') {
      return { ...answer('warning', 'Something of ours broke', state.message), tone: 'bad' };
    }
    if (headline === null) return withoutProof(playground);
  }
  if (playground.isEmpty) {
    if (compilation.latest === null) return checkingNow;
    return compilation.source.trim() === '' ? noText : nothing;
  }
  const byRuns = answerByRuns(playground, headline);
  if (byRuns !== null) return byRuns;
  if (headline !== null) return verdictOf(besideAnswer(playground, headline)?.headline ?? headline);
  if (compilation.errors.length > 0) {
    return {
      ...answer('warning', 'The program has errors', null),
      errors: compilation.errors,
    };
  }
  if (state.kind === 'cancelled') return answer('question', 'Not decided', null);
  return checkingNow;
}

/** A headline and the signs of its function, where runs have answered for that, too. */
export function besideAnswer(
  { programRuns, confronting, compilation, player }: Playground,
  headline: HeadlineView,
) {
  const { entry, root, entries } = programRuns;
  const answered = programRuns.answerOf(entry);
  if (root !== null || entry === null || answered === null) return null;
  const confrontation = confronting.of(compilation.about);
  const unsettled = confrontation?.kind === 'not-confronted' ? confrontation.words : null;
  const { kind } = entries[entry]!;
  const run = player.counterexample?.view === 'program' ? player.counterexample : null;
  return besideRuns(headline, { answer: answered.answer, kind, unsettled, run });
}

/** Runs answer for what no proof speaks of, and for what a proof leaves open. */
function answerByRuns(
  { programRuns, compilation }: Playground,
  headline: HeadlineView | null,
): Answer | null {
  const { root, entry, state } = programRuns;
  if (root === null && headline?.kind === 'partial') return wholeAnswer(programRuns);
  if (root === null && headline?.kind !== 'open') {
    const isReading = compilation.isEmpty && compilation.latest !== null && programRuns.isPending;
    return isReading ? answer('ring', 'Reading the program', null) : null;
  }
  const answered = programRuns.answerOf(entry);
  if (answered !== null) return runsAnswer(answered.answer);
  // What the proof leaves open is decided in a moment, or not at all.
  if (root === null) return isAwaited(programRuns) ? running : null;
  if (state.kind === 'fault') {
    return { ...answer('warning', 'Something of ours broke', state.message), tone: 'bad' };
  }
  if (state.kind === 'stopped') return answer('question', 'Not decided', null);
  return running;
}

/** Runs will answer for the function on show. */
function isAwaited({ state, entry, isPending }: Playground['programRuns']): boolean {
  const isBusy =
    state.kind === 'reading' || state.kind === 'confronting' || state.kind === 'running';
  return isBusy && (isPending || entry !== null);
}

/** Where Z3 cannot be loaded, runs are all that there is to say. */
function withoutProof(playground: Playground): Answer {
  const byRuns = playground.isEmpty ? null : answerByRuns(playground, null);
  if (byRuns !== null) return byRuns;
  const { programRuns } = playground;
  const answered = programRuns.answerOf(programRuns.entry);
  if (answered === null) return programRuns.state.kind === 'running' ? running : notChecked;
  const { answer } = answered;
  const sentence = answer.sentence.replace(
    'The proof does not reach it.',
    'Nothing is proved, since Z3 could not be loaded.',
  );
  return runsAnswer({ ...answer, sentence });
}

/** A proof that shows less than all runs of a program without parameters do. */
function wholeAnswer(programRuns: Playground['programRuns']): Answer | null {
  const { entry, entries } = programRuns;
  const answered = programRuns.answerOf(entry);
  if (entry === null || answered?.answer.grade !== 'checked') return null;
  if (entries[entry]!.parameters.length > 0) return null;
  const { sentence } = answered.answer;
  const told = sentence.replace(
    'The proof does not reach it.',
    'The proof shows that some goroutine can always move, and no more.',
  );
  return runsAnswer({ ...answered.answer, sentence: told });
}

function runsAnswer({ grade, title, sentence }: AnswerView): Answer {
  const { icon, tone, word } = gradeSigns[grade];
  return { icon, tone, title, grade: word, condition: null, sentence, errors: [] };
}

/** Beside a verdict that is not the last word. */
export function noteOf({ checking, compilation, refusals }: Playground): string | null {
  const { state } = checking;
  if (state.kind === 'cancelled') return 'Cancelled. Change the program or press Check to go on.';
  const broken = brokenElsewhere(compilation);
  if (broken !== null && checking.onShow !== null && !checking.isStale) return broken;
  if (refusals === 0 || !checking.isGone) return null;
  const [first] = compilation.errors;
  return first === undefined
    ? 'Checked: there is nothing to prove in this text.'
    : `Not checked: repair line ${first.place.range.start.line} first.`;
}

/** Functions that are whole are proved, though Go would not compile the text. */
function brokenElsewhere({ latest, fragment, language }: Playground['compilation']): string | null {
  if (language !== 'go' || fragment === null) return null;
  const error = latest?.diagnostics.find(({ severity }) => severity === 'error');
  if (error === undefined) return null;
  return `Go does not compile this program. Line ${error.place.range.start.line}: ${error.message}`;
}

/** How far a verdict on Go was held against the program itself; null where it is none, or of another text. */
export function confrontedWords(playground: Playground): string | null {
  const { checking, confronting, programRuns, compilation } = playground;
  if (checking.onShow === null || checking.isStale || programRuns.root !== null) return null;
  const { about } = compilation;
  const confrontation = confronting.of(about);
  if (confrontation === null) {
    if (!confronting.isWaitingFor(about)) return null;
    if (compilation.latest?.isAccepted === false) return null;
    return programRuns.state.kind === 'stopped'
      ? 'Not confronted with runs: that was stopped.'
      : 'The Go machine is running the program on small values, to contradict the proof.';
  }
  switch (confrontation.kind) {
    case 'agrees':
      return `Confronted: ${confrontation.words}.`;
    case 'overruled':
      return `Overruled by runs of the program: ${confrontation.words}.`;
    case 'not-confronted':
      return `Not confronted with runs: ${confrontation.words}.`;
    case 'contradicts':
      return null;
  }
}

/** Above a verdict that speaks of the text before the last change. */
export function isOfPrevious({ checking, isEmpty, programRuns }: Playground): boolean {
  return checking.onShow !== null && checking.isStale && !isEmpty && programRuns.root === null;
}

/** A function that goes wrong for some values beside one on show that never does. */
export function worseThanShown(playground: Playground): Worse | null {
  const { checking, overview, fragments, compilation, programRuns } = playground;
  const { root, roots, entries } = programRuns;
  const isGood =
    root === null
      ? !checking.isStale && checking.onShow?.verdict.headline.kind === 'free'
      : programRuns.answerOf(root)?.answer.grade === 'checked';
  if (!isGood) return null;
  const found = fragments
    .map(({ name }, index) => ({ name, index, kind: overview.headlineOf(index)?.kind }))
    .find(({ kind }) => kind === 'never' || kind === 'fails' || kind === 'flawed');
  if (found !== undefined && (root !== null || found.index !== compilation.index))
    return { name: found.name, choose: () => playground.choose(found.index) };
  const refuted = roots.find((at) => programRuns.answerOf(at)?.answer.grade === 'refuted');
  if (refuted === undefined) return null;
  return { name: entries[refuted]!.name, choose: () => playground.chooseRoot(refuted) };
}

interface Worse {
  readonly name: string;
  readonly choose: () => void;
}

const running = answer('ring', 'Running the program', 'The Go machine tries every schedule.');
const notChecked = answer(
  'question',
  'Not checked',
  'Everything but the proof works. Press Check to try again.',
);
const checkingNow = answer('ring', 'Checking the program', null);
const noText = answer('ring', 'Nothing to prove', 'Write Go or VirGo, or open an example.');
const nothing = answer(
  'ring',
  'Nothing to prove',
  'No function in this text creates a channel, a waitgroup or a lock that it keeps.',
);

function answer(icon: IconName, title: string, sentence: string | null): Answer {
  return { icon, tone: 'open', title, grade: null, condition: null, sentence, errors: [] };
}

const proofGrades: Readonly<Record<HeadlineView['kind'], string | null>> = {
  free: 'Proved for all values',
  flawed: 'Leaks: none, proved. Besides: here is a run',
  conditional: 'Proved for all values',
  never: 'Refuted: here is a run',
  fails: 'Refuted: here is a run',
  partial: 'Proved in part',
  open: null,
  withdrawn: 'No result',
};

function verdictOf({ kind, title, condition, sentence }: HeadlineView): Answer {
  const plain = condition === null ? null : plainCondition(condition);
  const grade = proofGrades[kind];
  return { ...headlineSigns[kind], title, grade, condition: plain, sentence, errors: [] };
}
