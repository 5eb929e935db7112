import type { Language } from '../../protocol/compiler-api.ts';

/** A program of the gallery: a folder of `examples/` with its text and what is to be said of it. */
export interface Example {
  readonly id: string;
  readonly title: string;
  readonly group: string;
  readonly line: string;
  readonly language: Language;
  readonly source: string;
}

interface About {
  readonly title: string;
  readonly group: string;
  readonly line: string;
}

const abouts = import.meta.glob<About>('../../../examples/*/about.json', {
  eager: true,
  import: 'default',
});
const sources = import.meta.glob<string>('../../../examples/*/main.virgo', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const groups: readonly string[] = ['From the paper', 'First steps', 'Patterns'];

export const examples: readonly Example[] = Object.entries(sources)
  .flatMap(([path, source]): readonly Example[] => {
    const folder = path.slice(0, path.lastIndexOf('/'));
    const about = abouts[`${folder}/about.json`];
    if (about === undefined) return [];
    const id = folder.slice(folder.lastIndexOf('/') + 1);
    return [{ id, language: 'virgo', source, ...about }];
  })
  .sort((a, b) => rank(a.group) - rank(b.group) || a.title.localeCompare(b.title, 'en'));

function rank(group: string): number {
  const at = groups.indexOf(group);
  return at < 0 ? groups.length : at;
}

/** The program of a first visit: the paper's motivating example, Fig. 3a. */
export const opening: Example = examples.find(({ id }) => id === 'first-answer-unbuffered') ?? {
  id: 'first-answer-unbuffered',
  title: 'The first answer wins, unbuffered',
  group: 'From the paper',
  line: 'Figure 3a: x workers send, one answer is taken; all others hang.',
  language: 'virgo',
  source: 'c = chan [0];\ngo {\n  for 0 .. x {\n    c!;\n  }\n}\nc?;\n',
};
