import { readdirSync, readFileSync } from 'node:fs';

export interface Wanted {
  readonly file: string;
  readonly text: string;
  /** `line: class` */
  readonly errors: readonly string[];
}

/** Programs whose lines say which error is wanted there, `// want class`; on all others there is none. */
export function wantedIn(folder: string): readonly Wanted[] {
  const directory = new URL(`${folder}/`, import.meta.url);
  return readdirSync(directory).map((file) => {
    const text = readFileSync(new URL(file, directory), 'utf8');
    const errors = text.split('\n').flatMap((line, index) => {
      const [, wanted] = / \/\/ want (\S+)$/.exec(line) ?? [];
      return wanted === undefined ? [] : [`${index + 1}: ${wanted}`];
    });
    return { file, text, errors };
  });
}
