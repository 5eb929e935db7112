import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Program } from '../../src/execute/compile/program.ts';
import { firstOutput } from '../../src/execute/report.ts';
import { usualLimits } from '../../src/execute/system.ts';
import { readProgram } from '../../src/go/plain/read-program.ts';
import { printingFiles } from './printing.ts';

test('there are some hundreds of them', () => {
  const names = printingFiles.flatMap(({ programs }) => programs);
  expect(names.length).toBeGreaterThanOrEqual(260);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(printingFiles)('$name', ({ name, text, programs, recorded }) => {
  const { program: plain, diagnostics } = readProgram([{ name, text }]);
  const program = plain && new Program(plain);
  const printed = JSON.parse(readFileSync(recorded, 'utf8')) as Readonly<Record<string, string>>;

  test('is Go', () => {
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test.each(programs)('%s prints what Go prints', (one) => {
    const output = firstOutput(program!, {
      entry: plain!.entries.find((entry) => entry.name === one)!.function,
      ...{ kind: 'function', values: () => [], time: 'idle', states: 0, schedules: 0, seed: 1 },
      ...{ limits: usualLimits, reduce: false, output: false, isCancelled: () => false },
    });
    expect(output).toBe(printed[one]);
  });
});
