import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { compileVirgo, type Fragment } from '../../src/pipeline/compile.ts';

export interface Example {
  readonly name: string;
  readonly source: string;
}

/** All examples in VirGo that compile; the gallery, the tests and the benchmarks read one folder. */
export function virgoExamples(): readonly Example[] {
  return readdirSync('examples')
    .filter((name) => existsSync(`examples/${name}/main.virgo`))
    .toSorted()
    .map((name) => ({ name, source: readFileSync(`examples/${name}/main.virgo`, 'utf8') }));
}

export function compileExample({ name, source }: Example): Fragment {
  const compiled = compileVirgo(source);
  if (!compiled.ok) throw new Error(`the example ${name} does not compile`);
  return compiled.value;
}
