import type { GoReader } from '../../../src/go/plain/go-reader.ts';
import { printTerm } from '../../../src/logic/print-term.ts';
import { compile, type Fragment } from '../../../src/pipeline/compile.ts';
import type { Solver } from '../../../src/smt/solver.ts';
import { decide } from '../../../src/verdict/decide.ts';
import type { StrategyVerdict } from '../../../src/verdict/verdict.ts';
import { printVirgo } from '../../../src/virgo/print.ts';

/** What we make of a fragment in one of the two ways to treat goroutines in loops. */
export interface Reading {
  readonly loops: 'counted' | 'commuted';
  readonly fragment: Fragment;
  /** Whether a crash may be survived: what we call a bad end may then be none. */
  readonly recovers: boolean;
  /** Empty where the solver is not asked. */
  readonly strategies: readonly StrategyVerdict[];
}

/**
 * Of every fragment that can be expressed, by its name; one that reads alike in both ways comes once. A verdict that
 * takes something for granted says nothing about runs in which that is not so, as Go's may be.
 */
export async function readFragments(
  source: string,
  reader: GoReader,
  solver: Solver | null,
): Promise<ReadonlyMap<string, readonly Reading[]>> {
  const readings = new Map<string, Reading[]>();
  const recovers = /\brecover\(\)/.test(source);
  for (const loops of ['counted', 'commuted'] as const) {
    for (const fragment of compile(source, { kind: 'go', reader, loops }).fragments) {
      if (fragment.given.length > 0) continue;
      const others = readings.get(fragment.name) ?? [];
      if (others.some((other) => textOf(other.fragment) === textOf(fragment))) continue;
      const strategies = solver === null ? [] : await strategiesOf(fragment, solver);
      readings.set(fragment.name, [...others, { loops, fragment, recovers, strategies }]);
    }
  }
  return readings;
}

function textOf({ program, encoding }: Fragment): string {
  const assumptions = encoding.assumptions.map(({ term }) => printTerm(term));
  return [printVirgo(program.program).text, ...assumptions].join('\n');
}

async function strategiesOf(
  { encoding, obligations }: Fragment,
  solver: Solver,
): Promise<readonly StrategyVerdict[]> {
  return (await decide(solver, encoding, obligations)).verdict.strategies;
}
