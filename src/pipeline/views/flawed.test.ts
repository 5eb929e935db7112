import { expect, test } from 'vitest';
import type { HeadlineView } from '../../protocol/verdict-view.ts';
import { withFlaws } from './flawed.ts';

const headline = (kind: HeadlineView['kind']): HeadlineView => {
  const sentence = 'Proved for all values and all schedules: every goroutine ends.';
  return { kind, title: 'Free of goroutine leaks', condition: null, sentence };
};
const panic = { property: 'no-panic', words: 'main.func1 panics: boom' } as const;
const race = { property: 'race-free', words: 'two goroutines write x' } as const;

test('what crashes although nobody waits for ever says so first', () => {
  expect(withFlaws(headline('free'), [panic])).toEqual({
    kind: 'flawed',
    title: 'Free of goroutine leaks, but can panic',
    condition: null,
    sentence:
      'main.func1 panics: boom. Apart from that it is proved for all values and all schedules: every goroutine ends.',
  });
  expect(withFlaws(headline('free'), [panic, race]).title).toBe(
    'Free of goroutine leaks, but can panic and has a data race',
  );
});

test('a condition stays as it is, and what else goes wrong stands behind it', () => {
  const { kind, title, sentence } = withFlaws(headline('conditional'), [race]);
  expect([kind, title]).toEqual(['conditional', 'Free of goroutine leaks']);
  expect(sentence).toMatch(/every goroutine ends\. Two goroutines write x\.$/);
});

test('nothing is added where nothing was found, or nothing is proved', () => {
  expect(withFlaws(headline('free'), [])).toEqual(headline('free'));
  expect(withFlaws(headline('never'), [panic])).toEqual(headline('never'));
});
