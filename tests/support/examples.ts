import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Expected } from '../../src/ui/state/expected.ts';
import { readVirgo } from '../../src/virgo/read.ts';

export interface ExampleFile {
  readonly name: string;
  readonly source: string;
}

type ExampleLanguage = 'virgo' | 'go';

/** The examples in one language, by name. */
function examplesIn(language: ExampleLanguage): readonly ExampleFile[] {
  return readdirSync('examples')
    .filter((name) => existsSync(`examples/${name}/main.${language}`))
    .toSorted()
    .map((name) => ({ name, source: readFileSync(`examples/${name}/main.${language}`, 'utf8') }));
}

export const virgoExamples = examplesIn('virgo');
export const goExamples = examplesIn('go');

/** Those in the language of the paper, which its encoding takes. */
export const paperExamples = virgoExamples.filter(({ source }) => profileOf(source) === 'paper');

function profileOf(source: string): 'paper' | 'extended' {
  const read = readVirgo(source);
  if (!read.ok) throw new Error(`an example cannot be read: ${read.diagnostics[0]!.message}`);
  return read.value.profile;
}

/** What about.json says will come of the example. */
export function expectedOf(name: string): Expected {
  const about = JSON.parse(readFileSync(`examples/${name}/about.json`, 'utf8')) as {
    readonly expect: Expected;
  };
  return about.expect;
}
