import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Expected } from '../../src/ui/state/expected.ts';

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

/** What about.json says will come of the example. */
export function expectedOf(name: string): Expected {
  const about = JSON.parse(readFileSync(`examples/${name}/about.json`, 'utf8')) as {
    readonly expect: Expected;
  };
  return about.expect;
}
