import { Program } from '../../../src/execute/compile/program.ts';
import { check } from '../../../src/execute/search/check.ts';
import { usualLimits } from '../../../src/execute/system.ts';
import { readProgram } from '../../../src/go/plain/read-program.ts';
import { racesOf } from './race-detector.ts';

interface Agreement {
  /** Programs in which Go's race detector saw a race. */
  readonly raced: number;
  /** Those of the machine's races that Go did not meet in its few runs. */
  readonly unmet: readonly string[];
  /** Texts in which Go saw a race and the machine says that there is none. */
  readonly missed: readonly string[];
}

/** Holds the machine's answer about races against that of Go's race detector. */
export async function raceAgreement(texts: readonly string[], runs: number): Promise<Agreement> {
  const raced = await racesOf(texts, runs);
  const found = texts.map(hasRace);
  return {
    raced: raced.size,
    unmet: texts.filter((_, at) => found[at]! && !raced.has(at)),
    missed: texts.filter((_, at) => raced.has(at) && !found[at]!),
  };
}

function hasRace(text: string): boolean {
  const { program: plain, diagnostics } = readProgram([{ name: 'main.go', text }]);
  const entry = plain?.entries.find(({ kind }) => kind === 'main');
  if (plain === null || entry === undefined)
    throw new Error(`${text}\n${diagnostics.map(({ message }) => message).join('\n')}`);
  const { found } = check(new Program(plain), {
    entry: entry.function,
    kind: 'main',
    values: () => [],
    time: 'any',
    states: 20_000,
    schedules: 200,
    seed: 1,
    limits: usualLimits,
    reduce: true,
    output: false,
    isCancelled: () => false,
  });
  return found.has('race-free');
}
