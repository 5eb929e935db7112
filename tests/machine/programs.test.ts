import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { goLoader } from '../support/plain.ts';
import { runPlain } from '../support/run-go.ts';

const { lower } = goLoader();

/**
 * Programs in which the order of goroutines does not matter, with what Go prints. Those in `newer` use what
 * came after the Go of the oracle run; what they print follows from the specification.
 */
describe.each(['tests/machine/programs', 'tests/machine/programs/newer'])('%s', (folder) => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.go'));

  it.each(names)('%s prints what Go prints', (name) => {
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    const expected = readFileSync(`${folder}/${name.replace(/\.go$/, '.out')}`, 'utf8');
    const { program, diagnostics } = lower(text);
    expect(diagnostics).toEqual([]);
    expect(runPlain(program)).toEqual({ output: expected, ending: 'ended' });
  });
});
