import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { reportOn } from '../src/cli/check-command.ts';
import type { Report } from '../src/cli/report.ts';
import { nativeSolver } from '../src/smt/z3/native-solver.ts';
import { subjectsOf } from '../tests/go/truth/claims.ts';
import { buildProgram } from '../tests/oracle/go/go-program.ts';
import { withYields } from '../tests/oracle/go/instrument.ts';
import { inPairs, runSubject } from '../tests/oracle/go/run-subject.ts';
import { disagreements, endingOf, type Judged } from '../tests/oracle/go/whole-check.ts';
import { goReader } from '../tests/support/go.ts';

const runs = 30;

/** Holds what `check` says of the exported functions of files against what Go does with them. */
export async function judgeGo(files: readonly string[]): Promise<number> {
  const solver = nativeSolver();
  let contradicted = 0;
  try {
    for (const file of files) {
      const text = readFileSync(file, 'utf8');
      const report = await reportOn({ file, text, language: 'go', loops: 'counted' }, solver, true);
      for (const judged of await judge(basename(file), text, report)) {
        const found = disagreements(judged, report);
        process.stdout.write(`${lineOf(judged)}\n`);
        for (const words of found) process.stdout.write(`  !! ${words}\n`);
        contradicted += found.length > 0 ? 1 : 0;
      }
      for (const { code, message, span } of report.diagnostics)
        process.stdout.write(`${file}:${span.start.line} ${code} ${message}\n`);
    }
  } finally {
    await solver.dispose();
  }
  process.stdout.write(`${contradicted} functions with a contradiction\n`);
  return contradicted > 0 ? 1 : 0;
}

async function judge(name: string, text: string, report: Report): Promise<readonly Judged[]> {
  const timers = /\btime\.|context\./.test(text);
  const subjects = subjectsOf(text, goReader()).map((one) => ({
    ...one,
    folder: 'subject',
    timers,
  }));
  const instrumented = withYields(goReader().read([{ name: 'main.go', text }]).files[0]!);
  // What is built beside it stands in a package of this name.
  const own = instrumented.replace(/^package\s+\w+/m, 'package example');
  const binary = buildProgram([{ folder: 'subject', name: 'main', text: own }], subjects);
  return inPairs(subjects, async (subject) => ({
    name: `${name} ${subject.name}`,
    report: report.fragments.find((one) => one.name === subject.name) ?? null,
    calls: subject.calls,
    tallies: await runSubject(binary, subject, runs),
    recovers: /\brecover\(\)/.test(text),
  }));
}

function lineOf({ name, report, tallies }: Judged): string {
  const endings = tallies.map(endingOf).join(' ');
  if (report === null) return `${name} | nothing | ${endings}`;
  const { grade, headline, given, choices, counterexample } = report;
  const taken = [...given.map(({ code }) => code), ...choices.map((one) => one.name)].join(', ');
  const how = `${headline.kind} ${headline.condition ?? ''}`.trim();
  const run = counterexample === null ? '' : ` ${JSON.stringify(counterexample.valuation)}`;
  return `${name} | ${grade}: ${how}${run}${taken === '' ? '' : ` [${taken}]`} | ${endings}`;
}
