import { LineMap } from '../base/span.ts';
import { compile } from '../pipeline/compile.ts';
import type { Solver } from '../smt/solver.ts';
import { decide } from '../verdict/decide.ts';
import { languageOf, type Input } from './input.ts';
import { printReport } from './print-report.ts';
import { toDiagnosticReports, toFragmentReport, type Report } from './report.ts';
import type { Terminal } from './terminal.ts';

/** 0: every fragment is verified; 1: not every one; 2: the input is rejected. */
export type ExitCode = 0 | 1 | 2;

export async function check(
  terminal: Terminal,
  input: Input,
  solver: Solver,
  { json }: { readonly json: boolean },
): Promise<ExitCode> {
  const report = await toReport(input, solver);
  if (json) terminal.out(`${JSON.stringify(report)}\n`);
  else printReport(terminal, input, report);
  if (report.fragments.length === 0) return 2;
  // A fragment that could not be translated is not verified either.
  const rejected = report.diagnostics.some(({ severity }) => severity === 'error');
  return !rejected && report.fragments.every(({ first }) => first !== null) ? 0 : 1;
}

async function toReport(input: Input, solver: Solver): Promise<Report> {
  const lines = new LineMap(input.text);
  const { fragments, diagnostics } = compile(input.text, languageOf(input));
  const reports: Report['fragments'][number][] = [];
  for (const fragment of fragments) {
    const decision = await decide(solver, fragment.encoding, fragment.obligations);
    reports.push(toFragmentReport(lines, fragment, decision));
  }
  return {
    version: 1,
    language: input.language,
    diagnostics: toDiagnosticReports(lines, diagnostics),
    fragments: reports,
  };
}
