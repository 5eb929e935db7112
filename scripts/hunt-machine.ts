import { readdirSync, readFileSync } from 'node:fs';
import { printGo } from '../tests/differential/go-generate/print.ts';
import { generateGo } from '../tests/differential/go-generate/generate.ts';
import { subjectsOf } from '../tests/go/truth/claims.ts';
import { callsOf } from '../tests/oracle/go/arguments.ts';
import { functionsOf } from '../tests/oracle/go/instrument.ts';
import { callAgreement, type Called } from '../tests/oracle/go-machine/call-agreement.ts';
import { goReader } from '../tests/support/go.ts';

interface MachineHunt {
  readonly programs: number;
  readonly seed: number;
  /** Without the stored texts. */
  readonly generated: boolean;
}

const batch = 40;
const effort = { runs: 40, states: 20_000 };
const mostCalls = 6;

/** All that Go does in perturbed runs is held against what the machine says, first of the stored texts. */
export async function huntMachine({
  programs,
  seed,
  generated: isGenerated,
}: MachineHunt): Promise<number> {
  const began = performance.now();
  const stored = isGenerated ? [] : storedSubjects();
  let disagreements = 0;
  const sums = { programs: 0, calls: 0, closed: 0, runs: 0, endings: 0 };
  for (let done = 0; done < programs; done += batch) {
    const count = Math.min(batch, programs - done);
    const all = Array.from(
      { length: count },
      (_, at) => stored[done + at] ?? generated(seed + done + at),
    ).filter((one) => one !== null);
    const { wrong, ...more } = await callAgreement(all, effort);
    for (const key of Object.keys(sums) as (keyof typeof sums)[]) sums[key] += more[key];
    const seconds = Math.round((performance.now() - began) / 1000);
    process.stdout.write(
      `${JSON.stringify(sums)}, ${String(seconds)} s, seed ${String(seed + done)}\n`,
    );
    for (const one of wrong) process.stdout.write(`${one}\n`);
    disagreements += wrong.length;
  }
  return disagreements === 0 ? 0 : 1;
}

function generated(seed: number): Called | null {
  const program = generateGo(seed);
  return calledIn(printGo(program), program.entry);
}

function calledIn(text: string, name: string): Called | null {
  const file = goReader().read([{ name: 'main.go', text }]).files[0]!;
  const declaration = functionsOf(file).find((one) => one.name.name === name)!;
  const calls = callsOf(file, declaration);
  return calls === null ? null : { name, text, calls: spread(calls) };
}

/** Some of them, of all parts of the list. */
function spread<T>(list: readonly T[]): readonly T[] {
  const step = Math.ceil(list.length / mostCalls);
  return list.filter((_, at) => at % step === 0);
}

/** A timer that was stopped may still have sent, before Go 1.23. */
function isOfItsTime(text: string, name: string): boolean {
  const [body = ''] = new RegExp(`^func ${name}\\([^]*?^}`, 'm').exec(text) ?? [];
  return /\bt\w*\.(?:Stop|Reset)\(/.test(body);
}

const folders = ['tests/machine/kernels', 'tests/go/truth/programs'];

function storedSubjects(): readonly Called[] {
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`));
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replace(/^package main$/m, 'package example');
    return subjectsOf(text, goReader())
      .filter(({ name }) => !isOfItsTime(text, name))
      .map(({ name, calls }) => ({ name, text, calls: spread(calls) }));
  });
}
