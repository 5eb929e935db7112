import type { Input } from './input.ts';
import type {
  CounterexampleReport,
  DiagnosticReport,
  FragmentReport,
  Report,
  StrategyJson,
} from './report.ts';
import type { RunReport } from './run-report.ts';
import { paint, type Style, type Terminal } from './terminal.ts';

/** The verdict for people: a table per fragment, then the run that goes wrong. */
export function printReport(terminal: Terminal, input: Input, report: Report): void {
  for (const diagnostic of report.diagnostics) printDiagnostic(terminal, input, diagnostic);
  for (const fragment of report.fragments) printFragment(terminal, fragment);
}

const severityStyles = { error: 'red', warning: 'yellow', note: 'dim' } as const;

function printDiagnostic(terminal: Terminal, input: Input, diagnostic: DiagnosticReport): void {
  const { start, end } = diagnostic.span;
  const style = severityStyles[diagnostic.severity];
  const head = `${input.file}:${start.line}:${start.column}`;
  const kind = paint(terminal, style, diagnostic.severity);
  terminal.out(
    `${head}: ${kind}: ${diagnostic.message} ${paint(terminal, 'dim', `[${diagnostic.code}]`)}\n`,
  );
  const line = input.text.split('\n', start.line)[start.line - 1] ?? '';
  if (line.length <= 160) {
    const width = Math.max(
      1,
      (end.line === start.line ? end.column : line.length + 1) - start.column,
    );
    const indent = line.slice(0, start.column - 1).replaceAll(/[^\t]/g, ' ');
    terminal.out(
      `  ${line}\n  ${indent}${paint(terminal, style, '^'.repeat(Math.min(width, 80)))}\n`,
    );
  }
  if (diagnostic.hint !== null) terminal.out(`  ${diagnostic.hint}\n`);
}

function printFragment(terminal: Terminal, fragment: FragmentReport): void {
  const { title, condition, sentence } = fragment.headline;
  const answer = condition === null ? title : `${title} ${condition}`;
  terminal.out(`${paint(terminal, 'bold', fragment.name)}: ${answer}.\n  ${sentence}\n\n`);
  const confronted = confrontedWords(fragment);
  if (confronted !== null) terminal.out(`  ${confronted}\n\n`);
  const rows = fragment.strategies.map((strategy) => [
    `strategy ${strategy.strategy}`,
    strategy.outcome,
    strategy.precondition.text,
    howWeak(strategy),
    `${Math.round(strategy.milliseconds)} ms`,
  ]);
  if (rows.length > 0) printRows(terminal, rows);
  for (const strategy of fragment.strategies) printFailures(terminal, strategy);
  if (fragment.counterexample !== null) printRun(terminal, fragment.counterexample);
  if (fragment.confronted?.run) printRunLines(terminal, fragment.confronted.run);
}

/** Where the machine was asked and has said nothing yet. */
function confrontedWords({ confronted }: FragmentReport): string | null {
  if (confronted === null || confronted.outcome === 'contradicts') return null;
  const { outcome, words } = confronted;
  return outcome === 'agrees' ? `Confronted: ${words}.` : `Not confronted with runs: ${words}.`;
}

function howWeak({ weakest, weakestWithin }: StrategyJson): string {
  if (weakest) return 'weakest';
  if (weakestWithin === undefined) return '';
  return `weakest from ${weakestWithin.low} to ${weakestWithin.high}`;
}

const outcomeStyles: Readonly<Record<StrategyJson['outcome'], Style>> = {
  verified: 'green',
  refuted: 'red',
  'not-proved': 'yellow',
  unknown: 'yellow',
};

function printRows(terminal: Terminal, rows: readonly (readonly string[])[]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  for (const row of rows) {
    const cells = row.map((cell, column) => {
      const padded = cell.padEnd(widths[column]!);
      return column === 1
        ? paint(terminal, outcomeStyles[cell as StrategyJson['outcome']], padded)
        : padded;
    });
    terminal.out(`  ${cells.join('  ').trimEnd()}\n`);
  }
}

function printFailures(
  terminal: Terminal,
  { strategy, outcome, failed, reason }: StrategyJson,
): void {
  if (outcome === 'verified') return;
  terminal.out(`\n  Strategy ${strategy}: ${reason}\n`);
  for (const { words } of failed.slice(0, 6)) terminal.out(`    not proved: ${words}\n`);
  if (failed.length > 6) terminal.out(`    and ${failed.length - 6} more\n`);
}

function printRun(terminal: Terminal, run: CounterexampleReport): void {
  const values = Object.entries(run.valuation).map(([name, value]) => `${name} = ${value}`);
  const given = values.length === 0 ? '' : ` with ${values.join(', ')}`;
  const failing = run.ending === 'misuse' ? 'misuses a waitgroup' : 'crashes';
  const how = run.ending === 'stuck' ? 'gets stuck' : failing;
  terminal.out(`\n  The shortest run that ${how}${given}:\n`);
  printRunLines(terminal, run);
}

export function printRunLines(terminal: Terminal, run: RunReport): void {
  run.steps.forEach(({ sentence, span }, index) => {
    const number = String(index + 1).padStart(5);
    terminal.out(
      `  ${number}  ${paint(terminal, 'dim', `line ${span.start.line}`)}  ${sentence}\n`,
    );
  });
  for (const { sentence } of run.blocked)
    terminal.out(`         ${paint(terminal, 'red', sentence)}\n`);
}
