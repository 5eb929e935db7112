import { LineMap } from '../base/span.ts';
import { bindMachine } from '../explore/bind.ts';
import { explore, type Exploration } from '../explore/explore.ts';
import { narrateTrace } from '../explore/narrate.ts';
import { runTask } from '../run/task.ts';
import { compile, type Fragment } from '../pipeline/compile.ts';
import type { Parameter } from '../expression/sort.ts';
import type { Value } from '../expression/evaluate.ts';
import type { ExitCode } from './check-command.ts';
import { chooseFragments, languageOf, type Input } from './input.ts';
import { printReport, printRunLines } from './print-report.ts';
import { toDiagnosticReports, toRunReport } from './report.ts';
import type { RunReport } from './run-report.ts';
import { paint, UsageError, type Terminal } from './terminal.ts';

/** What `explore --json` prints. */
interface ExploreReport {
  readonly ok: boolean;
  readonly stuck: boolean;
  readonly crash: boolean;
  readonly complete: boolean;
  readonly states: number;
  readonly milliseconds: number;
  /** Why the search is not complete. */
  readonly stopped: string | null;
  readonly shortest: RunReport | null;
}

interface ExploreOptions {
  /** x=2,b=true */
  readonly set: string | undefined;
  readonly fragment: string | undefined;
  readonly json: boolean;
}

/** 0: every run ends well; 1: some run does not, or not all were seen; 2: the input is rejected. */
export function exploreFile(terminal: Terminal, input: Input, options: ExploreOptions): ExitCode {
  const compiled = compile(input.text, languageOf(input));
  const lines = new LineMap(input.text);
  const [fragment, ...others] = chooseFragments(compiled.fragments, options.fragment);
  if (fragment === undefined) {
    const diagnostics = toDiagnosticReports(lines, compiled.diagnostics);
    const report = { version: 1, language: input.language, diagnostics, fragments: [] } as const;
    if (options.json) terminal.out(`${JSON.stringify(report)}\n`);
    else printReport(terminal, input, report);
    return 2;
  }
  if (others.length > 0) {
    const names = [fragment, ...others].map(({ name }) => name).join(', ');
    throw new UsageError(`Choose one of the fragments with --fragment: ${names}.`);
  }
  return exploreFragment(terminal, lines, fragment, options);
}

function exploreFragment(
  terminal: Terminal,
  lines: LineMap,
  { machine }: Fragment,
  options: ExploreOptions,
): ExitCode {
  const bound = bindMachine(machine, readValues(options.set ?? '', machine.parameters));
  const found = runTask(explore(bound));
  const { shortest } = found;
  const narrated =
    shortest === null ? null : toRunReport(lines, narrateTrace(bound, shortest.trace));
  const report = toExploreReport(found, narrated);
  if (options.json) terminal.out(`${JSON.stringify(report)}\n`);
  else printExploration(terminal, report);
  return report.complete && !report.stuck && !report.crash ? 0 : 1;
}

function toExploreReport(found: Exploration, shortest: RunReport | null): ExploreReport {
  const { ok, stuck, crash, complete, states, milliseconds, stopped } = found;
  return {
    ok,
    stuck,
    crash,
    complete,
    states,
    milliseconds: Math.round(milliseconds * 10) / 10,
    stopped: stopped === null ? null : describeStop(stopped),
    shortest,
  };
}

function describeStop(stopped: NonNullable<Exploration['stopped']>): string {
  switch (stopped.kind) {
    case 'states':
      return `stopped at the limit of ${stopped.limit} states`;
    case 'bytes':
      return `stopped at the limit of ${stopped.limit} bytes`;
    case 'too-large':
      return 'stopped at a number that is too large to explore';
    case 'cancelled':
      return 'cancelled';
    case 'found':
      return 'stopped at the first bad run';
  }
}

function printExploration(terminal: Terminal, report: ExploreReport): void {
  const says = (holds: boolean, text: string) => (holds ? [text] : []);
  const endings = [
    ...says(report.ok, 'end well'),
    ...says(report.stuck, 'get stuck'),
    ...says(report.crash, 'crash'),
  ];
  terminal.out(
    `Runs ${endings.length === 0 ? 'have no end that was seen' : endings.join(', or ')}.\n`,
  );
  terminal.out(paint(terminal, 'dim', `${report.states} states, ${report.milliseconds} ms\n`));
  if (report.stopped !== null) terminal.out(`Not all was seen: ${report.stopped}.\n`);
  if (report.shortest !== null) printRunLines(terminal, report.shortest);
}

/** Every parameter needs a value: what a run does without one is not known. */
export function readValues(
  text: string,
  parameters: readonly Parameter[],
): ReadonlyMap<string, Value> {
  const given = new Map<string, string>();
  for (const part of text.split(',').filter((one) => one.trim() !== '')) {
    const [name, value] = part.split('=').map((one) => one.trim());
    if (name === undefined || value === undefined)
      throw new UsageError(`--set: ${part} is not name=value.`);
    given.set(name, value);
  }
  const known = new Set(parameters.map(({ name }) => name));
  for (const name of given.keys()) {
    if (!known.has(name)) throw new UsageError(`--set: there is no parameter ${name}.`);
  }
  const missing = parameters.filter(({ name }) => !given.has(name));
  if (missing.length > 0) {
    const names = missing.map(({ name }) => `${name}=...`).join(',');
    throw new UsageError(`Give values to all parameters: --set ${names}`);
  }
  return new Map(
    parameters.map((parameter) => [
      parameter.name,
      readValue(parameter, given.get(parameter.name)!),
    ]),
  );
}

function readValue({ name, sort }: Parameter, text: string): Value {
  if (sort === 'bool') {
    if (text !== 'true' && text !== 'false')
      throw new UsageError(`--set: ${name} is true or false.`);
    return text === 'true';
  }
  if (!/^-?\d{1,19}$/.test(text)) throw new UsageError(`--set: ${name} is an integer.`);
  return BigInt(text);
}
