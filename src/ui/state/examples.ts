import type { Language } from '../../base/language.ts';
import type { Expected, ExpectedContracts } from './expected.ts';
import type { Texts } from './program-text.ts';

/** A program of the gallery: a folder of `examples/` with its text and what is to be said of it. */
export interface Example {
  readonly id: string;
  readonly title: string;
  readonly group: string;
  readonly line: string;
  /** The example whose mistake is fixed in this one. */
  readonly fixes?: string;
  readonly expect: Expected;
  /** Of an example about contracts: it opens with its contracts on show. */
  readonly contracts?: ExpectedContracts;
  readonly language: Language;
  readonly source: string;
}

type About = Omit<Example, 'id' | 'language' | 'source'>;

const abouts = import.meta.glob<About>('../../../examples/*/about.json', {
  eager: true,
  import: 'default',
});
const sources = import.meta.glob<string>(
  ['../../../examples/*/main.virgo', '../../../examples/*/main.go'],
  { eager: true, query: '?raw', import: 'default' },
);

const groups: readonly string[] = [
  'From the paper',
  'First steps',
  'Giving up early',
  'Workers and their shares',
  'Waiting for all',
  'Locks and semaphores',
  'Order matters',
  'Contracts',
  'Beyond the paper',
];

export const examples: readonly Example[] = Object.entries(sources)
  .flatMap(([path, source]): readonly Example[] => {
    const folder = path.slice(0, path.lastIndexOf('/'));
    const about = abouts[`${folder}/about.json`];
    if (about === undefined) return [];
    const id = folder.slice(folder.lastIndexOf('/') + 1);
    const language: Language = path.endsWith('.go') ? 'go' : 'virgo';
    return [{ id, language, source, ...about }];
  })
  .sort((a, b) => compare(a, b));

/** By theme, and Go first: that is what people come with. */
function compare(a: Example, b: Example): number {
  return (
    rank(a.group) - rank(b.group) ||
    a.language.localeCompare(b.language, 'en') ||
    a.title.localeCompare(b.title, 'en')
  );
}

function rank(group: string): number {
  const at = groups.indexOf(group);
  return at < 0 ? groups.length : at;
}

/** The program of a first visit: the paper's motivating example. */
export const opening: Example = named('get-result');

/** What stands in each language's editor before the person has written anything. */
export const firstTexts: Texts = {
  go: opening.source,
  virgo: named('first-answer-unbuffered').source,
};

function named(id: string): Example {
  const found = examples.find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no example ${id}`);
  return found;
}
