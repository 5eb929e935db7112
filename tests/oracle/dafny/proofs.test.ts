import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'docs/proofs';
const files = readdirSync(folder).filter((file) => file.endsWith('.dfy'));

/** What Dafny says in the end, without Z3's complaints about an option that it does not know. */
function summary(file: string): string {
  const { stdout } = spawnSync('dafny', ['/compile:0', '/timeLimit:300', `${folder}/${file}`], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout
    .split('\n')
    .filter((line) => /verifier finished|Error|timed out/.test(line))
    .join('\n');
}

test('the proofs take nothing for granted', () => {
  for (const file of files) {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    expect(text).not.toMatch(/\bassume\b|\{:axiom\}|\{:verify false\}/);
  }
  expect(files).toEqual(['base.dfy', 'machine.dfy', 'traps.dfy']);
});

test.each(files)('Dafny proves all of %s', { timeout: 600_000 }, (file) => {
  expect(summary(file)).toMatch(/^Dafny program verifier finished with \d+ verified, 0 errors$/);
});
