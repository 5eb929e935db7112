import { LineMap } from '../../base/span.ts';
import { dafnyNamesOf, toDafny } from '../../encode/to-dafny.ts';
import type { StrategyNumber } from '../../base/strategy.ts';
import type { Obligation } from '../../obligation/obligation.ts';
import { printDafny } from '../../dafny/print.ts';
import { describeOperation, describeTargets } from '../../process/rule/rules.ts';
import { isCounted, type Machine, type Process } from '../../process/machine.ts';
import type {
  DafnyView,
  FragmentView,
  LinkView,
  ObligationView,
  ProcessView,
  VirgoView,
} from '../../protocol/fragment-view.ts';
import { printVirgo } from '../../virgo/print.ts';
import { statementsOf } from '../../virgo/walk.ts';
import type { Fragment } from '../compile.ts';
import { toDafnyText } from './dafny-text.ts';
import { toMeaningView } from './meaning.ts';
import { toDiagnosticView, toPlaceView } from './place.ts';

/**
 * What the page shows of a fragment at once. It is computed at each key press, so it does not touch the
 * encoding and the obligations: those are computed when a pane or a check asks for them.
 */
export function toFragmentView(fragment: Fragment, source: string): FragmentView {
  const lines = new LineMap(source);
  const { machine, program } = fragment;
  return {
    name: fragment.name,
    place: toPlaceView(lines, fragment.nameSpan),
    parameters: program.parameters,
    meanings: fragment.meanings.map((one) => toMeaningView(one, lines)),
    notes: fragment.notes.map((one) => toDiagnosticView(lines, one)),
    loops: fragment.loops,
    profile: 'paper',
    virgo: toVirgoView(fragment, lines),
    processes: machine.processes.map((process) => toProcessView(machine, process, lines)),
  };
}

function toVirgoView({ program: { program }, withEscape }: Fragment, lines: LineMap): VirgoView {
  const { text, spans } = printVirgo(program, withEscape);
  const printedLines = new LineMap(text);
  const links = [...statementsOf(program.body)].map(({ id, span }): LinkView => {
    const target = spans.get(id);
    if (target === undefined) throw new Error(`statement ${id} was not printed`);
    return {
      node: id,
      source: toPlaceView(lines, span),
      target: toPlaceView(printedLines, target),
    };
  });
  return { text, links };
}

function toProcessView(machine: Machine, process: Process, lines: LineMap): ProcessView {
  return {
    index: process.index,
    name: process.name,
    startedAt: process.spawnedAt === null ? [] : [process.spawnedAt],
    isFamily: isCounted(machine, process.index),
    termination: process.termination,
    span: process.span,
    points: process.points.map(({ instruction, node, span, loop }, point) => ({
      point,
      node,
      place: toPlaceView(lines, span),
      rule: { encoding: 'paper', kind: instruction.kind },
      operation: describeOperation(machine, instruction),
      targets: describeTargets(instruction),
      depth: loop === null ? 0 : 1,
    })),
  };
}

/** CoreDafny for a strategy, in today's Dafny. */
export function toDafnyView({ encoding }: Fragment, strategy: StrategyNumber): DafnyView {
  return toDafnyText(printDafny(toDafny(encoding, strategy), dafnyNamesOf(encoding), 'current'));
}

export function toObligationView(
  { name, kind, words, place, node, strategies }: Obligation,
  lines: LineMap,
): ObligationView {
  return { name, kind, words, place: place && toPlaceView(lines, place.span), node, strategies };
}
