import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LineMap, type Range } from '../base/span.ts';
import { Program } from '../execute/compile/program.ts';
import { parseLiterals, valuationsOf, type Literal } from '../execute/environment.ts';
import {
  firstOutput,
  reportProperties,
  type PropertyReport,
  type RunReport,
  type StepReport,
} from '../execute/report.ts';
import { check, type CheckOptions, type Checked } from '../execute/search/check.ts';
import { propertyNames } from '../execute/search/properties.ts';
import { usualLimits } from '../execute/system.ts';
import type { GoText } from '../go/files/go-text.ts';
import { readProgram } from '../go/plain/read-program.ts';
import type { Entry, PlainProgram } from '../go/plain/program.ts';
import type { PlainBlock } from '../go/plain/statement.ts';
import { innerBlocks } from '../execute/compile/clock.ts';
import type { PlainSpan } from '../go/plain/span.ts';
import type { ExitCode } from './check-command.ts';
import { paint, UsageError, type Terminal } from './terminal.ts';

interface RunOptions {
  readonly entry: string | undefined;
  /** n=2,b=true,xs=[1,2] */
  readonly set: string | undefined;
  readonly time: string | undefined;
  readonly states: string | undefined;
  readonly schedules: string | undefined;
  readonly seed: string | undefined;
  readonly property: string | undefined;
  readonly json: boolean;
}

interface EntryReport {
  readonly version: 1;
  readonly entry: string;
  readonly values: Readonly<Record<string, string>>;
  readonly closed: boolean;
  readonly states: number;
  readonly transitions: number;
  readonly schedules: number;
  readonly seed: number;
  readonly properties: readonly PropertyReport[];
  readonly supposed: readonly string[];
  readonly output: string;
  readonly diagnostics: readonly unknown[];
}

/** 0: nothing is broken; 1: something is; 2: the text is rejected. */
export async function runProgram(
  terminal: Terminal,
  path: string,
  options: RunOptions,
): Promise<ExitCode> {
  const texts = await readTexts(path);
  const { program: plain, diagnostics } = readProgram(texts);
  const shown = diagnostics.map(({ code, severity, message, hint, span, file }) => {
    const text = texts.find(({ name }) => name === file)?.text ?? '';
    return { code, severity, message, hint, file, span: new LineMap(text).range(span) };
  });
  if (plain === null) {
    if (options.json)
      terminal.out(`${JSON.stringify({ version: 1, entry: null, diagnostics: shown })}\n`);
    else
      for (const { message, file, span } of shown)
        terminal.error(
          `${file}:${String(span.start.line)}:${String(span.start.column)}: ${message}\n`,
        );
    return 2;
  }
  const entries = chooseEntries(plain, options.entry);
  const program = new Program(plain);
  const reports = entries.map((entry) => ({
    ...runEntry(program, entry, options),
    diagnostics: shown,
  }));
  const located = reports.map((report) => locate(report, plain));
  if (options.json)
    terminal.out(
      `${JSON.stringify(located.length === 1 ? located[0] : { version: 1, entries: located })}\n`,
    );
  else for (const report of reports) printEntry(terminal, report, plain);
  const broken = reports.some(({ properties }) =>
    properties.some(({ outcome }) => outcome === 'broken'),
  );
  return broken ? 1 : 0;
}

async function readTexts(path: string): Promise<readonly GoText[]> {
  const found = await stat(path).catch(() => null);
  if (found === null) throw new UsageError(`There is no file ${path}.`);
  const names = found.isDirectory()
    ? (await readdir(path)).filter((name) => name.endsWith('.go')).sort()
    : [''];
  if (names.length === 0) throw new UsageError(`${path} has no Go file.`);
  return Promise.all(
    names.map(async (name) => {
      const file = name === '' ? path : join(path, name);
      return { name: name === '' ? path : name, text: await readFile(file, 'utf8') };
    }),
  );
}

/** main; else the tests; else every function that starts goroutines or makes channels. */
function chooseEntries(plain: PlainProgram, name: string | undefined): readonly Entry[] {
  const { entries } = plain;
  if (name !== undefined) {
    const chosen = entries.filter((entry) => entry.name === name);
    if (chosen.length > 0) return chosen;
    const names = entries.map((entry) => entry.name).join(', ');
    throw new UsageError(`There is no function ${name}; there are: ${names}.`);
  }
  const main = entries.filter(({ kind }) => kind === 'main');
  if (main.length > 0) return main;
  const tests = entries.filter(({ kind }) => kind === 'test');
  if (tests.length > 0) return tests;
  const concurrent = entries.filter((entry) => isConcurrent(plain.functions[entry.function]!.body));
  if (concurrent.length > 0) return concurrent;
  throw new UsageError('There is no function that starts goroutines or makes channels.');
}

function isConcurrent(block: PlainBlock): boolean {
  return block.some(
    (statement) =>
      statement.kind === 'go' ||
      statement.kind === 'make-channel' ||
      innerBlocks(statement).some(isConcurrent),
  );
}

function runEntry(program: Program, entry: Entry, options: RunOptions): EntryReport {
  const given = readSet(options.set);
  const seed = numberOf('seed', options.seed, 1);
  const wanted = propertyNames.filter(
    (name) => options.property === undefined || name === options.property,
  );
  if (wanted.length === 0)
    throw new UsageError(`--property must be one of ${propertyNames.join(', ')}.`);
  if (options.time !== undefined && options.time !== 'any' && options.time !== 'idle')
    throw new UsageError('--time must be any or idle.');
  const time = options.time === 'idle' ? 'idle' : 'any';
  const valuations = valuationsOf(program, program.plain.functions[entry.function]!, given);
  let best: { readonly report: EntryReport; readonly broken: number } | null = null;
  for (const { shown, make } of valuations) {
    const settings: CheckOptions = {
      entry: entry.function,
      kind: entry.kind,
      values: make,
      time,
      states: numberOf('states', options.states, 200_000),
      schedules: numberOf('schedules', options.schedules, 2_000),
      seed,
      limits: usualLimits,
      reduce: true,
      output: false,
      isCancelled: () => false,
    };
    const checked = check(program, settings);
    const report = toReport(program, entry, settings, checked, shown, seed);
    const chosen = report.properties.filter(({ name }) => wanted.includes(name));
    const broken = chosen.filter(({ outcome }) => outcome === 'broken').length;
    if (best === null || broken > best.broken)
      best = { report: { ...report, properties: chosen }, broken };
  }
  if (best === null) throw new Error('An entry without values');
  return best.report;
}

function toReport(
  program: Program,
  entry: Entry,
  settings: CheckOptions,
  checked: Checked,
  values: Readonly<Record<string, string>>,
  seed: number,
): EntryReport {
  const properties = reportProperties(program, settings, checked);
  return {
    version: 1,
    entry: entry.name,
    values,
    closed: checked.closed,
    states: checked.states,
    transitions: checked.transitions,
    schedules: checked.guided?.schedules ?? 0,
    seed,
    properties,
    supposed: [...new Set(properties.flatMap(({ run }) => run?.supposed ?? []))],
    output: firstOutput(program, settings),
    diagnostics: [],
  };
}

function readSet(text: string | undefined): ReadonlyMap<string, Literal> {
  const given = parseLiterals(text ?? '');
  if (given === null) throw new UsageError('--set is written like n=2,b=true,xs=[1,2].');
  return given;
}

function numberOf(name: string, text: string | undefined, usual: number): number {
  if (text === undefined) return usual;
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`--${name} is a number.`);
  return Number(text);
}

interface LocatedStep {
  readonly goroutine: string;
  readonly sentence: string;
  readonly file: string | null;
  readonly span: Range | null;
}

/** The report with lines and columns for offsets. */
function locate(report: EntryReport, plain: PlainProgram): unknown {
  const maps = new Map<number, LineMap>();
  const rangeOf = (span: PlainSpan | null): Pick<LocatedStep, 'file' | 'span'> => {
    const file = span === null ? undefined : plain.files[span.file];
    if (span === null || file === undefined) return { file: null, span: null };
    const map = maps.get(span.file) ?? new LineMap(file.text);
    maps.set(span.file, map);
    return { file: file.name, span: map.range(span) };
  };
  const step = ({ goroutine, sentence, span }: StepReport): LocatedStep => ({
    goroutine,
    sentence,
    ...rangeOf(span),
  });
  const run = (one: RunReport | null): unknown =>
    one && { ...one, steps: one.steps.map(step), blocked: one.blocked.map(step) };
  return { ...report, properties: report.properties.map((one) => ({ ...one, run: run(one.run) })) };
}

function printEntry(terminal: Terminal, report: EntryReport, plain: PlainProgram): void {
  const { closed, states, schedules } = report;
  const grade = closed ? 'checked: all states were seen' : 'searched: not all states were seen';
  terminal.out(
    `${paint(terminal, 'bold', report.entry)}: ${grade} (${String(states)} states, ${String(schedules)} schedules)\n`,
  );
  for (const { name, outcome, words, run } of report.properties) {
    const style = outcome === 'broken' ? 'red' : outcome === 'holds' ? 'green' : 'yellow';
    terminal.out(
      `  ${paint(terminal, style, `${name}: ${outcome}`)}  ${outcome === 'holds' ? '' : words}\n`,
    );
    if (run !== null) printRun(terminal, run, plain);
  }
}

function printRun(terminal: Terminal, run: RunReport, plain: PlainProgram): void {
  const place = (span: PlainSpan | null): string => {
    const file = span === null ? undefined : plain.files[span.file];
    if (span === null || file === undefined) return '';
    return `${file.name}:${String(new LineMap(file.text).position(span.start).line)}: `;
  };
  for (const { goroutine, sentence, span } of [...run.steps, ...run.blocked])
    terminal.out(
      `      ${place(span)}${sentence.startsWith(goroutine) ? '' : `${goroutine} `}${sentence}\n`,
    );
  for (const words of run.timing) terminal.out(`      ${words}\n`);
}
