import { describe, expect, test } from 'vitest';
import { Program } from '../../src/execute/compile/program.ts';
import { reportProperties } from '../../src/execute/report.ts';
import { check, type CheckOptions } from '../../src/execute/search/check.ts';
import { usualLimits } from '../../src/execute/system.ts';
import { readProgram } from '../../src/go/plain/read-program.ts';
import { kernelFiles } from './kernels.ts';

describe.each(kernelFiles)('$name', ({ name, text, kernels }) => {
  const { program: plain, diagnostics } = readProgram([{ name, text }]);
  const program = plain && new Program(plain);

  test('is Go, and each function of it says what breaks', () => {
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(kernels.length).toBe([...text.matchAll(/^func K/gm)].length);
  });

  test.each(kernels)('$name breaks $want, and nothing else', ({ name: entry, want }) => {
    const options: CheckOptions = {
      entry: plain!.entries.find((one) => one.name === entry)!.function,
      ...{
        kind: 'function',
        values: () => [],
        time: 'any',
        states: 100_000,
        schedules: 0,
        seed: 1,
      },
      ...{ limits: usualLimits, reduce: true, output: false, isCancelled: () => false },
    };
    const rows = reportProperties(program!, options, check(program!, options));
    const named = (outcome: string) =>
      rows.filter((one) => one.outcome === outcome).map((one) => one.name);
    expect({ broken: named('broken').sort(), open: named('open') }).toEqual({
      ...{ broken: [...want].sort(), open: [] },
    });
    for (const { run } of rows) if (run !== null) expect(run.timing).toEqual([]);
  });
});
