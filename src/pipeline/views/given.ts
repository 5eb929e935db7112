import type { AssumedTerm } from '../../encode/encoding.ts';
import { isGiven } from '../../expression/assumption.ts';
import { printTerm, wordsStyle } from '../../logic/print-term.ts';
import type { Given } from '../../model/given.ts';
import { listed } from '../../run/sentence/narration.ts';
import type { HeadlineView } from '../../protocol/verdict-view.ts';

/** What a proof takes for granted that Go itself does not guarantee; null where there is nothing. */
export function givenWords(
  assumptions: readonly AssumedTerm[],
  given: readonly Given[],
): string | null {
  const assumed = assumptions
    .filter(({ origin }) => isGiven[origin])
    .map(({ words, term }) => words ?? printTerm(term, wordsStyle));
  const all = [...new Set([...assumed, ...given.map(({ words }) => words)])];
  return all.length === 0 ? null : listed(all);
}

/** Only what is proved relies on it: a run that goes wrong has been replayed. */
export function withGiven(headline: HeadlineView, given: string | null): HeadlineView {
  if (given === null) return headline;
  switch (headline.kind) {
    case 'free':
    case 'flawed':
      return { ...headline, title: `${headline.title}, provided that ${given}` };
    case 'conditional':
    case 'never':
      return { ...headline, sentence: `${headline.sentence} Provided that ${given}.` };
    case 'fails':
    case 'partial':
    case 'open':
    case 'withdrawn':
      return headline;
  }
}
