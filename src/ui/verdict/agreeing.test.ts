import { expect, test } from 'vitest';
import type { AnswerView, EntryView, PropertyView } from '../../protocol/machine-api.ts';
import type { HeadlineView } from '../../protocol/verdict-view.ts';
import { propertyNames, type PropertyName } from '../../run/property.ts';
import { besideRuns } from './agreeing.ts';

type Outcomes = Readonly<Partial<Record<PropertyName, PropertyView['outcome']>>>;

function answerWith(outcomes: Outcomes): AnswerView {
  const properties = propertyNames.flatMap((id): readonly PropertyView[] => {
    const outcome = outcomes[id];
    if (outcome === undefined) return [];
    return [{ id, label: id, outcome, words: 'Words.', given: [], values: [] }];
  });
  return {
    ...{ name: 'f', grade: 'checked', title: '', sentence: '', coverage: '', bounds: [] },
    ...{ properties, milliseconds: 0 },
  };
}

const headline = (kind: HeadlineView['kind'], title: string): HeadlineView => {
  return { kind, title, condition: null, sentence: 'With no values a run leaks a goroutine.' };
};

const beside = (answer: AnswerView, kind: EntryView['kind'], unsettled: string | null) => ({
  ...{ answer, kind, unsettled },
  run: null,
});

const outcomes = (all: readonly PropertyView[]) => all.map(({ outcome }) => outcome);

test('a main in which all wait deadlocks, and leaves nobody behind', () => {
  const answer = answerWith({ 'no-leak': 'holds', 'no-deadlock': 'broken' });
  const always = headline('never', 'Always leaks a goroutine');
  const { headline: told, properties } = besideRuns(always, beside(answer, 'main', null));
  expect(told.title).toBe('Always deadlocks');
  expect(told.sentence).toBe('With no values a run deadlocks.');
  expect(outcomes(properties)).toEqual(['holds', 'broken']);
  expect(besideRuns(always, beside(answer, 'function', null)).headline).toBe(always);
});

test('a main that leaves somebody behind in another run leaks', () => {
  const answer = answerWith({ 'no-leak': 'broken', 'no-deadlock': 'broken' });
  const some = headline('fails', 'Can leak a goroutine');
  expect(besideRuns(some, beside(answer, 'main', null)).headline).toBe(some);
});

test('what is proved for all values has no broken sign of what the proof speaks of', () => {
  const answer = answerWith({ 'no-leak': 'broken', 'race-free': 'broken' });
  const free = headline('free', 'Free of goroutine leaks, provided that f returns');
  const { properties } = besideRuns(free, beside(answer, 'function', 'f may not return'));
  expect(outcomes(properties)).toEqual(['open', 'broken']);
  expect(properties[0]!.words).toBe('The proof leaves a run out: f may not return. Words.');
});

test('what goes wrong for values that nobody tried holds for those tried alone', () => {
  const answer = answerWith({ 'no-leak': 'holds', terminates: 'holds' });
  const fails = headline('fails', 'Can leak a goroutine');
  expect(outcomes(besideRuns(fails, beside(answer, 'function', null)).properties)).toEqual([
    'open',
    'holds',
  ]);
  const exactly = headline('conditional', 'Free of goroutine leaks exactly when');
  expect(outcomes(besideRuns(exactly, beside(answer, 'function', null)).properties)).toEqual([
    'holds',
    'holds',
  ]);
});

test('a headline counts the steps of the run that stands below it', () => {
  const frames = Array.from({ length: 24 }, () => ({
    step: null,
    goroutines: [],
    resources: [],
    moves: [],
  }));
  const runAt = (value: string) => ({ values: [{ name: 'n', value }], frames });
  const told = (sentence: string, run: ReturnType<typeof runAt> | null) => {
    const fails: HeadlineView = { ...headline('fails', 'Can leak a goroutine'), sentence };
    const answer = answerWith({ 'no-leak': 'broken' });
    return besideRuns(fails, { ...beside(answer, 'function', null), run }).headline.sentence;
  };
  const model = 'Suppose that err: with n = 1 a run leaks a goroutine after 15 steps. More.';
  expect(told(model, null)).toBe(model);
  expect(told(model, runAt('1'))).toBe(
    'Suppose that err: with n = 1 a run leaks a goroutine after 23 steps. More.',
  );
  expect(told(model, runAt('2'))).toBe(
    'Suppose that err: with n = 1 a run leaks a goroutine. More.',
  );
  expect(told('A run crashes after one step.', runAt('2'))).toBe('A run crashes after 23 steps.');
});

test('a condition that suffices says at which other values a run goes wrong', () => {
  const sentence =
    'Proved for all such values and all schedules. Nothing is proved of other values.';
  const whenever = { ...headline('conditional', 'Free of goroutine leaks whenever'), sentence };
  const answer = answerWith({ 'no-leak': 'broken' });
  const [broken] = answer.properties;
  const values = [{ name: 'urls', value: '1 element' }];
  const told = { ...answer, properties: [{ ...broken!, values }] };
  expect(besideRuns(whenever, beside(told, 'function', null)).headline.sentence).toBe(
    'Proved for all such values and all schedules. Nothing is proved of other values, and with urls = 1 element a run goes wrong.',
  );
  expect(besideRuns(whenever, beside(answer, 'function', null)).headline).toBe(whenever);
});
