import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'tests/machine/programs';
const names = readdirSync(folder).filter((name) => name.endsWith('.go'));

it.each(names)('Go prints what is recorded of %s', (name) => {
  const expected = readFileSync(`${folder}/${name.replace(/\.go$/, '.out')}`, 'utf8');
  expect(execFileSync('go', ['run', `${folder}/${name}`], { encoding: 'utf8' })).toBe(expected);
});
