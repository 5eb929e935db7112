import type { Solver } from '../../../src/smt/solver.ts';
import type { Settings } from '../../../src/contract/rule/proof.ts';
import { verifyText } from '../verify-text.ts';
import { annotated, generated, type Generated } from './generated.ts';
import { observe, type Observed } from './in-go.ts';
import type { Said } from './said.ts';

export interface Judged {
  readonly functions: number;
  /** Contracts that were verified, and how many of them say more than that nothing crashes. */
  readonly verified: number;
  readonly claims: number;
  /** Contracts that real Go broke, all of them rejected. */
  readonly refuted: number;
  readonly contradictions: readonly string[];
}

/** A verifier that says yes to anything is found soon; that it says yes at all has to be seen, too. */
const mostRefuted = 3;
const mostLikely = 2;

/** What is verified is never violated: crashes, invariants and candidates for postconditions. */
export async function judgeContracts(
  solver: Solver,
  seeds: readonly number[],
  settings: Partial<Settings> = {},
): Promise<Judged> {
  const all = seeds.map((seed) => generated(seed));
  const seen = await observe(all);
  const total = { functions: 0, verified: 0, claims: 0, refuted: 0 };
  const contradictions: string[] = [];
  for (const [at, one] of all.entries()) {
    const found = await judgeOne(solver, one, seen[at]!, settings);
    total.functions++;
    total.verified += found.verified;
    total.claims += found.claims;
    total.refuted += found.refuted;
    contradictions.push(...found.contradictions);
  }
  return { ...total, contradictions };
}

async function judgeOne(
  solver: Solver,
  one: Generated,
  seen: Observed,
  settings: Partial<Settings>,
): Promise<Omit<Judged, 'functions'>> {
  const contradictions: string[] = [];
  const counts = { verified: 0, claims: 0, refuted: 0 };
  const judge = async (ensures: readonly Said[], broken: string | null): Promise<boolean> => {
    const text = annotated(one, ensures);
    const { outcomes } = await verifyText(solver, 'judged.go', text, settings);
    const isVerified = outcomes.includes(`${one.name}: verified`);
    if (broken !== null) counts.refuted++;
    if (isVerified && broken !== null) contradictions.push(`verified, but Go: ${broken}\n${text}`);
    return isVerified;
  };
  const isSafe = await judge([], seen.crashed ?? seen.invariant);
  if (!isSafe) return { ...counts, contradictions };
  counts.verified++;
  if (seen.runs === 0) return { ...counts, contradictions };
  const failed = one.candidates.map((_, index) => seen.failed[String(index)] ?? null);
  const asked = failed.map((_, index) => index);
  const wrong = asked.filter((index) => failed[index] !== null).slice(0, mostRefuted);
  const likely = asked.filter((index) => failed[index] === null).slice(0, mostLikely);
  for (const index of [...wrong, ...likely]) {
    if (!(await judge([one.candidates[index]!], failed[index]!))) continue;
    counts.verified++;
    counts.claims++;
  }
  return { ...counts, contradictions };
}
