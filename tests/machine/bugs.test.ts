import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Program } from '../../src/execute/compile/program.ts';
import { reportProperties } from '../../src/execute/report.ts';
import { check, type CheckOptions } from '../../src/execute/search/check.ts';
import { usualLimits } from '../../src/execute/system.ts';
import { readProgram } from '../../src/go/plain/read-program.ts';

const folder = join(import.meta.dirname, 'bugs');

/** Endless runs that a person did not ask about: where somebody serves or spins for ever by design. */
const told = (name: string): boolean => name !== 'terminates';

/** Somebody serves for ever, which breaks nothing. */
const serves = (words: string): boolean => words.startsWith('terminates: not every run ends');

describe.each(readdirSync(folder))('%s', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const want = /^\/\/ want: ?(.*)$/m
    .exec(text)![1]!
    .split(', ')
    .filter((name) => name !== '');

  test('breaks what it is said to break', () => {
    const { program: plain, diagnostics } = readProgram([{ name: file, text }]);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const entry = plain!.entries.find(({ kind }) => kind === 'main')!;
    const program = new Program(plain!);
    const options: CheckOptions = {
      entry: entry.function,
      kind: 'main',
      values: () => [],
      time: 'any',
      states: 150_000,
      schedules: 0,
      seed: 1,
      limits: usualLimits,
      reduce: true,
      output: false,
      isCancelled: () => false,
    };
    const checked = check(program, options);
    const rows = reportProperties(program, options, checked);
    const broken = rows.filter(({ outcome }) => outcome === 'broken').map(({ name }) => name);
    const open = rows
      .filter(({ outcome }) => outcome === 'open')
      .map(({ name, words }) => `${name}: ${words}`);
    expect({
      broken: broken.filter(told).sort(),
      open: open.filter((words) => !serves(words)),
    }).toEqual({
      broken: want.filter(told).sort(),
      open: [],
    });
    expect(broken.includes('terminates')).toBe(want.includes('terminates'));
    for (const { run } of rows) if (run !== null) expect(run.timing).toEqual([]);
  }, 60_000);
});
