import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Program } from '../../../src/execute/compile/program.ts';
import { check } from '../../../src/execute/search/check.ts';
import { usualLimits } from '../../../src/execute/system.ts';
import { readProgram } from '../../../src/go/plain/read-program.ts';
import { printGoPromela } from '../../../src/promela/go/print.ts';

const folder = join(import.meta.dirname, '../../machine/bugs');
/** Others: `VIRGO_SPIN_PROGRAMS=name,name npx vitest run --project oracle tests/oracle/spin/go-programs.test.ts`. */
const usual = `add-inside-fixed,closed-spin,cond-broadcast,double-close,first-of-two,lock-order,negative-counter,
  philosophers,recursive-read-lock,send-on-closed,timeout-leak`;
const files = (process.env['VIRGO_SPIN_PROGRAMS'] ?? usual).split(/,\s*/);

/** What Spin finds: somebody who waits for ever, a panic. */
function askSpin(model: string): { readonly stuck: boolean; readonly crash: boolean } {
  const place = mkdtempSync(join(tmpdir(), 'virgo-spin-go-'));
  const run = (command: string, args: readonly string[]): string =>
    execFileSync(command, args, { cwd: place, encoding: 'utf8', maxBuffer: 2 ** 26 });
  try {
    writeFileSync(join(place, 'model.pml'), model);
    run('spin', ['-a', 'model.pml']);
    run('cc', ['-O0', '-DSAFETY', '-DVECTORSZ=16384', '-w', '-o', 'pan', 'pan.c']);
    // Neither kind of fault hides the other.
    const stuck = run('./pan', ['-A', '-m200000']);
    const crash = run('./pan', ['-E', '-m200000']);
    for (const output of [stuck, crash])
      if (/max search depth too small|out of memory/.test(output)) throw new Error(output);
    return {
      stuck: stuck.includes('pan:1: invalid end state'),
      crash: crash.includes('pan:1: assertion violated'),
    };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

const stuckNames = ['no-leak', 'no-deadlock'] as const;
const crashNames = ['channel-safety', 'lock-safety', 'waitgroup-safety', 'no-panic'] as const;

test.each(files)(
  'Spin and the machine agree on the program %s',
  (name) => {
    const text = readFileSync(join(folder, `${name}.go`), 'utf8');
    const { program: plain } = readProgram([{ name: `${name}.go`, text }]);
    const entry = plain!.entries.find(({ kind }) => kind === 'main')!.function;
    const { text: model, refusals } = printGoPromela(plain!, entry, new Map());
    expect(refusals).toEqual([]);
    const { found, closed } = check(new Program(plain!), {
      entry,
      kind: 'main',
      values: () => [],
      time: 'any',
      states: 100_000,
      schedules: 0,
      seed: 1,
      limits: usualLimits,
      reduce: true,
      output: false,
      isCancelled: () => false,
    });
    expect(closed).toBe(true);
    // A wrong order of locks and a misused waitgroup crash nobody.
    const crash = crashNames.some((property) => {
      const ending = found.get(property)?.fault.ending;
      return ending !== undefined && ending !== 'lock order' && ending !== 'misuse';
    });
    const stuck = stuckNames.some((property) => found.has(property));
    expect(askSpin(model), `${text}\n${model}`).toEqual({ stuck, crash });
  },
  120_000,
);

test('what a model cannot say is told of with its place', () => {
  const text = 'package main\n\nfunc main() {\n\tm := map[int]int{}\n\tm[1] = 2\n}\n';
  const { program } = readProgram([{ name: 'main.go', text }]);
  const { refusals } = printGoPromela(program!, program!.entries[0]!.function, new Map());
  expect(refusals.map(({ words }) => words)).toContain('a map');
});
