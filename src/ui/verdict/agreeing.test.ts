import { expect, test } from 'vitest';
import type { AnswerView, PropertyView } from '../../protocol/machine-api.ts';
import type { HeadlineView } from '../../protocol/verdict-view.ts';
import { besideRuns } from './agreeing.ts';

type Outcomes = Readonly<Record<string, PropertyView['outcome']>>;

function answerWith(outcomes: Outcomes): AnswerView {
  const properties = Object.entries(outcomes).map(([id, outcome]): PropertyView => {
    return { id, label: id, outcome, words: 'Words.', given: [], values: [] };
  });
  return {
    ...{ name: 'f', grade: 'checked', title: '', sentence: '', coverage: '', bounds: [] },
    ...{ properties, milliseconds: 0 },
  };
}

const headline = (kind: HeadlineView['kind'], title: string): HeadlineView => {
  return { kind, title, condition: null, sentence: 'With no values a run leaks a goroutine.' };
};

const outcomes = (all: readonly PropertyView[]) => all.map(({ outcome }) => outcome);

test('a main in which all wait deadlocks, and leaves nobody behind', () => {
  const answer = answerWith({ 'no-leak': 'holds', 'no-deadlock': 'broken' });
  const always = headline('never', 'Always leaks a goroutine');
  const { headline: told, properties } = besideRuns(always, answer, 'main', null);
  expect(told.title).toBe('Always deadlocks');
  expect(told.sentence).toBe('With no values a run deadlocks.');
  expect(outcomes(properties)).toEqual(['holds', 'broken']);
  expect(besideRuns(always, answer, 'function', null).headline).toBe(always);
});

test('a main that leaves somebody behind in another run leaks', () => {
  const answer = answerWith({ 'no-leak': 'broken', 'no-deadlock': 'broken' });
  const some = headline('fails', 'Can leak a goroutine');
  expect(besideRuns(some, answer, 'main', null).headline).toBe(some);
});

test('what is proved for all values has no broken sign of what the proof speaks of', () => {
  const answer = answerWith({ 'no-leak': 'broken', 'race-free': 'broken' });
  const free = headline('free', 'Free of goroutine leaks, provided that f returns');
  const { properties } = besideRuns(free, answer, 'function', 'f may not return');
  expect(outcomes(properties)).toEqual(['open', 'broken']);
  expect(properties[0]!.words).toBe('The proof leaves a run out: f may not return. Words.');
});

test('what goes wrong for values that nobody tried holds for those tried alone', () => {
  const answer = answerWith({ 'no-leak': 'holds', terminates: 'holds' });
  const fails = headline('fails', 'Can leak a goroutine');
  expect(outcomes(besideRuns(fails, answer, 'function', null).properties)).toEqual([
    'open',
    'holds',
  ]);
  const exactly = headline('conditional', 'Free of goroutine leaks exactly when');
  expect(outcomes(besideRuns(exactly, answer, 'function', null).properties)).toEqual([
    'holds',
    'holds',
  ]);
});
