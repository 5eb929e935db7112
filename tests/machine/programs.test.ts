import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Program } from '../../src/execute/compile/program.ts';
import { firstOutput } from '../../src/execute/report.ts';
import { usualLimits } from '../../src/execute/system.ts';
import { readProgram } from '../../src/go/plain/read-program.ts';

// Those in `newer` use what Go 1.19 does not have: what they print follows from the specification.
const folder = join(import.meta.dirname, 'programs');
const files = ['', 'newer'].flatMap((under) =>
  readdirSync(join(folder, under))
    .filter((file) => file.endsWith('.go'))
    .map((file) => join(under, file)),
);

test.each(files)('%s prints what Go prints', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const { program, diagnostics } = readProgram([{ name: file, text }]);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const expected = join(folder, file.replace('.go', '.out'));
  expect(existsSync(expected)).toBe(true);
  const output = firstOutput(new Program(program!), {
    entry: program!.entries.find(({ kind }) => kind === 'main')!.function,
    kind: 'main',
    values: () => [],
    time: 'idle',
    states: 0,
    schedules: 0,
    seed: 1,
    limits: usualLimits,
    reduce: false,
    output: false,
    isCancelled: () => false,
  });
  expect(output).toBe(readFileSync(expected, 'utf8'));
});
