import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Program } from '../../../src/execute/compile/program.ts';
import { check } from '../../../src/execute/search/check.ts';
import { usualLimits } from '../../../src/execute/system.ts';
import { readProgram } from '../../../src/go/plain/read-program.ts';
import { printGoPromela } from '../../../src/promela/go/print.ts';

const folder = join(import.meta.dirname, '../../machine/bugs');
const files = readdirSync(folder).filter((name) => name.includes(process.env['SPIN_GO'] ?? ''));

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

test('Spin and the machine agree on whole programs of Go', () => {
  let compared = 0;
  const refused: string[] = [];
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    const { program: plain } = readProgram([{ name: file, text }]);
    const entry = plain!.entries.find(({ kind }) => kind === 'main')!.function;
    const { text: model, refusals } = printGoPromela(plain!, entry, new Map());
    if (refusals.length > 0) {
      refused.push(`${file}: ${refusals[0]!.words}`);
      continue;
    }
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
    if (!closed) continue;
    compared++;
    // A wrong order of locks and a misused waitgroup crash nobody.
    const crashes = crashNames.some((name) => {
      const ending = found.get(name)?.fault.ending;
      return ending !== undefined && ending !== 'lock order' && ending !== 'misuse';
    });
    const expected = { stuck: stuckNames.some((name) => found.has(name)), crash: crashes };
    let said: unknown;
    try { said = askSpin(model); } catch (error) { said = String(error).slice(0, 600); }
    if (JSON.stringify(said) !== JSON.stringify(expected)) { console.log(file, said, expected); writeFileSync('/tmp/machine-hunt/s/' + file + '.pml', model); }
  }
  console.log(`${String(compared)} compared, refused:\n${refused.join('\n')}`);
  expect(compared).toBeGreaterThan(0);
}, 600_000);
