import { readdirSync, readFileSync } from 'node:fs';
import type { Solver } from '../../src/smt/solver.ts';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { nodeSolvers } from '../../src/smt/z3/node-solver.ts';
import { verifyText } from '../../tests/contract/verify-text.ts';
import { median, round, say, timed } from './statistics.ts';

const folder = new URL('../../tests/contract/programs/', import.meta.url);
/** Small ones, without heap or with little: they answer while one types. */
const interactive: ReadonlySet<string> = new Set([
  'binary-search.go',
  'zune.gobra',
  'decreases.gobra',
]);

/** Every program with contracts, by Z3 in wasm and by native Z3: the same questions, in one run. */
export async function benchContracts(): Promise<object> {
  const wasm = nodeSolvers()();
  const native = nativeSolver();
  await wasm.prepare();
  await native.prepare();
  const times: number[] = [];
  const ratios: number[] = [];
  const quick: number[] = [];
  try {
    for (const name of readdirSync(folder)) {
      const text = readFileSync(new URL(name, folder), 'utf8');
      const inWasm = await provingTime(wasm, name, text);
      const inNative = await provingTime(native, name, text);
      times.push(inWasm);
      ratios.push(inWasm / inNative);
      if (interactive.has(name)) quick.push(inWasm);
      const words = `${String(round(inWasm)).padStart(8)} ms`;
      say(`${words}, wasm over native ${String(round(inWasm / inNative, 2))}: ${name}`);
    }
  } finally {
    await wasm.dispose();
    await native.dispose();
  }
  return {
    contracts: { median: round(median(times)), max: round(Math.max(...times)) },
    contractsInteractive: { max: round(Math.max(...quick)) },
    contractsWasmOverNative: {
      median: round(median(ratios), 2),
      max: round(Math.max(...ratios), 2),
    },
  };
}

/** A short program is proved several times, a long one once. */
async function provingTime(solver: Solver, name: string, text: string): Promise<number> {
  const prove = () => verifyText(solver, name, text);
  const first = await timed(1, prove);
  return first > 2000 ? first : timed(3, prove);
}
