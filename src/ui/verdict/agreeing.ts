import type { AnswerView, EntryView, PropertyView } from '../../protocol/machine-api.ts';
import type { RunView } from '../../protocol/run-view.ts';
import type { HeadlineView } from '../../protocol/verdict-view.ts';

/** What a proof of a function speaks of, too: data races, panics of other kinds and endless loops it leaves out. */
const proved: ReadonlySet<string> = new Set([
  'no-leak',
  'no-deadlock',
  'channel-safety',
  'waitgroup-safety',
  'lock-safety',
]);

interface Shown {
  readonly headline: HeadlineView;
  readonly properties: readonly PropertyView[];
  readonly kind: EntryView['kind'];
  /** Why runs did not settle what the proof says; null where they agree with it. */
  readonly unsettled: string | null;
  /** The run of the program that stands below the headline; null where that is one of the model. */
  readonly run: Pick<RunView, 'values' | 'frames'> | null;
}

/**
 * The signs beside a headline that a proof made. Runs that the proof leaves out, and values that runs did not
 * try, would make the one say what the other denies.
 */
function signsBeside({ headline, properties, unsettled }: Shown): readonly PropertyView[] {
  const isOf = (outcome: PropertyView['outcome']) => (one: PropertyView) =>
    proved.has(one.id) && one.outcome === outcome;
  switch (headline.kind) {
    case 'free':
    case 'flawed':
      return properties.map((one) => (isOf('broken')(one) ? leftOut(one, unsettled) : one));
    case 'fails':
    case 'never':
      if (properties.some(({ outcome }) => outcome === 'broken')) return properties;
      return properties.map((one) => (isOf('holds')(one) ? untried(one) : one));
    case 'conditional':
    case 'partial':
    case 'open':
    case 'withdrawn':
      return properties;
  }
}

function leftOut(one: PropertyView, unsettled: string | null): PropertyView {
  const why = unsettled ?? 'it asks for what the proof takes for granted';
  return { ...one, outcome: 'open', words: `The proof leaves a run out: ${why}. ${one.words}` };
}

function untried(one: PropertyView): PropertyView {
  const words = 'No run with the values that were tried breaks it: the headline speaks of others.';
  return { ...one, outcome: 'open', words };
}

/**
 * Where main and all others wait, Go ends the program: nobody is left behind. The proof calls both a leak,
 * and runs tell which it is.
 */
function deadlockBeside({ headline, properties, kind }: Shown): HeadlineView {
  if (kind !== 'main' || (headline.kind !== 'never' && headline.kind !== 'fails')) return headline;
  const outcomeOf = (id: string) => properties.find((one) => one.id === id)?.outcome;
  if (outcomeOf('no-deadlock') !== 'broken' || outcomeOf('no-leak') !== 'holds') return headline;
  const { title, sentence } = headline;
  return { ...headline, title: asDeadlock(title), sentence: asDeadlock(sentence) };
}

const stepsOfModel = /(?:with (.+?) )?a run (\S.*?) (?:after (?:one step|\d+ steps)|at once)/i;

/** A run of the program has other steps than that of the model which the sentence was made of. */
function stepsBeside(headline: HeadlineView, run: Shown['run']): HeadlineView {
  const { sentence } = headline;
  const found = stepsOfModel.exec(sentence);
  if (run === null || found === null) return headline;
  const [whole, values] = found;
  const ofRun = new Set(run.values.map(({ name, value }) => `${name} = ${value}`));
  const isSame = values === undefined || values.split(', ').every((one) => ofRun.has(one));
  const count = run.frames.length - 1;
  const steps = isSame ? ` ${afterSteps(count)}` : '';
  const told = whole.replace(/ (?:after (?:one step|\d+ steps)|at once)$/, steps);
  return { ...headline, sentence: sentence.replace(whole, () => told) };
}

function afterSteps(count: number): string {
  if (count === 0) return 'at once';
  return `after ${count === 1 ? 'one step' : `${count} steps`}`;
}

const unproved = 'Nothing is proved of other values.';

/** A condition that suffices says nothing of other values: runs may. */
function othersBeside(headline: HeadlineView, properties: readonly PropertyView[]): HeadlineView {
  const { kind, sentence } = headline;
  const broken = properties.find(({ id, outcome }) => outcome === 'broken' && proved.has(id));
  if (kind !== 'conditional' || broken === undefined || broken.values.length === 0) return headline;
  const values = broken.values.map(({ name, value }) => `${name} = ${value}`).join(', ');
  const told = `Nothing is proved of other values, and with ${values} a run goes wrong.`;
  return { ...headline, sentence: sentence.replace(unproved, () => told) };
}

function asDeadlock(words: string): string {
  return words
    .replaceAll('leaks a goroutine', 'deadlocks')
    .replaceAll('leak a goroutine', 'deadlock');
}

/** What runs say of the function that a headline speaks of, so that neither denies the other. */
export function besideRuns(
  headline: HeadlineView,
  { answer: { properties }, ...about }: Beside,
): { readonly headline: HeadlineView; readonly properties: readonly PropertyView[] } {
  const shown = { headline, properties, ...about };
  return {
    headline: othersBeside(stepsBeside(deadlockBeside(shown), shown.run), properties),
    properties: signsBeside(shown),
  };
}

interface Beside extends Omit<Shown, 'headline' | 'properties'> {
  readonly answer: AnswerView;
}
