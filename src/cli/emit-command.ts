import { printDafny } from '../dafny/print.ts';
import { dafnyNamesOf, toDafny } from '../encode/to-dafny.ts';
import type { StrategyNumber } from '../base/strategy.ts';
import { isError } from '../diagnostics/diagnostic.ts';
import { printTypes } from '../behaviour/print-types.ts';
import { unreachable } from '../base/unreachable.ts';
import type { PlainProgram } from '../go/plain/program.ts';
import { printPlain } from '../go/plain/print.ts';
import { parseLiterals } from '../execute/environment.ts';
import { lowerTexts, readProgram } from '../go/plain/read-program.ts';
import { printGoPromela } from '../promela/go/print.ts';
import { printModels } from '../model/print-models.ts';
import { toModels } from '../model/to-models.ts';
import { compile, type Fragment } from '../pipeline/compile.ts';
import { LineMap } from '../base/span.ts';
import { describeMachine } from '../process/describe-machine.ts';
import { printPromela } from '../promela/print.ts';
import type { Solver } from '../smt/solver.ts';
import { printObligations } from '../smt/print-obligations.ts';
import { printVirgo } from '../virgo/print.ts';
import type { ExitCode } from './check-command.ts';
import type { EmitOptions, GoStage, StageOptions } from './emit-options.ts';
import { printBeyond } from './emit-beyond.ts';
import { printFound } from './emit-found.ts';
import { readValues } from './explore-command.ts';
import { chooseFragments, languageOf, type Input } from './input.ts';
import { printReport } from './print-report.ts';
import { toDiagnosticReports } from './report.ts';
import { UsageError, type Terminal } from './terminal.ts';

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
  if (stage === 'plain' || stage === 'model' || stage === 'types')
    return emitGo(terminal, input, stage);
  const isModel = stage === 'promela' && input.language === 'go';
  if (isModel && options.entry !== undefined) return emitSkeleton(terminal, input, options);
  const { fragments, beyond, diagnostics: found } = compile(input.text, languageOf(input));
  const diagnostics = toDiagnosticReports(new LineMap(input.text), found);
  const quiet = { ...terminal, out: terminal.error };
  printReport(quiet, input, { version: 1, language: input.language, diagnostics, fragments: [] });
  if (isModel && fragments.length === 0) return emitSkeleton(terminal, input, options);
  const isBeyond = beyond.some(({ name }) => name === options.fragment);
  const chosen = isBeyond ? [] : chooseFragments(fragments, options.fragment);
  let isWhole = true;
  for (const fragment of chosen) {
    if (chosen.length > 1) terminal.out(`// ${fragment.name}\n`);
    if (strategy !== 4) terminal.out(printStage(fragment, { ...options, stage, strategy }));
    else if (!(await printFound(terminal, fragment, solver, dialect))) isWhole = false;
  }
  const named = beyond.filter(({ name }) => (options.fragment ?? name) === name);
  for (const fragment of named)
    isWhole = (await printBeyond(terminal, fragment, solver, { ...options, stage })) && isWhole;
  if (chosen.length + named.length === 0) return 2;
  return isWhole ? 0 : 1;
}

/** The program itself as a model, from where it begins, for values of the parameters. */
function emitSkeleton(terminal: Terminal, input: Input, { entry, set }: EmitOptions): ExitCode {
  const { program } = readProgram([{ name: input.file, text: input.text }]);
  if (program === null) return 2;
  const begins =
    entry === undefined
      ? (program.entries.find(({ kind }) => kind === 'main') ?? program.entries[0])
      : program.entries.find(({ name }) => name === entry);
  if (begins === undefined) throw new UsageError(`There is no function ${entry ?? 'main'}.`);
  const { text, refusals } = printGoPromela(program, begins.function, readSkeletonValues(set));
  const lines = new LineMap(input.text);
  const own = refusals.map(({ words, span }) => {
    const isOwn = program.files[span.file]?.library === false;
    return `${isOwn ? `${input.file}:${String(lines.position(span.start).line)}: ` : ''}Promela cannot say ${words}\n`;
  });
  for (const line of new Set(own)) terminal.error(line);
  if (refusals.length > 0) return 2;
  terminal.out(text);
  return 0;
}

function readSkeletonValues(set: string | undefined): ReadonlyMap<string, number> {
  const given = parseLiterals(set ?? '');
  if (given === null) throw new UsageError('--set is written like n=2,b=true.');
  return new Map(
    [...given].map(([name, literal]) => {
      if (literal.kind !== 'number' && literal.kind !== 'boolean')
        throw new UsageError(`--set: a model takes numbers and truth values, not ${name}.`);
      return [name, Number(literal.value)];
    }),
  );
}

/** Go as it is read, and what is abstracted from it, whether or not there is a fragment in it. */
function emitGo(terminal: Terminal, input: Input, stage: GoStage): ExitCode {
  if (input.language !== 'go') throw new UsageError(`--stage ${stage} goes with Go alone.`);
  const { program, diagnostics: found } = lowerTexts([{ name: input.file, text: input.text }]);
  const diagnostics = toDiagnosticReports(new LineMap(input.text), found);
  const quiet = { ...terminal, out: terminal.error };
  printReport(quiet, input, { version: 1, language: input.language, diagnostics, fragments: [] });
  terminal.out(printGo(program, stage));
  return found.some(isError) ? 2 : 0;
}

function printGo(program: PlainProgram, stage: GoStage): string {
  switch (stage) {
    case 'plain':
      return printPlain(program);
    case 'model':
      return printModels(toModels(program));
    case 'types': {
      const main = program.entries.filter(({ kind }) => kind === 'main');
      const begins = main.length > 0 ? main : program.entries;
      const functions = begins.map((entry) => entry.function);
      return printTypes(program, functions);
    }
    default:
      return unreachable(stage);
  }
}

/**
 * What a stage makes of a fragment, as text.
 *
 * @forTests The goldens are made of it.
 */
export function printStage(
  { program, withEscape, machine, encoding, obligations }: Fragment,
  { stage, strategy, dialect, set }: StageOptions & { readonly strategy: StrategyNumber },
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
