import { printDafny, type Dialect } from '../dafny/print.ts';
import { dafnyNamesOf, toDafny } from '../encode/to-dafny.ts';
import type { StrategyNumber } from '../encode/encoding.ts';
import { compile, type Fragment } from '../pipeline/compile.ts';
import { LineMap } from '../base/span.ts';
import { describeMachine } from '../process/describe-machine.ts';
import { printPromela } from '../promela/print.ts';
import { printObligations } from '../smt/print-obligations.ts';
import { printVirgo } from '../virgo/print.ts';
import type { ExitCode } from './check-command.ts';
import { readValues } from './explore-command.ts';
import { chooseFragments, languageOf, type Input } from './input.ts';
import { printReport } from './print-report.ts';
import { toDiagnosticReports } from './report.ts';
import type { Terminal } from './terminal.ts';

export const stages = ['virgo', 'processes', 'dafny', 'obligations', 'promela'] as const;
export type Stage = (typeof stages)[number];

export interface EmitOptions {
  readonly stage: Stage;
  readonly strategy: StrategyNumber;
  readonly dialect: Dialect;
  /** By name; all of them where none is named. */
  readonly fragment?: string | undefined;
  /** Values of the parameters, for Promela alone. */
  readonly set?: string | undefined;
}

/** Prints what a stage makes of the file; what else there is to say goes to the error stream. */
export async function emit(
  terminal: Terminal,
  input: Input,
  options: EmitOptions,
): Promise<ExitCode> {
  const { fragments, diagnostics: found } = compile(input.text, await languageOf(input));
  const diagnostics = toDiagnosticReports(new LineMap(input.text), found);
  const quiet = { ...terminal, out: terminal.error };
  printReport(quiet, input, { version: 1, language: input.language, diagnostics, fragments: [] });
  const chosen = chooseFragments(fragments, options.fragment);
  for (const fragment of chosen) {
    if (chosen.length > 1) terminal.out(`// ${fragment.name}\n`);
    terminal.out(printStage(fragment, options));
  }
  return chosen.length === 0 ? 2 : 0;
}

export function printStage(
  { program, withWayOut, machine, encoding, obligations }: Fragment,
  { stage, strategy, dialect, set }: Omit<EmitOptions, 'fragment'>,
): string {
  switch (stage) {
    case 'virgo':
      return printVirgo(program.program, withWayOut).text;
    case 'processes':
      return describeMachine(machine);
    case 'dafny':
      return printDafny(toDafny(encoding, strategy), dafnyNamesOf(encoding), dialect).text;
    case 'obligations': {
      const own = obligations.filter(({ strategies }) => strategies.includes(strategy));
      return printObligations(encoding, own);
    }
    case 'promela':
      return printPromela(machine, set === undefined ? null : readValues(set, machine.parameters));
  }
}
