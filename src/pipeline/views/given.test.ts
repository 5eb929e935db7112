import { describe, expect, test } from 'vitest';
import type { AssumedTerm } from '../../encode/encoding.ts';
import type { AssumptionOrigin } from '../../expression/assumption.ts';
import { compare, one, variable, yes } from '../../logic/term.ts';
import type { HeadlineView } from '../../protocol/verdict-view.ts';
import { givenWords, withGiven } from './given.ts';

const assumed = (origin: AssumptionOrigin, words?: string): AssumedTerm => ({
  origin,
  span: { start: 0, end: 0 },
  term: words === undefined ? compare(variable('n', 'int'), '>=', one) : yes,
  ...(words !== undefined && { words }),
});
const headline = (kind: HeadlineView['kind']): HeadlineView => ({
  kind,
  title: 'Title',
  condition: null,
  sentence: 'Sentence.',
});

describe('what a verdict is given', () => {
  test("is nothing where Go's own rules say it", () => {
    expect(
      givenWords([assumed('length'), assumed('iterations'), assumed('chosen')], []),
    ).toBeNull();
  });

  test('is told of contracts and calls that were not read', () => {
    const given = [assumed('length'), assumed('contract'), assumed('unread-call', 'Flush returns')];
    expect(givenWords(given, [])).toBe('n >= 1 and Flush returns');
  });

  test('names what the model did not follow, each thing once', () => {
    const span = { start: 0, end: 0 };
    const given = { code: 'returns', words: 'store.Flush returns', span } as const;
    expect(givenWords([], [given, given])).toBe('store.Flush returns');
  });

  test('stands in the title where all is well, behind the condition where there is one', () => {
    expect(withGiven(headline('free'), 'f returns').title).toBe('Title, provided that f returns');
    const { title, sentence } = withGiven(headline('conditional'), 'f returns');
    expect([title, sentence]).toEqual(['Title', 'Sentence. Provided that f returns.']);
  });

  test('changes nothing about a run that was replayed', () => {
    expect(withGiven(headline('fails'), 'f returns')).toEqual(headline('fails'));
  });
});
