import { LineMap } from '../../src/base/span.ts';
import { printStage } from '../../src/cli/emit-command.ts';
import { toDiagnosticReports, toFragmentReport } from '../../src/cli/report.ts';
import { isError } from '../../src/diagnostics/diagnostic.ts';
import { printPlain } from '../../src/go/plain/print.ts';
import { compile, type ParsedLanguage } from '../../src/pipeline/compile.ts';
import { compilePlain } from '../../src/pipeline/plain.ts';
import type { Solver } from '../../src/smt/solver.ts';
import type { Expected } from '../../src/ui/state/expected.ts';
import { decide, type Decision } from '../../src/verdict/decide.ts';
import { outcomeOf } from './outcome.ts';

export interface Staged {
  /** The output of every stage, by file name. A rejected example stops with its diagnostics. */
  readonly files: ReadonlyMap<string, string>;
  /** What came of it in the end. */
  readonly outcome: Expected;
}

/** All stages of the first fragment, which is the one that a person sees first. */
export async function stagesOf(
  source: string,
  language: ParsedLanguage,
  solver: Solver,
): Promise<Staged> {
  const files = new Map<string, string>();
  const lines = new LineMap(source);
  const { fragments, diagnostics } = compile(source, language);
  if (language.kind === 'go')
    files.set('plain.txt', printPlain(compilePlain('main.go', source).program));
  const [fragment] = fragments;
  if (fragment === undefined) {
    files.set('diagnostics.json', toJson(toDiagnosticReports(lines, diagnostics)));
    return { files, outcome: { outcome: 'rejected', code: diagnostics.find(isError)!.code } };
  }
  const options = { strategy: 2, dialect: 'current' } as const;
  files.set('virgo.txt', printStage(fragment, { ...options, stage: 'virgo' }));
  files.set('processes.txt', printStage(fragment, { ...options, stage: 'processes' }));
  files.set('core.dfy', printStage(fragment, { ...options, stage: 'dafny' }));
  files.set('model.pml', printStage(fragment, { ...options, stage: 'promela' }));
  files.set('obligations.smt2', printStage(fragment, { ...options, stage: 'obligations' }));
  const decision = await decide(solver, fragment.encoding, fragment.obligations);
  files.set('obligations.txt', describeFindings(decision));
  const report = toFragmentReport(lines, fragment, decision);
  const { name, parameters, assumptions, virgo, first, counterexample } = report;
  // The headline is held by `outcome`, which the example itself foretells.
  const strategies = report.strategies.map(withoutTime);
  const verdict = { name, parameters, assumptions, virgo, first, strategies };
  files.set('verdict.json', toJson(verdict));
  if (counterexample !== null) files.set('trace.json', toJson(counterexample));
  return { files, outcome: outcomeOf(decision) };
}

function withoutTime<T extends { readonly milliseconds: number }>({ milliseconds: _, ...rest }: T) {
  return rest;
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function describeFindings({ verdict }: Decision): string {
  const lines = verdict.obligations.map(({ obligation, finding }) => {
    const how = finding.kind === 'proved' ? `proved by ${finding.by}` : finding.kind;
    return `${obligation.name}\n  ${obligation.words}\n  ${how}\n`;
  });
  return lines.join('');
}
