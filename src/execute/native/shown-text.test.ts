import { expect, test } from 'vitest';
import { call, computed, literal, named } from '../term/make.ts';
import type { Term } from '../term/term.ts';
import { text } from '../term/sort.ts';
import { Unknown } from '../value/value.ts';
import { shownText } from './shown-text.ts';

const shown = (term: Term): string => shownText(new Unknown(term, null));
const home = named('os.Getenv()');

test.each<readonly [string, Term]>([
  ['?', home],
  ['dir ?\n', computed('+', [literal('dir '), computed('+', [home, literal('\n')], text)], text)],
  ['? of 100%, ? and ?\n', call('a text', [literal('%-8s of 100%%, %[2]*d and %+.2f\n'), home])],
  ['?', call('a text', [home])],
  ['?', computed('-', [home, literal(1)], text)],
])('of a text that is not known as much is shown as is: %j', (words, term) => {
  expect(shown(term)).toBe(words);
});

test('a text that is known is shown as it is', () => {
  expect(shownText('a%d\n')).toBe('a%d\n');
});
