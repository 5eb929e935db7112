import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContracts } from '../../../src/contract/verify.ts';
import type { Solver } from '../../../src/smt/solver.ts';
import { verifyText } from '../verify-text.ts';
import { annotated, generated } from './generated.ts';
import { dafnyPrelude, toDafny } from './to-dafny.ts';

export interface Opinions {
  readonly functions: number;
  /** Both decide, and say the same. */
  readonly verified: number;
  readonly rejected: number;
  readonly undecided: number;
  readonly different: readonly string[];
}

type Opinion = 'verified' | 'rejected' | 'undecided';

/** Functions without memory, each with one contract, by us and by Dafny, which gets all in one file. */
export async function secondOpinions(solver: Solver, seeds: readonly number[]): Promise<Opinions> {
  const all = seeds.map((seed) => {
    const one = generated(seed, true);
    const text = annotated(one, one.candidates.slice(0, seed % 3));
    return { name: one.name, text };
  });
  const dafny = await askDafny(all);
  const total = { functions: all.length, verified: 0, rejected: 0, undecided: 0 };
  const different: string[] = [];
  for (const [at, { name, text }] of all.entries()) {
    const { outcomes } = await verifyText(solver, 'a.go', text);
    const own = outcomes.find((one) => one.startsWith(`${name}: `)) ?? 'nothing';
    const ours: Opinion = own.endsWith(': verified')
      ? 'verified'
      : own.endsWith(': failed')
        ? 'rejected'
        : 'undecided';
    const theirs = dafny[at]!;
    if (ours === 'undecided' || theirs === 'undecided') total.undecided++;
    else if (ours === theirs) total[ours]++;
    else different.push(`${own}, Dafny: ${theirs}\n${text}`);
  }
  return { ...total, different };
}

async function askDafny(
  all: readonly { readonly name: string; readonly text: string }[],
): Promise<readonly Opinion[]> {
  const methods = all.map(({ name, text }) => {
    const read = readContracts('a.go', text);
    if (!read.ok) throw new Error(`${read.diagnostics[0]!.message}\n${text}`);
    return toDafny(read.program.functions.find((one) => one.name === name)!);
  });
  const output = await dafnyOn([dafnyPrelude, ...methods].join('\n'));
  if (!/Dafny program verifier finished/.test(output)) throw new Error(output.slice(0, 4000));
  // Not every error has a line of its own: what Dafny says of a method stands behind its time.
  const said = new Map(
    [...output.matchAll(/Verifying Impl\S*\.(\w+) \.\.\.[^]*?\] +(\w+)/g)].map(
      ([, name, word]) => [name!, word!] as const,
    ),
  );
  return all.map(({ name }) => {
    // Without anything to show there is nothing to verify.
    const word = said.get(name) ?? 'verified';
    if (word === 'verified') return 'verified';
    return word.startsWith('error') ? 'rejected' : 'undecided';
  });
}

async function dafnyOn(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'contracts-dafny-'));
  try {
    const file = join(folder, 'all.dfy');
    await writeFile(file, text);
    return await new Promise((resolve) => {
      // Without the intervals that Boogie finds for loops by itself: here they are said.
      const given = ['/compile:0', '/nologo', '/trace', '/infer:t', '/timeLimit:20', file];
      execFile('dafny', given, { maxBuffer: 2 ** 26 }, (_, stdout) => {
        resolve(stdout);
      });
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
