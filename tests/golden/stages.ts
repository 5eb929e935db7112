import { LineMap } from '../../src/base/span.ts';
import { printStage } from '../../src/cli/emit-command.ts';
import { toBeyondReport, toDiagnosticReports, toFragmentReport } from '../../src/cli/report.ts';
import { isError } from '../../src/diagnostics/diagnostic.ts';
import { printPlain } from '../../src/go/plain/print.ts';
import { lowerTexts } from '../../src/go/plain/read-program.ts';
import type { BeyondFragment } from '../../src/pipeline/beyond.ts';
import { compile, type ParsedLanguage } from '../../src/pipeline/compile.ts';
import { describeGraph } from '../../src/process/graph/describe-graph.ts';
import type { Solver } from '../../src/smt/solver.ts';
import type { Expected } from '../../src/ui/state/expected.ts';
import { decideGraph } from '../../src/verdict/counting/decide-graph.ts';
import { decide, type Decision } from '../../src/verdict/decide.ts';
import { outcomeBeyond, outcomeOf } from './outcome.ts';

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
  const { fragments, beyond, diagnostics } = compile(source, language);
  if (language.kind === 'go')
    files.set('plain.txt', printPlain(lowerTexts([{ name: 'main.go', text: source }]).program));
  const [fragment] = fragments;
  const [further] = beyond;
  if (fragment === undefined && further !== undefined) return counted(files, lines, further, solver);
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

/** Of a fragment that only the proofs that count edges reach. */
async function counted(
  files: Map<string, string>,
  lines: LineMap,
  fragment: BeyondFragment,
  solver: Solver,
): Promise<Staged> {
  const decision = await decideGraph(fragment.graph, solver, fragment);
  const report = toBeyondReport(lines, fragment, decision);
  const { name, parameters, assumptions, virgo, first, shown, headline } = report;
  files.set('virgo.txt', virgo);
  files.set('processes.txt', describeGraph(fragment.graph));
  const strategies = report.strategies.map(withoutTime);
  const verdict = { name, parameters, assumptions, virgo, first, shown, strategies };
  files.set('verdict.json', toJson(verdict));
  return { files, outcome: outcomeBeyond(headline.kind, decision, fragment.isAbstraction) };
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
