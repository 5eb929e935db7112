import { LineMap } from '../base/span.ts';
import { printTerm } from '../logic/print-term.ts';
import type { Graph } from '../process/graph/graph.ts';
import { operationAt } from '../explore/graph/listings.ts';
import { classWords, edgeWords } from '../process/graph/words.ts';
import { toGraph } from '../process/graph/to-graph.ts';
import { printGraphPromela } from '../promela/graph/print.ts';
import type { Solver } from '../smt/solver.ts';
import { toCountingDafny } from '../verdict/counting/dafny-hints.ts';
import { findFailure, type GraphFailure } from '../verdict/counting/find-failure.ts';
import { findPrecondition } from '../verdict/counting/find-precondition.ts';
import type { CountingProof } from '../verdict/counting/proof.ts';
import { proveGraph } from '../verdict/counting/prove-graph.ts';
import { withRandomSamples } from '../verdict/counting/random-samples.ts';
import { openStates, reasonsOf } from '../verdict/counting/reasons.ts';
import { printExtended } from '../virgo/extended/print.ts';
import { readVirgo } from '../virgo/read.ts';
import type { ExitCode } from './check-command.ts';
import type { Input } from './input.ts';
import type { Terminal } from './terminal.ts';

export const countOutputs = ['verdict', 'facts', 'reasons', 'dafny', 'promela', 'text'] as const;
type CountOutput = (typeof countOutputs)[number];

/** What is looked at before anything is proved: enough for most programs that go wrong. */
const quickStates = 10_000;

/** Proves any VirGo text by counting edges. 0: proved; 1: not; 2: the text is rejected. */
export async function count(
  terminal: Terminal,
  { file, text }: Input,
  solver: Solver,
  output: CountOutput,
): Promise<ExitCode> {
  const read = readVirgo(text);
  if (!read.ok) {
    const lines = new LineMap(text);
    for (const { span, message } of read.diagnostics) {
      const { line, column } = lines.position(span.start);
      terminal.error(`${file}:${line}:${column}: ${message}\n`);
    }
    return 2;
  }
  const { profile, extended } = read.value;
  if (output === 'text') {
    terminal.out(printExtended(extended.program).text);
    return 0;
  }
  const graph = toGraph(extended);
  const failure = findFailure(graph, quickStates);
  if (output === 'promela') {
    terminal.out(printGraphPromela(graph, failure?.valuation ?? null));
    return 0;
  }
  const proof = await proveGraph(graph, solver, {
    ...withRandomSamples,
    isRefuted: () => failure !== null,
  });
  if (output === 'dafny') {
    const method = await toCountingDafny(proof);
    if (method !== null) terminal.out(method.text);
    return method === null ? 1 : 0;
  }
  const where = profile === 'paper' ? 'in' : 'beyond';
  terminal.out(`${where} the language of the paper\n`);
  if (proof.grade === null) await printRefusal(terminal, graph, proof, solver, failure);
  else terminal.out(`proved: ${proof.grade}\n`);
  if (output === 'facts') {
    for (const { rule, words } of proof.facts) terminal.out(`${rule}: ${words}\n`);
  }
  if (output === 'reasons') await printReasons(terminal, proof);
  return proof.grade === null ? 1 : 0;
}

/** Why each obligation holds; of one that does not, what it would look like. */
async function printReasons(terminal: Terminal, proof: CountingProof): Promise<void> {
  for (const { obligation, facts } of await reasonsOf(proof)) {
    terminal.out(`${obligation.words}, since\n`);
    for (const { rule, words } of facts) terminal.out(`  ${rule}: ${words}\n`);
  }
  const { graph } = proof.model;
  for (const { obligation, values, taken, standing } of await openStates(proof)) {
    terminal.out(`open: ${obligation.words}; the facts allow\n`);
    for (const { name, value } of values) terminal.out(`  ${name} = ${value}\n`);
    for (const { point, count } of standing)
      terminal.out(`  ${count} of ${classWords(graph, point)} at ${operationAt(graph, point)}\n`);
    for (const { edge, times } of taken)
      terminal.out(`  ${edgeWords(graph, edge)}: ${times} times\n`);
  }
}

/** What is open, a run that goes wrong if small values have one, and what would be enough. */
async function printRefusal(
  terminal: Terminal,
  graph: Graph,
  proof: CountingProof,
  solver: Solver,
  quick: GraphFailure | null,
): Promise<void> {
  for (const { obligation, proved } of proof.obligations) {
    if (!proved) terminal.out(`not proved: ${obligation.words}\n`);
  }
  const failure = quick ?? findFailure(graph);
  if (failure !== null) {
    const { valuation, run, ending } = failure;
    const values = [...valuation].map(([name, value]) => `${name} = ${value}`).join(', ');
    const ends = ending === 'stuck' ? 'gets stuck' : 'crashes';
    terminal.out(
      `refuted: a run of ${run.steps.length} steps ${ends}${values && ` at ${values}`}\n`,
    );
  }
  const found = await findPrecondition(graph, solver, withRandomSamples);
  if (found === null || found.proof.grade === null || found.term.kind === 'boolean') return;
  const weakest = found.necessary ? ', and nothing weaker is enough' : '';
  terminal.out(`proved under ${printTerm(found.term)}: ${found.proof.grade}${weakest}\n`);
}
