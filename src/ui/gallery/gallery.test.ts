import { expect, test } from 'vitest';
import { examples } from '../state/examples.ts';
import { themesOf } from './families.ts';
import { matching } from './filter.ts';
import { previewOf } from './outcome.ts';

const ids = (query: string) => matching(examples, query).map(({ id }) => id);

test('every example stands in the gallery once', () => {
  const shown = themesOf(examples).flatMap(({ families }) =>
    families.flatMap(({ head, fixed }) => [head, ...fixed]),
  );
  expect(shown.map(({ id }) => id).sort()).toEqual(examples.map(({ id }) => id).sort());
});

test('an example stands beside the one that it fixes, which needs it and is in its theme', () => {
  const fixing = examples.filter(({ fixes }) => fixes !== undefined);
  expect(fixing.length).toBeGreaterThan(10);
  for (const { id, fixes, group, language, contracts, expect: outcome } of fixing) {
    const broken = examples.find((one) => one.id === fixes);
    expect(broken, id).toMatchObject({ group, language });
    expect(broken?.fixes, 'what is fixed fixes nothing itself').toBeUndefined();
    if (contracts !== undefined) {
      expect(contracts, id).toEqual({ outcome: 'verified' });
      expect(broken?.contracts, id).toMatchObject({ outcome: 'failed' });
      continue;
    }
    expect(broken?.expect, id).not.toMatchObject({ when: 'true' });
    expect(outcome, id).toMatchObject({ outcome: 'verified' });
    expect(outcome, id).not.toEqual(broken?.expect);
  }
});

test('an example whose broken twin is filtered out stands alone', () => {
  const alone = examples.filter(({ id }) => id === 'timeout-with-room');
  expect(themesOf(alone)).toEqual([
    { name: 'Giving up early', families: [{ head: alone[0], fixed: [] }] },
  ]);
});

test('the filter looks at everything that a card says, word by word', () => {
  expect(ids('')).toHaveLength(examples.length);
  expect(ids('LEAKS timeout')).toContain('timeout-leak');
  expect(ids('3a virgo')).toEqual(['first-answer-unbuffered']);
  expect(ids('can crash')).toContain('negative-counter');
  expect(ids('no such thing at all')).toEqual([]);
});

test.each([
  [{ outcome: 'verified', when: 'true', weakest: true }, 'Never leaks', null],
  [
    { outcome: 'verified', when: '!`err != nil`', weakest: true },
    'Free exactly when',
    'err == nil',
  ],
  [{ outcome: 'verified', when: 'n > 3', weakest: false }, 'Free whenever', 'n > 3'],
  [{ outcome: 'refuted', ending: 'stuck', always: true }, 'Always leaks', null],
  [{ outcome: 'refuted', ending: 'crash', always: false }, 'Can crash', null],
  [{ outcome: 'rejected', code: 'go-select' }, 'Refused, with the reason', null],
  [{ outcome: 'undecided' }, 'Not decided', null],
] as const)('an outcome in a few words: %o', (expected, words, condition) => {
  expect(previewOf(expected)).toMatchObject({ words, condition });
});
