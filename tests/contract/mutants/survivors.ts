import { readdirSync, readFileSync } from 'node:fs';
import { defaultAsk, type AskOptions } from '../../../src/contract/query/ask.ts';
import { readContracts, verifyProgram } from '../../../src/contract/verify.ts';
import type { Settings } from '../../../src/contract/rule/proof.ts';
import type { Solver } from '../../../src/smt/solver.ts';
import { mutantsOf, type Mutant } from './mutate.ts';

const programs = new URL('../programs/', import.meta.url);
const mostOfAProgram = 12;

export interface Mutated {
  readonly name: string;
  readonly file: string;
  readonly mutants: readonly Mutant[];
}

/** Changes of every program, and all that there are of the gallery's examples. */
export function mutatedPrograms(): readonly Mutated[] {
  const own = readdirSync(programs).map((name): Mutated => {
    const text = readFileSync(new URL(name, programs), 'utf8');
    return { name, file: name, mutants: mutantsOf(name, text, mostOfAProgram) };
  });
  const gallery = readdirSync('examples').filter((one) => /^contract-.*-fixed$/.test(one));
  const shown = gallery.map((name): Mutated => {
    const text = readFileSync(`examples/${name}/main.go`, 'utf8');
    return { name, file: 'main.go', mutants: mutantsOf('main.go', text, Infinity) };
  });
  return [...own, ...shown];
}

const settings: Settings = { division: 'go', covers: false };
const options: AskOptions & { readonly settings: Settings } = { ...defaultAsk, settings };

/** Everything in it is still shown. */
export async function survives(solver: Solver, file: string, mutant: Mutant): Promise<boolean> {
  const { text, inside } = mutant;
  const read = readContracts(file, text);
  if (!read.ok) return false;
  const { program } = read;
  const isShown = async (only?: string): Promise<boolean> => {
    const chosen = only === undefined ? options : { ...options, only };
    const { functions } = await verifyProgram(program, text, solver, chosen);
    return functions.every(({ outcome }) => outcome === 'verified');
  };
  // What was changed fails most often, and alone it is asked soonest.
  for (const { id } of program.functions.filter(({ name }) => name === inside))
    if (!(await isShown(id))) return false;
  return isShown();
}

/** What is explained: by `program place change`, why it may be verified. */
export function explained(): ReadonlyMap<string, string> {
  const text = readFileSync(new URL('survivors.txt', import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' | ');
      return [line.slice(0, at), line.slice(at + 3)] as const;
    }),
  );
}
