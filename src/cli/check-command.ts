import { LineMap } from '../base/span.ts';
import { isUsedUp } from '../base/allowance.ts';
import { answerRoot, type RootAnswer } from '../confront/answer-root.ts';
import { confront } from '../confront/confront.ts';
import { unansweredRoots } from '../confront/roots.ts';
import { Program } from '../execute/compile/program.ts';
import { readText } from '../go/files/read-text.ts';
import { readProgram } from '../go/plain/read-program.ts';
import type { Entry } from '../go/plain/program.ts';
import { claimsOf, type VerdictOnGo } from '../confront/claim.ts';
import { countedVerdict, paperVerdict } from '../confront/verdict-on-go.ts';
import type { BeyondFragment } from '../pipeline/beyond.ts';
import { compile, type Fragment } from '../pipeline/compile.ts';
import type { Solver } from '../smt/solver.ts';
import { decideGraph, type CountingDecision } from '../verdict/counting/decide-graph.ts';
import { decideBoth } from '../pipeline/decide-both.ts';
import { grantLoops } from '../pipeline/granted-loops.ts';
import { languageOf, type Input } from './input.ts';
import {
  toAnswerReport,
  toUnaskedReport,
  withAnswer,
  withConfrontation,
  withDisagreement,
  withOverruling,
  type Texts,
} from './machine-report.ts';
import { secondsOf } from './processor-time.ts';
import { printReport } from './print-report.ts';
import {
  toBeyondReport,
  toDiagnosticReports,
  toFragmentReport,
  type FragmentReport,
  type Report,
} from './report.ts';
import { usualSeconds } from './run-options.ts';
import type { Terminal } from './terminal.ts';

/**
 * 0: every fragment is verified, or where the proof does not reach it all its runs were seen; 1: not every one;
 * 2: the input is rejected; 3: a fault of ours, which a contradiction between proof and runs is.
 */
export type ExitCode = 0 | 1 | 2 | 3;

interface CheckSettings {
  readonly json: boolean;
  /** Whether verdicts on Go are confronted with the Go machine. */
  readonly selfCheck?: boolean;
  /** Of processor time, for the runs of one function. */
  readonly seconds?: number;
}

export async function check(
  terminal: Terminal,
  input: Input,
  solver: Solver,
  { json, selfCheck = true, seconds }: CheckSettings,
): Promise<ExitCode> {
  const report = await reportOn(input, solver, selfCheck, seconds);
  if (json) terminal.out(`${JSON.stringify(report)}\n`);
  else printReport(terminal, input, report);
  return exitCodeOf(report);
}

export function exitCodeOf({ fragments, diagnostics }: Report): ExitCode {
  if (fragments.some(({ confronted }) => confronted?.outcome === 'contradicts')) return 3;
  if (fragments.length === 0) return 2;
  // A fragment that could not be translated is not verified either.
  const rejected = diagnostics.some(({ severity }) => severity === 'error');
  const isGood = ({ first, grade }: FragmentReport) => first !== null || grade === 'checked';
  return !rejected && fragments.every(isGood) ? 0 : 1;
}

export async function reportOn(
  input: Input,
  solver: Solver,
  selfCheck: boolean,
  seconds: number = usualSeconds,
): Promise<Report> {
  const lines = new LineMap(input.text);
  const { fragments, beyond, diagnostics } = compile(input.text, languageOf(input));
  const machine = input.language === 'go' ? toMachine(input, lines) : null;
  const asking: Asking = { lines, solver, machine, selfCheck, seconds };
  const found: Found[] = [];
  for (const fragment of fragments) found.push(await reportPaper(asking, fragment));
  for (const fragment of beyond) found.push(await reportBeyond(asking, fragment));
  const reports = found.toSorted((a, b) => a.start - b.start).map(({ report }) => report);
  const answers = machine === null ? [] : answersFor(machine, seconds, [...fragments, ...beyond]);
  return {
    version: 1,
    language: input.language,
    // What stands in the way of a proof is no error of the text where runs answer instead.
    diagnostics: toDiagnosticReports(lines, diagnostics).map((one) =>
      answers.length > 0 && one.severity === 'error' ? { ...one, severity: 'warning' } : one,
    ),
    fragments: [...reports, ...answers],
  };
}

interface Asking {
  readonly lines: LineMap;
  readonly solver: Solver;
  readonly machine: MachineOfText | null;
  readonly selfCheck: boolean;
  readonly seconds: number;
}

interface Found {
  readonly start: number;
  readonly report: FragmentReport;
}

async function reportPaper(asking: Asking, fragment: Fragment): Promise<Found> {
  const { lines, solver } = asking;
  const both = await decideBoth(solver, fragment);
  const { paper: decision, counted } = both;
  if (counted !== null) return reportCounted(asking, counted.fragment, counted.decision);
  const report = toFragmentReport(lines, fragment, decision, both.isProvedTwice);
  const { start } = fragment.nameSpan;
  if (both.disagreement !== null)
    return { start, report: withDisagreement(report, both.disagreement) };
  return { start, report: graded(asking, paperVerdict(fragment, decision), report) };
}

async function reportBeyond(asking: Asking, fragment: BeyondFragment): Promise<Found> {
  const { graph, isAbstraction, mayEndAtOnce } = fragment;
  const decision = await decideGraph(graph, asking.solver, { isAbstraction, mayEndAtOnce });
  const counted = grantLoops(fragment, decision);
  return reportCounted(asking, counted.fragment, counted.decision);
}

function reportCounted(
  asking: Asking,
  fragment: BeyondFragment,
  decision: CountingDecision,
): Found {
  const report = toBeyondReport(asking.lines, fragment, decision);
  const { start } = fragment.nameSpan;
  return { start, report: graded(asking, countedVerdict(fragment, decision), report) };
}

interface MachineOfText extends Texts {
  readonly program: Program;
}

/** The Go machine, where Go itself accepts the text. */
function toMachine({ text, packages }: Input, lines: LineMap): MachineOfText | null {
  const { texts, packages: others } = readText(text);
  const { program: plain } = readProgram(texts, (path) => others(path) ?? packages?.(path) ?? null);
  return plain === null ? null : { plain, lines, program: new Program(plain) };
}

/** The verdict held against the Go machine, or the machine's own answer where it is open. */
function graded(
  { machine, selfCheck, seconds }: Asking,
  verdict: VerdictOnGo,
  report: FragmentReport,
): FragmentReport {
  if (machine === null) return report;
  if (report.grade === 'open') {
    const entry = entryAt(machine, verdict.nameSpan.start);
    if (entry === null) return report;
    return withAnswer(machine, report, answerWithin(machine, entry, seconds));
  }
  if (!selfCheck) return report;
  const allowance = secondsOf(seconds);
  const isCancelled = (): boolean => isUsedUp(allowance);
  const confrontation = confront(machine.program, claimsOf(verdict), { isCancelled });
  const entry = entryAt(machine, verdict.nameSpan.start);
  if (confrontation.kind !== 'overruled' || entry === null)
    return withConfrontation(machine, report, confrontation);
  const answer = answerWithin(machine, entry, seconds);
  return withOverruling(machine, report, confrontation, answer);
}

const answerWithin = ({ program }: MachineOfText, entry: Entry, seconds: number): RootAnswer =>
  answerRoot(program, entry, { allowance: secondsOf(seconds) });

function entryAt({ plain }: MachineOfText, start: number): Entry | null {
  const found = plain.entries.find(
    ({ function: id }) => plain.functions[id]!.nameSpan.start === start,
  );
  return found ?? null;
}

/** A file with more of them is no file that anybody waits for. */
const mostAnswers = 20;

function answersFor(
  machine: MachineOfText,
  seconds: number,
  fragments: readonly Pick<Fragment, 'nameSpan'>[],
): readonly FragmentReport[] {
  const answered = new Set(fragments.map(({ nameSpan }) => nameSpan.start));
  return unansweredRoots(machine.plain, answered).map((entry, at) =>
    at < mostAnswers
      ? toAnswerReport(machine, answerWithin(machine, entry, seconds))
      : toUnaskedReport(machine, entry, mostAnswers),
  );
}
