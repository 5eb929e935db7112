import { toSentence } from '../../base/sentence.ts';
import { unreachable } from '../../base/unreachable.ts';
import type { HeadlineView } from '../../protocol/verdict-view.ts';

/** What runs show of which a proof that nobody waits for ever says nothing. */
interface Flaw {
  readonly property: 'race-free' | 'no-panic';
  /** With the values, where there are any: "with n = 0 f panics: ...". */
  readonly words: string;
}

const faults: Readonly<Record<Flaw['property'], string>> = {
  'no-panic': 'can panic',
  'race-free': 'has a data race',
};

/** A program that leaks nothing and crashes all the same is not to be called good. */
export function withFlaws(headline: HeadlineView, flaws: readonly Flaw[]): HeadlineView {
  if (flaws.length === 0) return headline;
  const { title, sentence } = headline;
  const told = flaws.map(({ words }) => sentenceOf(words));
  switch (headline.kind) {
    case 'free':
    case 'flawed': {
      const which = [...new Set(flaws.map(({ property }) => faults[property]))].join(' and ');
      const rest = `Apart from that ${sentence.replace(/^P(?=roved )/, 'it is p')}`;
      return {
        ...headline,
        kind: 'flawed',
        title: `${title}, but ${which}`,
        sentence: [...told, rest].join(' '),
      };
    }
    case 'conditional':
    case 'partial':
      return { ...headline, sentence: [sentence, ...told].join(' ') };
    case 'never':
    case 'fails':
    case 'open':
    case 'withdrawn':
      return headline;
    default:
      return unreachable(headline.kind);
  }
}

/** What begins with a qualified name stays as it is. */
function sentenceOf(words: string): string {
  const first = /^\w+\./.test(words) ? words.charAt(0) : words.charAt(0).toUpperCase();
  return toSentence(`${first}${words.slice(1)}`);
}
