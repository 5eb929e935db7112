import type { DiagnosticView } from '../../protocol/place.ts';
import type { HeadlineView } from '../../protocol/verdict-view.ts';
import type { IconName } from '../parts/icons.ts';
import type { Playground } from '../state/playground.svelte.ts';
import { plainCondition } from './plain-condition.ts';

/** What stands at the head of the result: the answer, or why there is none. */
interface Answer {
  readonly icon: IconName;
  readonly tone: 'good' | 'bad' | 'open';
  readonly title: string;
  readonly condition: string | null;
  readonly sentence: string | null;
  /** What stands in the way of an answer. */
  readonly errors: readonly DiagnosticView[];
}

export const headlineSigns: Readonly<Record<HeadlineView['kind'], Pick<Answer, 'icon' | 'tone'>>> =
  {
    free: { icon: 'check', tone: 'good' },
    conditional: { icon: 'conditional', tone: 'good' },
    never: { icon: 'cross', tone: 'bad' },
    fails: { icon: 'cross', tone: 'bad' },
    partial: { icon: 'question', tone: 'open' },
    open: { icon: 'question', tone: 'open' },
  };

export function answerOf(playground: Playground): Answer {
  const { checking, solver, compilation } = playground;
  const { state } = checking;
  const headline = checking.onShow?.verdict.headline ?? null;
  if (state.kind === 'fault') {
    if (solver.kind !== 'absent') {
      return { ...answer('warning', 'Something of ours broke', state.message), tone: 'bad' };
    }
    if (headline === null) return notChecked;
  }
  if (compilation.isEmpty) return compilation.source.trim() === '' ? noText : nothing;
  if (headline !== null) return verdictOf(headline);
  if (compilation.errors.length > 0) {
    return {
      ...answer('warning', errorTitle(compilation.errors), null),
      errors: compilation.errors,
    };
  }
  if (state.kind === 'cancelled') return answer('question', 'Not decided', null);
  return answer('ring', 'Checking the program', null);
}

/** Go that nothing is wrong with may be more than we can follow: that is not the program's fault. */
function errorTitle(errors: readonly DiagnosticView[]): string {
  const isBeyondUs = errors.every(({ code }) => code.startsWith('go-') && code !== 'go-syntax');
  return isBeyondUs ? 'This Go cannot be checked yet' : 'The program has errors';
}

/** Beside a verdict that is not the last word. */
export function noteOf({ checking, compilation, refusals }: Playground): string | null {
  const { state } = checking;
  if (state.kind === 'cancelled') return 'Cancelled. Change the program or press Check to go on.';
  if (refusals === 0 || !checking.isGone) return null;
  const [first] = compilation.errors;
  return first === undefined
    ? 'Checked: there is nothing to prove in this text.'
    : `Not checked: repair line ${first.place.range.start.line} first.`;
}

/** Above a verdict that speaks of the text before the last change. */
export function isOfPrevious({ checking, compilation }: Playground): boolean {
  return checking.onShow !== null && checking.isStale && !compilation.isEmpty;
}

/** A function that goes wrong for some values beside one on show that never does. */
export function worseThanShown({ checking, overview, fragments, compilation }: Playground) {
  if (checking.isStale || checking.onShow?.verdict.headline.kind !== 'free') return null;
  const found = fragments
    .map(({ name }, index) => ({ name, index, kind: overview.headlineOf(index)?.kind }))
    .find(({ kind }) => kind === 'never' || kind === 'fails');
  return found === undefined || found.index === compilation.index ? null : found;
}

const notChecked = answer(
  'question',
  'Not checked',
  'Everything but the proof works. Press Check to try again.',
);
const noText = answer('ring', 'Nothing to prove', 'Write Go or VirGo, or open an example.');
const nothing = answer(
  'ring',
  'Nothing to prove',
  'No function in this text creates a channel, a waitgroup or a lock that it keeps.',
);

function answer(icon: IconName, title: string, sentence: string | null): Answer {
  return { icon, tone: 'open', title, condition: null, sentence, errors: [] };
}

function verdictOf({ kind, title, condition, sentence }: HeadlineView): Answer {
  const plain = condition === null ? null : plainCondition(condition);
  return { ...headlineSigns[kind], title, condition: plain, sentence, errors: [] };
}
