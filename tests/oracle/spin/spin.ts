import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What Spin says of a model: which endings its runs have. */
export interface SpinVerdict {
  readonly ok: boolean;
  readonly stuck: boolean;
  readonly crash: boolean;
}

export interface SpinFigures {
  readonly states: number;
  readonly transitions: number;
  /** By the verifier's own clock, which leaves out how it was made, and its start. */
  readonly seconds: number;
}

/** Longer than any run of the small models that are compared. */
const depth = '-m1000000';

/** Asks for all endings at once: with the observer, and without Spin's own reduction. */
export function askSpin(model: string): SpinVerdict {
  const output = withVerifier(model, ['-DENDINGS'], ['-O0', '-DNOREDUCE'], (run) =>
    run(['-E', '-c0', '-w20', depth]),
  );
  const unreached = unreachedIn(output, 'observer');
  const reached = (name: string): boolean =>
    !unreached.some((line) => line.includes(`"${name} = 1"`));
  const crash = output.includes('assertion violated');
  return { ok: reached('ok'), stuck: reached('stuck'), crash };
}

/** What somebody reads who runs the model as its first line says: Spin's first complaint, or null. */
export function complaintOfSpin(model: string): string | null {
  const output = withVerifier(model, [], ['-O0'], (run) => run([depth]));
  return /^pan:1: (invalid end state|assertion violated)/m.exec(output)?.[1] ?? null;
}

export interface SpinSettings {
  /** Whether Spin may use its own partial order reduction. */
  readonly reduce: boolean;
  /** Of its hash table: 2 to this power of slots. */
  readonly hashBits: number;
}

/** Spin at its best: the flags that its manual names for safety, the quicker of two runs. */
export function measureSpin(model: string, { reduce, hashBits }: SpinSettings): SpinFigures {
  const flags = ['-O2', ...(reduce ? [] : ['-DNOREDUCE'])];
  return withVerifier(model, [], flags, (run) => {
    const outputs = [0, 1].map(() => run(['-c0', '-n', `-w${hashBits}`, depth]));
    const figures = outputs.map(toFigures);
    return figures[0]!.seconds < figures[1]!.seconds ? figures[0]! : figures[1]!;
  });
}

function toFigures(output: string): SpinFigures {
  const number = (pattern: RegExp): number => {
    const match = pattern.exec(output);
    if (match === null) throw new Error(`Spin does not tell ${pattern.source}:\n${output}`);
    return Number(match[1]);
  };
  return {
    states: number(/([\d.e+]+) states, stored/),
    transitions: number(/([\d.e+]+) transitions/),
    // Its clock ticks in hundredths; what it calls none is taken for half of one.
    seconds: Math.max(0.005, number(/elapsed time ([\d.e+-]+) seconds/)),
  };
}

function withVerifier<T>(
  model: string,
  spinFlags: readonly string[],
  compilerFlags: readonly string[],
  use: (run: (args: readonly string[]) => string) => T,
): T {
  const folder = mkdtempSync(join(tmpdir(), 'virgo-spin-'));
  const run = (command: string, args: readonly string[]): string =>
    execFileSync(command, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 });
  try {
    writeFileSync(join(folder, 'model.pml'), model);
    run('spin', [...spinFlags, '-a', 'model.pml']);
    run('cc', [...compilerFlags, '-DSAFETY', '-w', '-o', 'pan', 'pan.c']);
    const output = use((args) => checked(run('./pan', args)));
    return output;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A search that was cut short has no verdict. */
function checked(output: string): string {
  if (/max search depth too small|out of memory/.test(output)) {
    throw new Error(`Spin did not finish:\n${output}`);
  }
  return output;
}

function unreachedIn(output: string, process: string): readonly string[] {
  const section = output
    .split('unreached in ')
    .find((one) => one.startsWith(`proctype ${process}`));
  if (section === undefined) throw new Error(`Spin does not tell what it reached:\n${output}`);
  return section.split('\n').filter((line) => line.includes(', state '));
}
