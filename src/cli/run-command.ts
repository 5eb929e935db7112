import { counted, listed } from '../run/sentence/narration.ts';
import { Program } from '../execute/compile/program.ts';
import { isError } from '../diagnostics/diagnostic.ts';
import type { Entry, PlainProgram } from '../go/plain/program.ts';
import { readProgram } from '../go/plain/read-program.ts';
import type { PlainSpan } from '../go/plain/span.ts';
import type { RunReport } from '../execute/report.ts';
import type { PlainBlock } from '../go/plain/statement.ts';
import { blocksOf } from '../go/plain/walk.ts';
import type { ExitCode } from './check-command.ts';
import { readGiven, withGiven } from './given-values.ts';
import { runEntry, type EntryReport } from './run-entry.ts';
import { partOf, secondsOf } from './processor-time.ts';
import {
  locator,
  toRejectedJson,
  toRunDiagnostics,
  toRunJson,
  usageDiagnostic,
  type RunDiagnostic,
} from './run-json.ts';
import { readRunOptions, type RunArguments } from './run-options.ts';
import { readRunTexts } from './run-texts.ts';
import { paint, UsageError, type Terminal } from './terminal.ts';

/** 0: nothing is broken; 1: something is; 2: the text, or what is asked, is rejected. */
export async function runProgram(
  terminal: Terminal,
  path: string,
  given: RunArguments,
): Promise<ExitCode> {
  if (!given.json) return runTexts(terminal, path, given);
  try {
    return await runTexts(terminal, path, given);
  } catch (fault) {
    if (!(fault instanceof UsageError)) throw fault;
    reject(terminal, given, [usageDiagnostic(fault.message)]);
    return 2;
  }
}

async function runTexts(terminal: Terminal, path: string, given: RunArguments): Promise<ExitCode> {
  const options = readRunOptions(given);
  const values = readGiven(given.set ?? '');
  const read = await readRunTexts(path);
  const {
    program: plain,
    files,
    diagnostics: found,
  } = readProgram(read.texts, read.packages, read.reader);
  const diagnostics = toRunDiagnostics(found, files);
  if (plain === null) {
    reject(terminal, given, diagnostics);
    return 2;
  }
  const chosen = chooseEntries(plain, given.entry);
  const { program: whole, literals } = withGiven(plain, read, chosen, values);
  const names = new Set(chosen.map(({ name }) => name));
  const entries = whole.entries.filter(({ name }) => names.has(name));
  const program = new Program(whole);
  const { seconds } = options;
  const allowance = secondsOf(seconds);
  const reports = entries.map((entry, at) => {
    const own = partOf(allowance, entries.length - at, seconds);
    return runEntry(program, entry, literals(entry.name), options, own);
  });
  if (given.json)
    terminal.out(`${JSON.stringify(toRunJson(reports, options.seed, diagnostics, whole))}\n`);
  else {
    printDiagnostics(terminal, diagnostics.filter(isError));
    for (const report of reports) printEntry(terminal, report, whole);
  }
  const isBroken = reports.some(({ properties }) =>
    properties.some(({ outcome }) => outcome === 'broken'),
  );
  return isBroken ? 1 : 0;
}

function reject(
  terminal: Terminal,
  { json, entry, seed }: RunArguments,
  diagnostics: readonly RunDiagnostic[],
): void {
  if (json) {
    const rejected = toRejectedJson(entry ?? null, Number(seed ?? 1) || 1, diagnostics);
    terminal.out(`${JSON.stringify(rejected)}\n`);
    return;
  }
  printDiagnostics(terminal, diagnostics);
}

function printDiagnostics(terminal: Terminal, diagnostics: readonly RunDiagnostic[]): void {
  for (const { message, file, span } of diagnostics) {
    const place = file === null || span === null ? '' : `${file}:${String(span.start.line)}:`;
    const column = span === null ? '' : `${String(span.start.column)}: `;
    terminal.error(`${place}${column}${message}\n`);
  }
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
      blocksOf(statement).some(isConcurrent),
  );
}

function printEntry(terminal: Terminal, report: EntryReport, plain: PlainProgram): void {
  const { closed, states, schedules, values, supposed } = report;
  const given = Object.entries(values).map(([name, value]) => `${name} = ${value}`);
  const grade = closed ? 'checked: all states were seen' : 'searched: not all states were seen';
  terminal.out(
    `${paint(terminal, 'bold', report.entry)}${given.length > 0 ? ` with ${given.join(', ')}` : ''}: ${grade} (${counted(states, 'state')}, ${counted(schedules, 'schedule')})\n`,
  );
  for (const { names, outcome, words, run } of alike(report.properties)) {
    const style = outcome === 'broken' ? 'red' : outcome === 'holds' ? 'green' : 'yellow';
    const title = paint(terminal, style, `${names.join(', ')}: ${outcome}`);
    terminal.out(`  ${title}${outcome === 'holds' ? '' : `  ${words}`}\n`);
    if (run !== null) printRun(terminal, run, plain);
  }
  printOutput(terminal, report.output);
  const isBroken = report.properties.some(({ outcome }) => outcome === 'broken');
  if (supposed.length > 0 && !isBroken) terminal.out(`  Provided that ${listed(supposed)}.\n`);
}

interface Alike extends Omit<EntryReport['properties'][number], 'name'> {
  readonly names: readonly string[];
}

/** Properties of which the same is said, each of those that a run breaks by itself. */
function alike(properties: EntryReport['properties']): readonly Alike[] {
  const groups: Alike[] = [];
  for (const { name, ...rest } of properties) {
    const { outcome, words } = rest;
    const at = groups.findIndex((one) => one.outcome === outcome && one.words === words);
    if (at < 0 || outcome === 'broken') groups.push({ names: [name], ...rest });
    else groups[at] = { ...groups[at]!, names: [...groups[at]!.names, name] };
  }
  return groups;
}

const mostLines = 20;

function printOutput(terminal: Terminal, output: string): void {
  if (output === '') return;
  const lines = output.replace(/\n$/, '').split('\n');
  terminal.out('  One run prints:\n');
  for (const line of lines.slice(0, mostLines)) terminal.out(`      ${line}\n`);
  const left = lines.length - mostLines;
  if (left > 0) terminal.out(`      ... and ${String(left)} more lines\n`);
}

function printRun(terminal: Terminal, run: RunReport, plain: PlainProgram): void {
  const placeOf = locator(plain);
  const place = (at: PlainSpan | null): string => {
    const { file, span } = placeOf(at);
    return file === null || span === null ? '' : `${file}:${String(span.start.line)}: `;
  };
  for (const { sentence, span } of [...run.steps, ...run.blocked])
    terminal.out(`      ${place(span)}${sentence}\n`);
  for (const words of run.timing) terminal.out(`      ${words}\n`);
}
