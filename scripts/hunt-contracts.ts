import { nativeSolver } from '../src/smt/z3/native-solver.ts';
import { judgeDebts } from '../tests/contract/judge/debts.ts';
import { judgeContracts } from '../tests/contract/judge/judge.ts';
import { secondOpinions } from '../tests/contract/judge/second-opinion.ts';

interface ContractHunt {
  readonly programs: number;
  readonly seed: number;
  readonly dafny: boolean;
}

const batch = 50;

/** Generated functions with contracts, until real Go breaks one that is verified, or Dafny says something else. */
export async function huntContracts({ programs, seed, dafny }: ContractHunt): Promise<number> {
  const solver = nativeSolver();
  await solver.prepare();
  const sums = new Map<string, number>();
  try {
    for (let done = 0; done < programs; done += batch) {
      const count = Math.min(batch, programs - done);
      const seeds = Array.from({ length: count }, (_, at) => seed + done + at);
      const { wrong, numbers } = dafny ? await askDafny(solver, seeds) : await askGo(solver, seeds);
      for (const [name, number] of Object.entries(numbers))
        sums.set(name, (sums.get(name) ?? 0) + number);
      const said = [...sums].map(([name, number]) => `${String(number)} ${name}`).join(', ');
      process.stdout.write(`${said}, seed ${String(seeds[0])}\n`);
      for (const text of wrong) process.stdout.write(`${text}\n`);
      if (wrong.length > 0) return 1;
    }
    return 0;
  } finally {
    await solver.dispose();
  }
}

interface Batch {
  readonly wrong: readonly string[];
  readonly numbers: Readonly<Record<string, number>>;
}

async function askGo(
  solver: ReturnType<typeof nativeSolver>,
  seeds: readonly number[],
): Promise<Batch> {
  const { contradictions, ...numbers } = await judgeContracts(solver, seeds);
  const { left, programs, verified } = await judgeDebts(solver, seeds);
  const debts = { 'programs that owe': programs, 'of them verified': verified };
  return { wrong: [...contradictions, ...left], numbers: { ...numbers, ...debts } };
}

async function askDafny(
  solver: ReturnType<typeof nativeSolver>,
  seeds: readonly number[],
): Promise<Batch> {
  const { different, ...numbers } = await secondOpinions(solver, seeds);
  return { wrong: different, numbers };
}
