import { printDafny, type Dialect } from '../dafny/print.ts';
import { dafnyNamesOf, toDafny } from '../encode/to-dafny.ts';
import type { StrategyNumber } from '../encode/encoding.ts';
import { compileVirgo, type Fragment } from '../pipeline/compile.ts';
import { LineMap } from '../base/span.ts';
import { describeMachine } from '../process/describe-machine.ts';
import { printPromela } from '../promela/print.ts';
import { printObligations } from '../smt/print-obligations.ts';
import { printVirgo } from '../virgo/print.ts';
import type { ExitCode } from './check-command.ts';
import { readValues } from './explore-command.ts';
import type { Input } from './input.ts';
import { printReport } from './print-report.ts';
import { toDiagnosticReports } from './report.ts';
import type { Terminal } from './terminal.ts';

export const stages = ['virgo', 'processes', 'dafny', 'obligations', 'promela'] as const;
export type Stage = (typeof stages)[number];

export interface EmitOptions {
  readonly stage: Stage;
  readonly strategy: StrategyNumber;
  readonly dialect: Dialect;
  /** Values of the parameters, for Promela alone. */
  readonly set?: string | undefined;
}

export function emit(terminal: Terminal, input: Input, options: EmitOptions): ExitCode {
  const compiled = compileVirgo(input.text);
  if (!compiled.ok) {
    const diagnostics = toDiagnosticReports(new LineMap(input.text), compiled.diagnostics);
    const quiet = { ...terminal, out: terminal.error };
    printReport(quiet, input, { version: 1, language: input.language, diagnostics, fragments: [] });
    return 2;
  }
  terminal.out(printStage(compiled.value, options));
  return 0;
}

export function printStage(
  { program, machine, encoding, obligations }: Fragment,
  { stage, strategy, dialect, set }: EmitOptions,
): string {
  switch (stage) {
    case 'virgo':
      return printVirgo(program.program).text;
    case 'processes':
      return describeMachine(machine);
    case 'dafny':
      return printDafny(toDafny(encoding, strategy), dafnyNamesOf(encoding), dialect);
    case 'obligations': {
      const own = obligations.filter(({ strategies }) => strategies.includes(strategy));
      return printObligations(encoding, own);
    }
    case 'promela':
      return printPromela(machine, set === undefined ? null : readValues(set, machine.parameters));
  }
}
