import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { nativeSolver } from '../src/smt/z3/native-solver.ts';
import type { Solver } from '../src/smt/solver.ts';
import { explorerAgreement } from '../tests/differential/explorer-agreement.ts';
import { programs } from '../tests/differential/generate/arbitrary.ts';
import type { GeneratedProgram } from '../tests/differential/generate/arbitrary.ts';
import { verifierAgreement } from '../tests/differential/verifier-agreement.ts';
import { huntContracts } from './hunt-contracts.ts';
import { huntCountingFrom } from './hunt-counting.ts';
import { huntFormulas } from './hunt-formulas.ts';
import { huntGo } from './hunt-go.ts';
import { huntMachine } from './hunt-machine.ts';
import { huntRaces } from './hunt-races.ts';
import { judgeGo } from './judge-go.ts';

const help = `Runs generated programs until something disagrees with the interpreter, or for ever.

  node scripts/hunt.mjs [--programs N] [--seed N] [--spawning] [--explorer] [--go] [--counting]
                         [--formulas] [--races] [--machine] [--contracts [--dafny]] [--judge FILE.go ...]

  --programs N   stop after so many programs; --count N says the same
  --seed N       start from this seed; without it, from the clock
  --spawning     let loops spawn goroutines
  --explorer     ask the explorer only, which is much quicker; without it, the verifier too, for
                 which z3 must be installed
  --counting     generate programs beyond the paper's language, for the proofs that count edges
  --formulas     generate answers to the puzzles that ask for which n; --programs is how many of
                 each kind for each puzzle
  --go           generate Go instead, and hold what we say of it against what Go does; with
                 --explorer, without the verdicts
  --races        generate Go that shares memory, and hold the machine against go build -race
  --judge        no generated programs: hold what check says of the exported functions of these
                 files, of package example, against what Go does with them
  --machine      hold what the machine says may come of a call against hundreds of perturbed runs of
                 Go: first of stored texts and kernels, then of generated ones
  --contracts    generate functions with contracts: real Go must not break what is verified; with
                 --dafny, functions without memory, about which Dafny must say the same
  --generated    without the stored texts

What is found is shrunk and stored in tests/differential/regressions, Go in tests/oracle/go/found.
`;

interface Settings {
  readonly programs: number;
  readonly seed: number;
  readonly spawning: boolean;
  readonly explorer: boolean;
  readonly go: boolean;
  readonly counting: boolean;
  readonly formulas: boolean;
  readonly races: boolean;
  /** Files to be judged instead; null where programs are generated. */
  readonly judge: readonly string[] | null;
  readonly machine: boolean;
  readonly contracts: boolean;
  readonly dafny: boolean;
  readonly generated: boolean;
}

const batch = 250;

/** The exit code: 0 where all agreed, 1 where something was found. */
export async function hunt(given: readonly string[]): Promise<number> {
  const settings = readSettings(given);
  if (settings === null) {
    process.stdout.write(help);
    return 0;
  }
  if (settings.judge !== null) return judgeGo(settings.judge);
  if (settings.formulas) return huntFormulas(settings);
  if (settings.counting) return huntCountingFrom(settings);
  if (settings.races) return huntRaces(settings);
  if (settings.contracts) return huntContracts(settings);
  if (settings.machine) return huntMachine(settings);
  if (settings.go) return huntGo(settings);
  const solver = settings.explorer ? null : nativeSolver();
  try {
    return await huntOn(settings, solver);
  } finally {
    await solver?.dispose();
  }
}

async function huntOn(settings: Settings, solver: Solver | null): Promise<number> {
  const began = performance.now();
  for (let done = 0; done < settings.programs; done += batch) {
    const seed = settings.seed + done / batch;
    const count = Math.min(batch, settings.programs - done);
    const found = await huntBatch(settings, solver, seed, count);
    const seconds = Math.round((performance.now() - began) / 1000);
    process.stdout.write(`${done + count} programs, ${seconds} s, seed ${seed}\n`);
    if (found) return 1;
  }
  return 0;
}

function readSettings(given: readonly string[]): Settings | null {
  const { values, positionals } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: {
      programs: { type: 'string', default: 'Infinity' },
      count: { type: 'string' },
      seed: { type: 'string', default: String(Date.now() % 2 ** 30) },
      spawning: { type: 'boolean', default: false },
      explorer: { type: 'boolean', default: false },
      go: { type: 'boolean', default: false },
      counting: { type: 'boolean', default: false },
      formulas: { type: 'boolean', default: false },
      races: { type: 'boolean', default: false },
      judge: { type: 'boolean', default: false },
      machine: { type: 'boolean', default: false },
      contracts: { type: 'boolean', default: false },
      dafny: { type: 'boolean', default: false },
      generated: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const settings = {
    programs: Number(values.count ?? values.programs),
    seed: Number(values.seed),
    spawning: values.spawning,
    explorer: values.explorer,
    go: values.go,
    counting: values.counting,
    formulas: values.formulas,
    races: values.races,
    judge: values.judge ? positionals : null,
    machine: values.machine,
    contracts: values.contracts,
    dafny: values.dafny,
    generated: values.generated,
  };
  if (!(settings.programs > 0) || !Number.isInteger(settings.seed)) {
    throw new Error('--programs and --seed take a number');
  }
  return settings;
}

async function huntBatch(
  settings: Settings,
  solver: Solver | null,
  seed: number,
  numRuns: number,
): Promise<boolean> {
  const arbitrary = programs({ spawningLoops: settings.spawning });
  const property = fc.asyncProperty(arbitrary, async ({ program, text }) => {
    const found = [...explorerAgreement(program, text).contradictions];
    if (solver !== null)
      found.push(...(await verifierAgreement(program, text, solver)).contradictions);
    if (found.length > 0) throw new Error(found.slice(0, 3).join('\n'));
  });
  const { failed, counterexample, errorInstance } = await fc.check(property, { seed, numRuns });
  if (!failed) return false;
  store(counterexample![0], seed, String((errorInstance as Error).message));
  return true;
}

function store({ text }: GeneratedProgram, seed: number, what: string): void {
  const comment = what.replaceAll(/^/gm, '// ');
  const path = `tests/differential/regressions/found-${seed}.virgo`;
  writeFileSync(path, `${comment}\n${text}`);
  process.stdout.write(`\n${what}\n\n${text}\nKept as ${path}\n`);
}
