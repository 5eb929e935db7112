import { check } from '../../src/cli/check-command.ts';
import type { FragmentReport } from '../../src/cli/report.ts';
import type { Solver } from '../../src/smt/solver.ts';

/** What `virgo check` says first of the last function of a Go text. */
export async function headlineOf(
  text: string,
  solver: Solver,
): Promise<FragmentReport['headline']> {
  const printed: string[] = [];
  const terminal = { out: (one: string) => printed.push(one), error: () => 0, color: false };
  const input = { file: 'main.go', text, language: 'go', loops: 'counted' } as const;
  await check(terminal, input, solver, { json: true });
  const { fragments } = JSON.parse(printed.join('')) as { fragments: readonly FragmentReport[] };
  return fragments.at(-1)!.headline;
}
