import { LineMap } from '../../src/base/span.ts';
import { printStage } from '../../src/cli/emit-command.ts';
import { toDiagnosticReports, toFragmentReport } from '../../src/cli/report.ts';
import { compileVirgo } from '../../src/pipeline/compile.ts';
import type { Solver } from '../../src/smt/solver.ts';
import { decide, type Decision } from '../../src/verdict/decide.ts';
import type { ExampleFile } from '../support/examples.ts';

/** The output of every stage for an example, by file name. A rejected one stops with its diagnostics. */
export async function stagesOf(
  { source }: ExampleFile,
  solver: Solver,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const lines = new LineMap(source);
  const compiled = compileVirgo(source);
  if (!compiled.ok) {
    const diagnostics = toDiagnosticReports(lines, compiled.diagnostics);
    return files.set('diagnostics.json', toJson(diagnostics));
  }
  const fragment = compiled.value;
  const options = { strategy: 2, dialect: 'current' } as const;
  files.set('virgo.txt', printStage(fragment, { ...options, stage: 'virgo' }));
  files.set('processes.txt', printStage(fragment, { ...options, stage: 'processes' }));
  files.set('core.dfy', printStage(fragment, { ...options, stage: 'dafny' }));
  files.set('model.pml', printStage(fragment, { ...options, stage: 'promela' }));
  files.set('obligations.smt2', printStage(fragment, { ...options, stage: 'obligations' }));
  const decision = await decide(solver, fragment.encoding, fragment.obligations);
  files.set('obligations.txt', describeFindings(decision));
  const { strategies, counterexample, ...rest } = toFragmentReport(lines, fragment, decision);
  files.set('verdict.json', toJson({ ...rest, strategies: strategies.map(withoutTime) }));
  if (counterexample !== null) files.set('trace.json', toJson(counterexample));
  return files;
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
