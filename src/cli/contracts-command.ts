import { readFile } from 'node:fs/promises';
import { LineMap, type Range, type Span } from '../base/span.ts';
import { readContracts, verifyProgram } from '../contract/verify.ts';
import type { ContractReport } from '../contract/report/report.ts';
import { defaultAsk } from '../contract/query/ask.ts';
import { isError } from '../diagnostics/diagnostic.ts';
import { readProgram } from '../go/plain/read-program.ts';
import { withRuns } from '../replay-contract/replay.ts';
import type { Solver } from '../smt/solver.ts';
import type { ExitCode } from './check-command.ts';
import { paint, UsageError, type Style, type Terminal } from './terminal.ts';

interface ContractsOptions {
  readonly json: boolean;
  readonly division: 'go' | 'floor';
}

interface Located {
  readonly message: string;
  readonly severity: 'error' | 'warning';
  readonly span: Range;
}

/** 0: every function is verified; 1: not every one; 2: the text is rejected. */
export async function checkContracts(
  terminal: Terminal,
  file: string,
  solver: Solver,
  options: ContractsOptions,
): Promise<ExitCode> {
  const text = await read(file);
  const lines = new LineMap(text);
  const located = (span: Span): Range => lines.range(span);
  const faults = [...goFaults(file, text, located)];
  const contracts = faults.length > 0 ? null : readContracts(file, text);
  if (contracts !== null && !contracts.ok)
    faults.push(...contracts.diagnostics.map((one) => ({ ...one, span: located(one.span) })));
  if (contracts === null || !contracts.ok) {
    const report = { version: 1, functions: [], assumed: [], diagnostics: faults };
    if (options.json) terminal.out(`${JSON.stringify(report)}\n`);
    else for (const one of faults) terminal.error(`${place(file, one.span)}: ${one.message}\n`);
    return 2;
  }
  const settings = { division: options.division, covers: false };
  const proved = await verifyProgram(contracts.program, text, solver, { ...defaultAsk, settings });
  const report = file.endsWith('.go') ? withRuns(contracts.program, text, proved) : proved;
  if (options.json) terminal.out(`${JSON.stringify(toJson(report, located))}\n`);
  else print(terminal, file, report, located);
  return report.functions.every(({ outcome }) => outcome === 'verified') ? 0 : 1;
}

async function read(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new UsageError(`${file} cannot be read.`);
  return text.replace(/^\uFEFF/, '');
}

/** What Go's compiler would refuse; a .gobra file is no Go. */
function goFaults(file: string, text: string, located: (span: Span) => Range): readonly Located[] {
  if (!file.endsWith('.go')) return [];
  const { diagnostics } = readProgram([{ name: file, text }]);
  return diagnostics
    .filter(isError)
    .map(({ message, span }) => ({ message, severity: 'error', span: located(span) }));
}

function place(file: string, { start }: Range): string {
  return `${file}:${String(start.line)}:${String(start.column)}`;
}

function toJson(report: ContractReport, located: (span: Span) => Range): unknown {
  return {
    version: 1,
    functions: report.functions.map(({ name, outcome, errors, reason, given }) => ({
      ...{ name, outcome, reason, given },
      errors: errors.map(({ class: named, span, words, values, replayed }) => ({
        ...{ class: named, span: located(span), words, values, replayed },
      })),
    })),
    assumed: report.assumed,
    diagnostics: report.diagnostics.map((one) => ({ ...one, span: located(one.span) })),
  };
}

const styles: Readonly<Record<'verified' | 'failed' | 'unknown', Style>> = {
  verified: 'green',
  failed: 'red',
  unknown: 'yellow',
};

function print(
  terminal: Terminal,
  file: string,
  report: ContractReport,
  located: (span: Span) => Range,
): void {
  for (const { name, outcome, errors, reason, given } of report.functions) {
    terminal.out(
      `${paint(terminal, styles[outcome], `${name}: ${outcome}`)}${reason === null ? '' : `, ${reason}`}${given.length === 0 ? '' : `, given ${given.join(', ')}`}\n`,
    );
    for (const one of errors)
      terminal.out(`  ${place(file, located(one.span))}: ${one.words} [${one.class}]\n`);
  }
  for (const words of report.assumed) terminal.out(`assumed: ${words}\n`);
}
