import { readFileSync } from 'node:fs';
import { defaultAsk } from '../../src/contract/query/ask.ts';
import { readContracts, verifyProgram } from '../../src/contract/verify.ts';
import type { Settings } from '../../src/contract/rule/proof.ts';
import type { Solver } from '../../src/smt/solver.ts';

export interface Found {
  /** `name: outcome`, with the reason where it is open. */
  readonly outcomes: readonly string[];
  /** `class at the line's text`. */
  readonly errors: readonly string[];
  /** `line: class`, in the order of the lines. */
  readonly places: readonly string[];
  readonly assumed: readonly string[];
  /** `name: whose contracts`, of those that rest on what was not shown. */
  readonly given: readonly string[];
  /** The lines of statements that no run reaches. */
  readonly unreachable: readonly number[];
}

export function programText(name: string): string {
  return readFileSync(new URL(`programs/${name}`, import.meta.url), 'utf8');
}

export async function verifyText(
  solver: Solver,
  name: string,
  text: string,
  chosen: Partial<Settings> = {},
): Promise<Found> {
  const read = readContracts(name, text);
  if (!read.ok) {
    const outcomes = read.diagnostics.map(({ message }) => `rejected: ${message}`);
    return { outcomes, errors: [], places: [], assumed: [], given: [], unreachable: [] };
  }
  const settings: Settings = { division: 'go', covers: false, ...chosen };
  const report = await verifyProgram(read.program, text, solver, { ...defaultAsk, settings });
  const lineAt = (at: number): number => text.slice(0, at).split('\n').length;
  const lines = text.split('\n');
  return {
    outcomes: report.functions.map(
      (one) => `${one.name}: ${one.outcome}${one.reason === null ? '' : `, ${one.reason}`}`,
    ),
    errors: report.functions.flatMap((one) =>
      one.errors.map((each) => `${each.class} at ${lines[lineAt(each.span.start) - 1]!.trim()}`),
    ),
    places: report.functions
      .flatMap(({ errors }) => errors)
      .map((one) => [lineAt(one.span.start), one.class] as const)
      .sort(([first], [second]) => first - second)
      .map(([line, name]) => `${line}: ${name}`),
    assumed: report.assumed,
    given: report.functions.flatMap(({ name: one, given: whose }) =>
      whose.length === 0 ? [] : [`${one}: ${whose.join(', ')}`],
    ),
    unreachable: report.unreachable.map(({ start }) => lineAt(start)),
  };
}

export function isVerified({ outcomes }: Found): boolean {
  return outcomes.every((one) => one.endsWith(': verified'));
}
