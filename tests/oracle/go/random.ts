import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { GoReader } from '../../../src/go/plain/go-reader.ts';
import { toModels } from '../../../src/model/to-models.ts';
import type { Solver } from '../../../src/smt/solver.ts';
import type { StrategyVerdict } from '../../../src/verdict/verdict.ts';
import { makeDice } from '../../differential/generate/dice.ts';
import { printGo } from '../../differential/go-generate/print.ts';
import type { GoProgram } from '../../differential/go-generate/program.ts';
import { callsOf, type Call } from './arguments.ts';
import { contradictions } from './contradictions.ts';
import { buildWhatCompiles, type Subject } from './go-program.ts';
import { functionsOf, withYields } from './instrument.ts';
import { readFragments, type Reading } from './readings.ts';
import { inPairs, runSubject } from './run-subject.ts';
import { againstProof, countFunctions } from './whole-flow.ts';

export interface Tools {
  readonly reader: GoReader;
  /** Null where only the explorer's word is held against Go. */
  readonly solver: Solver | null;
}

export interface Effort {
  readonly calls: number;
  readonly runs: number;
}

export interface Examined {
  readonly program: GoProgram;
  readonly text: string;
  readonly compiles: boolean;
  /** Whether it can be expressed, so that there is something to compare. */
  readonly expressed: boolean;
  readonly contradictions: readonly string[];
}

interface Prepared {
  readonly program: GoProgram;
  readonly text: string;
  readonly instrumented: string;
  readonly subject: Subject;
  readonly readings: readonly Reading[];
  /** What is proved of the whole control flow. */
  readonly counted: readonly StrategyVerdict[];
}

/** What we say of programs, held against what Go does with them. */
export async function examine(
  programs: readonly GoProgram[],
  tools: Tools,
  effort: Effort,
): Promise<readonly Examined[]> {
  const prepared: Prepared[] = [];
  for (const [at, program] of programs.entries())
    prepared.push(await prepare(program, `program${at}`, tools, effort));
  const { binary, broken } = buildWhatCompiles(
    prepared.map(({ subject: { name }, instrumented }) => ({
      folder: name,
      name: 'main',
      text: instrumented,
    })),
    prepared.map(({ subject }) => subject),
  );
  const examined = await inPairs(prepared, async (one) => {
    const { program, text, subject, readings, counted } = one;
    const compiles = !broken.has(subject.folder);
    const expressed = readings.length > 0;
    const isSpokenOf = expressed || counted.length > 0;
    const facts = { program, text, compiles, expressed };
    if (!compiles || !isSpokenOf) return { ...facts, contradictions: [] };
    const tallies = await runSubject(binary, subject, effort.runs);
    const found = subject.calls.flatMap((call, at) => [
      ...readings.flatMap((reading) => contradictions(reading, call, tallies[at]!)),
      ...counted.flatMap((one) => againstProof(one, call, tallies[at]!) ?? []),
    ]);
    return { ...facts, contradictions: found };
  });
  // A hunt builds hundreds of programs, each some megabytes.
  rmSync(dirname(binary), { recursive: true });
  return examined;
}

async function prepare(
  program: GoProgram,
  name: string,
  { reader, solver }: Tools,
  effort: Effort,
): Promise<Prepared> {
  const text = printGo(program);
  const { files, program: plain } = reader.read([{ name: 'main.go', text }]);
  const file = files[0]!;
  if (file.errors.length > 0) throw new Error(`a generated program does not parse:\n${text}`);
  const all = await readFragments(text, reader, solver);
  // A function that it calls may be a fragment of its own, whose ends are not this one's.
  const isOne = toModels(plain).fragments.length === 1;
  const declaration = functionsOf(file).find((one) => one.name.name === program.entry)!;
  const calls = callsOf(file, declaration);
  if (calls === null) throw new Error(`${program.entry} cannot be called`);
  const [readings] = [...all].flatMap(([of, found]) => (of.endsWith(program.entry) ? [found] : []));
  const subject = {
    name,
    folder: name,
    calls: sample(calls, effort.calls),
    timers: /\btime\.|context\./.test(text),
  };
  const counts = isOne && solver !== null ? await countFunctions(text, reader, solver) : null;
  const [counted] = [...(counts ?? [])].flatMap(([of, proved]) =>
    of.endsWith(program.entry) ? [proved] : [],
  );
  return {
    program,
    text,
    instrumented: withYields(file),
    subject,
    readings: isOne && readings !== undefined ? readings : [],
    counted: counted ?? [],
  };
}

/** The same ones for the same calls, so that a program that became smaller is asked alike. */
function sample(calls: readonly Call[], most: number): readonly Call[] {
  const dice = makeDice(calls.length);
  const rest = [...calls];
  while (rest.length > most) rest.splice(dice.below(rest.length), 1);
  return rest;
}
