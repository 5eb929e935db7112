import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { expect, test } from 'vitest';
import { ruleMutants, type RuleMutant } from './rule-mutants.ts';

const isInstalled = spawnSync('z3', ['--version']).status === 0;

/** The contradictions that a program shows when one line of the encoding is another. */
async function contradictions({ file, from, to, program }: RuleMutant): Promise<readonly string[]> {
  const changed = resolve(file);
  if (!readFileSync(changed, 'utf8').includes(from)) throw new Error(`${file} has no ${from}`);
  const { module } = await runnerImport<{
    readonly contradictionsOf: (program: string) => Promise<readonly string[]>;
  }>('./tests/differential/counting/mutant-run.ts', {
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        transform: (code, id) => (id === changed ? code.replace(from, () => to) : null),
      },
    ],
  });
  return module.contradictionsOf(program);
}

test.runIf(isInstalled).each(ruleMutants)('$name', { timeout: 120_000 }, async (mutant) => {
  expect(await contradictions(mutant)).not.toEqual([]);
});
