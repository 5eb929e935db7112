import { LineMap } from '../../base/span.ts';
import { CountingModel } from '../../encode/counting/model.ts';
import { crashObligations, stuckObligation } from '../../encode/counting/obligation.ts';
import type { CountingObligation } from '../../encode/counting/obligation.ts';
import type { FragmentView, ObligationView, VirgoView } from '../../protocol/fragment-view.ts';
import type { OutcomeOfObligation, VerdictView } from '../../protocol/verdict-view.ts';
import type { CountingDecision } from '../../verdict/counting/decide-graph.ts';
import { allStatements } from '../../virgo/extended/children.ts';
import { printExtended } from '../../virgo/extended/print.ts';
import type { BeyondFragment } from '../beyond.ts';
import { toGraphProcesses } from './beyond-processes.ts';
import { toBeyondRun } from './beyond-run.ts';
import { toCountingObligation, toCountingReport } from './counting-report.ts';
import { toMeaningView } from './meaning.ts';
import { toDiagnosticView, toPlaceView } from './place.ts';
import type { Fragment } from '../compile.ts';
import type { BothDecisions } from '../decide-both.ts';
import { toStrategyView, toVerdictView } from './verdict.ts';

/** What the page shows at once of a fragment beyond the paper's language. */
export function toBeyondView(fragment: BeyondFragment, source: string): FragmentView {
  const lines = new LineMap(source);
  return {
    name: fragment.name,
    place: toPlaceView(lines, fragment.nameSpan),
    parameters: fragment.checked.parameters,
    meanings: fragment.meanings.map((one) => toMeaningView(one, lines)),
    notes: fragment.notes.map((one) => toDiagnosticView(lines, one)),
    loops: null,
    profile: 'extended',
    virgo: toVirgoView(fragment, lines),
    processes: toGraphProcesses(fragment.graph, lines),
  };
}

function toVirgoView({ checked: { program } }: BeyondFragment, lines: LineMap): VirgoView {
  const { text, spans } = printExtended(program);
  const printedLines = new LineMap(text);
  const links = [...allStatements(program)].flatMap(({ id, span }) => {
    const target = spans.get(id);
    if (target === undefined) return [];
    const [source, place] = [toPlaceView(lines, span), toPlaceView(printedLines, target)];
    return [{ node: id, source, target: place }];
  });
  return { text, links };
}

/** In the order in which they are shown, and by which they are asked about. */
export function obligationsOf({
  graph,
}: Pick<BeyondFragment, 'graph'>): readonly CountingObligation[] {
  const model = new CountingModel(graph);
  return [stuckObligation(model), ...crashObligations(model)];
}

export function toBeyondObligations(
  fragment: BeyondFragment,
  source: string,
): readonly ObligationView[] {
  const lines = new LineMap(source);
  return obligationsOf(fragment).map((one, index) => toCountingObligation(one, index, lines));
}

export function toBeyondVerdict(
  fragment: BeyondFragment,
  source: string,
  decision: CountingDecision,
  milliseconds: number,
): VerdictView {
  const report = toCountingReport(fragment, new LineMap(source), decision);
  return {
    ...report,
    strategies: report.strategies.map(toStrategyView),
    obligations: outcomesOf(fragment, decision),
    counterexample: decision.run && toBeyondRun(fragment, source, decision.run),
    milliseconds,
  };
}

/** The paper's obligations and its run, under the better of the two answers. */
export function toBothVerdict(
  fragment: Fragment,
  source: string,
  { paper, counted, isProvedTwice, disagreement }: BothDecisions,
  milliseconds: number,
): VerdictView {
  const view = toVerdictView(fragment, source, paper, milliseconds);
  if (disagreement !== null)
    throw new Error(`the two kinds of proofs contradict each other: ${disagreement}`);
  if (counted === null) return isProvedTwice ? { ...view, encoding: 'both' } : view;
  const report = toCountingReport(counted.fragment, new LineMap(source), counted.decision);
  return {
    ...view,
    ...report,
    strategies: report.strategies.map(toStrategyView),
    // A run of the paper's program may be none of the function's.
    counterexample: null,
  };
}

/** By their words: the proof may have been about a graph in which one instance is told apart. */
function outcomesOf(
  fragment: BeyondFragment,
  { proof }: CountingDecision,
): readonly OutcomeOfObligation[] {
  const open = new Set(
    proof.obligations.filter(({ proved }) => !proved).map(({ obligation }) => obligation.words),
  );
  return obligationsOf(fragment).map(({ words }, index) =>
    open.has(words)
      ? { index, outcome: 'failed', words: 'Not proved: the facts that were found leave it open.' }
      : { index, outcome: 'proved', words: 'Proved by Z3.' },
  );
}
