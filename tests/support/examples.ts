import { existsSync, readdirSync, readFileSync } from 'node:fs';

export interface ExampleFile {
  readonly name: string;
  readonly source: string;
}

/** The examples in VirGo, by name. */
export const virgoExamples: readonly ExampleFile[] = readdirSync('examples')
  .filter((name) => existsSync(`examples/${name}/main.virgo`))
  .toSorted()
  .map((name) => ({ name, source: readFileSync(`examples/${name}/main.virgo`, 'utf8') }));
