import { printDafny, type Dialect } from '../dafny/print.ts';
import { dafnyNamesOf, toDafny } from '../encode/to-dafny.ts';
import type { ReportedStrategy, StrategyNumber } from '../base/strategy.ts';
import { isError } from '../diagnostics/diagnostic.ts';
import { printPlain } from '../go/plain/print.ts';
import { lowerTexts } from '../go/plain/read-program.ts';
import { printModels } from '../model/print-models.ts';
import { toModels } from '../model/to-models.ts';
import { compile, type Fragment } from '../pipeline/compile.ts';
import { LineMap } from '../base/span.ts';
import { describeMachine } from '../process/describe-machine.ts';
import { printPromela } from '../promela/print.ts';
import type { Solver } from '../smt/solver.ts';
import { printObligations } from '../smt/print-obligations.ts';
import { printExtended } from '../virgo/extended/print.ts';
import { printVirgo } from '../virgo/print.ts';
import type { ExitCode } from './check-command.ts';
import { printFound } from './emit-found.ts';
import { readValues } from './explore-command.ts';
import { chooseFragments, languageOf, type Input } from './input.ts';
import { printReport } from './print-report.ts';
import { toDiagnosticReports } from './report.ts';
import { UsageError, type Terminal } from './terminal.ts';

export const stages = [
  'plain',
  'model',
  'virgo',
  'processes',
  'dafny',
  'obligations',
  'promela',
] as const;
type Stage = (typeof stages)[number];

export interface EmitOptions {
  readonly stage: Stage;
  readonly strategy: ReportedStrategy;
  readonly dialect: Dialect;
  /** By name; all of them where none is named. */
  readonly fragment?: string | undefined;
  /** Values of the parameters, for Promela alone. */
  readonly set?: string | undefined;
}

/** What is printed of a fragment; Plain Go comes before there are fragments. */
interface StageOptions extends Omit<EmitOptions, 'fragment' | 'strategy' | 'stage'> {
  readonly stage: Exclude<Stage, 'plain' | 'model'>;
  readonly strategy: StrategyNumber;
}

/** Prints what a stage makes of the file; what else there is to say goes to the error stream. */
export async function emit(
  terminal: Terminal,
  input: Input,
  solver: Solver,
  options: EmitOptions,
): Promise<ExitCode> {
  const { stage, strategy, dialect } = options;
  if (strategy === 4 && stage !== 'dafny')
    throw new UsageError('--strategy 4 goes with --stage dafny alone.');
  if (stage === 'plain' || stage === 'model') return emitGo(terminal, input, stage);
  const { fragments, beyond, diagnostics: found } = compile(input.text, languageOf(input));
  const diagnostics = toDiagnosticReports(new LineMap(input.text), found);
  const quiet = { ...terminal, out: terminal.error };
  printReport(quiet, input, { version: 1, language: input.language, diagnostics, fragments: [] });
  const isBeyond = beyond.some(({ name }) => name === options.fragment);
  const chosen = isBeyond ? [] : chooseFragments(fragments, options.fragment);
  let isWhole = true;
  for (const fragment of chosen) {
    if (chosen.length > 1) terminal.out(`// ${fragment.name}\n`);
    if (strategy !== 4) terminal.out(printStage(fragment, { ...options, stage, strategy }));
    else if (!(await printFound(terminal, fragment, solver, dialect))) isWhole = false;
  }
  // What goes beyond the paper's language has a text, and nothing else of what is printed here.
  const others = stage === 'virgo' && strategy !== 4 ? beyond : [];
  const named = others.filter(({ name }) => (options.fragment ?? name) === name);
  for (const { name, checked } of named)
    terminal.out(`// ${name}, beyond the paper\n${printExtended(checked.program).text}`);
  if (chosen.length + named.length === 0) return 2;
  return isWhole ? 0 : 1;
}

/** Go as it is read, and what is abstracted from it, whether or not there is a fragment in it. */
function emitGo(terminal: Terminal, input: Input, stage: 'plain' | 'model'): ExitCode {
  if (input.language !== 'go') throw new UsageError(`--stage ${stage} goes with Go alone.`);
  const { program, diagnostics: found } = lowerTexts([{ name: input.file, text: input.text }]);
  const diagnostics = toDiagnosticReports(new LineMap(input.text), found);
  const quiet = { ...terminal, out: terminal.error };
  printReport(quiet, input, { version: 1, language: input.language, diagnostics, fragments: [] });
  terminal.out(stage === 'plain' ? printPlain(program) : printModels(toModels(program)));
  return found.some(isError) ? 2 : 0;
}

/**
 * What a stage makes of a fragment, as text.
 *
 * @forTests The goldens are made of it.
 */
export function printStage(
  { program, withEscape, machine, encoding, obligations }: Fragment,
  { stage, strategy, dialect, set }: StageOptions,
): string {
  switch (stage) {
    case 'virgo':
      return printVirgo(program.program, withEscape).text;
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
