import { unreachable } from '../base/unreachable.ts';
import type { AssumptionOrigin } from '../expression/assumption.ts';
import type { Language } from '../base/language.ts';
import type { LineMap, Range } from '../base/span.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { bindMachine } from '../explore/bind.ts';
import type { State } from '../explore/state.ts';
import { narrateTrace } from '../explore/narrate.ts';
import { printSmt } from '../logic/print-smt.ts';
import { printTerm } from '../logic/print-term.ts';
import type { Fragment } from '../pipeline/compile.ts';
import { choicesOf } from '../lower/choices.ts';
import type { Given, GivenCode } from '../model/given.ts';
import type { BeyondFragment } from '../pipeline/beyond.ts';
import { toCountingReport } from '../pipeline/views/counting-report.ts';
import { toVerdictReport } from '../pipeline/views/verdict-report.ts';
import type { HeadlineView, StrategyReport, VerdictReport } from '../protocol/verdict-view.ts';
import type { Frame, Goroutine } from '../run/observation.ts';
import { explainStuck, stuckAtEnd, type NarratedRun } from '../run/narrate.ts';
import type { Decision } from '../verdict/decide.ts';
import type { CountingDecision } from '../verdict/counting/decide-graph.ts';
import type { ValuedRun } from '../verdict/search-runs.ts';
import type { AssumedTerm } from '../encode/encoding.ts';
import type { Assignment } from '../verdict/verdict.ts';
import { toGraphRun } from './graph-run.ts';
import type { RunReport } from './run-report.ts';
import { printExtended } from '../virgo/extended/print.ts';
import { printVirgo } from '../virgo/print.ts';

/** What `--json` prints. A change that could break a reader raises the version. */
export interface Report {
  readonly version: 1;
  readonly language: Language;
  readonly diagnostics: readonly DiagnosticReport[];
  readonly fragments: readonly FragmentReport[];
}

export interface DiagnosticReport {
  readonly code: string;
  readonly severity: Diagnostic['severity'];
  readonly message: string;
  readonly hint: string | null;
  readonly span: Range;
}

export interface FragmentReport {
  readonly name: string;
  /** Of its name, in the text. */
  readonly line: number;
  readonly parameters: Fragment['program']['parameters'];
  /** What is taken for granted by all that follows, and why. */
  readonly assumptions: readonly AssumptionReport[];
  /** What the verdict takes for granted about waiting in code that is not followed. */
  readonly given: readonly GivenReport[];
  /** The parameters that no caller decides: what an unread function returns, how often a loop iterates. */
  readonly choices: readonly ChoiceReport[];
  /** Empty where the proof does not reach it. */
  readonly virgo: string;
  /** The best answer that there is: for all values, for those tried, so far, or a run that goes wrong. */
  readonly grade: Grade;
  /** Which proofs were tried, and what they showed of the ends of runs; null where none was. */
  readonly encoding: VerdictReport['encoding'] | null;
  readonly shown: VerdictReport['shown'];
  readonly headline: HeadlineReport;
  readonly strategies: readonly StrategyJson[];
  readonly first: number | null;
  readonly counterexample: CounterexampleReport | null;
  /** What the Go machine says to the verdict; null where it was not asked. */
  readonly confronted: ConfrontedReport | null;
  /** What runs alone say, where the proof does not reach. */
  readonly searched: SearchedReport | null;
}

type Grade = 'proved' | 'checked' | 'searched' | 'refuted' | 'open';

interface HeadlineReport extends Omit<HeadlineView, 'kind'> {
  readonly kind: HeadlineView['kind'] | 'checked' | 'searched';
}

interface ConfrontedReport {
  readonly outcome: 'agrees' | 'contradicts' | 'not-confronted';
  readonly words: string;
  /** The values of the parameters that it ran with. */
  readonly values: readonly Readonly<Record<string, string>>[];
  readonly states: number;
  /** The run that contradicts the verdict, where a run does. */
  readonly run: RunReport | null;
}

interface SearchedReport {
  readonly closed: boolean;
  readonly values: readonly Readonly<Record<string, string>>[];
  readonly states: number;
  readonly schedules: number;
  readonly bounds: readonly string[];
  /** What all these runs take for granted of those whose text is not there. */
  readonly granted: readonly string[];
  readonly properties: readonly {
    readonly name: string;
    readonly outcome: 'holds' | 'broken' | 'open';
    readonly words: string;
  }[];
  readonly supposed: readonly string[];
}

interface GivenReport {
  readonly code: GivenCode;
  readonly words: string;
  readonly span: Range;
}

interface ChoiceReport {
  readonly name: string;
  readonly words: string;
}

interface AssumptionReport {
  readonly origin: AssumptionOrigin;
  readonly text: string;
  readonly smt: string;
}

export interface StrategyJson {
  readonly strategy: number;
  readonly outcome: StrategyReport['outcome'];
  readonly precondition: { readonly text: string; readonly paper: string; readonly smt: string };
  readonly satisfiable: boolean | null;
  readonly weakest: boolean;
  /** Only where strategy 4 tried all values between these bounds and did not prove more. */
  readonly weakestWithin?: { readonly low: number; readonly high: number };
  readonly milliseconds: number;
  readonly failed: readonly {
    readonly name: string;
    readonly words: string;
    readonly span: Range | null;
  }[];
  readonly reason: string | null;
}

export interface CounterexampleReport extends RunReport {
  /** What the Go machine shows is written as it is in Go. */
  readonly valuation: Readonly<Record<string, number | string | boolean>>;
}

export function toDiagnosticReports(
  lines: LineMap,
  diagnostics: readonly Diagnostic[],
): readonly DiagnosticReport[] {
  return diagnostics.map(({ code, severity, message, hint, span }) => ({
    code,
    severity,
    message,
    hint,
    span: lines.range(span),
  }));
}

export function toFragmentReport(
  lines: LineMap,
  fragment: Fragment,
  decision: Decision,
  isProvedTwice = false,
): FragmentReport {
  const { name, nameSpan, program, withEscape, machine, encoding, given, meanings } = fragment;
  const { verdict, counterexample } = decision;
  const { headline, strategies, ...how } = toVerdictReport(fragment, lines, decision);
  return {
    name,
    line: lines.position(nameSpan.start).line,
    parameters: program.parameters,
    assumptions: toAssumptions(encoding.assumptions),
    ...toTaken(lines, given, meanings),
    virgo: printVirgo(program.program, withEscape).text,
    ...how,
    ...(isProvedTwice ? { encoding: 'both' } : {}),
    headline,
    strategies: strategies.map(toStrategyJson),
    first: isProved(headline.kind) ? verdict.first : null,
    counterexample:
      counterexample === null
        ? null
        : {
            valuation: toValues(counterexample.valuation),
            ...toRunReport(lines, narrateValued(machine, counterexample)),
          },
    grade: gradeOf(headline.kind, counterexample !== null),
    confronted: null,
    searched: null,
  };
}

function toTaken(
  lines: LineMap,
  given: readonly Given[],
  meanings: Fragment['meanings'],
): Pick<FragmentReport, 'given' | 'choices'> {
  return {
    given: given.map(({ code, words, span }) => ({ code, words, span: lines.range(span) })),
    choices: choicesOf(meanings).map(({ name, words }) => ({ name, words })),
  };
}

function toAssumptions(assumptions: readonly AssumedTerm[]): readonly AssumptionReport[] {
  return assumptions.map(({ term, origin }) => ({
    origin,
    text: printTerm(term),
    smt: printSmt(term),
  }));
}

/** A fragment beyond the paper's language. */
export function toBeyondReport(
  lines: LineMap,
  fragment: BeyondFragment,
  decision: CountingDecision,
): FragmentReport {
  const { name, nameSpan, checked, assumptions, given, meanings, graph } = fragment;
  const { headline, strategies, ...how } = toCountingReport(fragment, lines, decision);
  const { run } = decision;
  const first = decision.strategies.find(
    ({ outcome, satisfiable }) => outcome === 'verified' && satisfiable === true,
  );
  return {
    name,
    line: lines.position(nameSpan.start).line,
    parameters: checked.parameters,
    assumptions: toAssumptions(assumptions),
    ...toTaken(lines, given, meanings),
    virgo: printExtended(checked.program).text,
    ...how,
    headline,
    strategies: strategies.map(toStrategyJson),
    first: isProved(headline.kind) ? (first?.strategy ?? null) : null,
    counterexample:
      run === null
        ? null
        : { valuation: toValues(run.valuation), ...toGraphRun(lines, graph, run) },
    grade: gradeOf(headline.kind, run !== null),
    confronted: null,
    searched: null,
  };
}

/** What is proved of choices that no caller makes is nothing that a caller can rely on. */
function isProved(kind: HeadlineView['kind']): boolean {
  return kind === 'free' || kind === 'conditional';
}

/** Of a verdict alone. That no run ends well is best shown by a run. */
function gradeOf(kind: HeadlineView['kind'], hasRun: boolean): Grade {
  switch (kind) {
    case 'free':
    case 'flawed':
    case 'conditional':
      return 'proved';
    case 'never':
      return hasRun ? 'refuted' : 'proved';
    case 'fails':
      return 'refuted';
    case 'partial':
    case 'open':
    case 'withdrawn':
      return 'open';
    default:
      return unreachable(kind);
  }
}

function toStrategyJson({
  precondition: { simple: text, paper, smt },
  failed,
  milliseconds,
  ...rest
}: StrategyReport): StrategyJson {
  return {
    strategy: rest.strategy,
    outcome: rest.outcome,
    precondition: { text, paper, smt },
    satisfiable: rest.satisfiable,
    weakest: rest.weakest,
    ...(rest.weakestWithin === null ? {} : { weakestWithin: rest.weakestWithin }),
    milliseconds: Math.round(milliseconds * 10) / 10,
    failed: failed.map(({ name, words, place }) => ({ name, words, span: place?.range ?? null })),
    reason: rest.reason,
  };
}

function narrateValued(
  machine: Fragment['machine'],
  { valuation, run }: ValuedRun,
): NarratedRun<State> {
  return narrateTrace(bindMachine(machine, valuation), run.trace);
}

export function toRunReport(lines: LineMap, run: NarratedRun<State>): RunReport {
  return {
    ending: run.ending.kind,
    steps: run.steps.map(({ goroutine, move, sentence }) => {
      const { line, span } = frameOf(goroutine!);
      return {
        process: goroutine!.name,
        point: line,
        action: move.action,
        sentence,
        span: lines.range(span),
      };
    }),
    blocked: stuckAtEnd(run).map((goroutine) => {
      const { operation, span } = frameOf(goroutine);
      const sentence = explainStuck(goroutine);
      return { process: goroutine.name, operation, sentence, span: lines.range(span) };
    }),
  };
}

/** In VirGo each goroutine that has started and not ended runs one listing. */
function frameOf({ name, stack: [frame] }: Goroutine): Frame {
  if (frame === undefined) throw new Error(`${name} stands nowhere`);
  return frame;
}

/** JSON has no integers beyond 2^53; such a value is printed as text. */
function toValues(valuation: Assignment): CounterexampleReport['valuation'] {
  return Object.fromEntries(
    [...valuation].map(([name, value]) => [name, typeof value === 'boolean' ? value : safe(value)]),
  );
}

function safe(value: bigint): number | string {
  return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
}
