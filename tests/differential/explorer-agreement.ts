import type { Program } from '../../src/virgo/ast.ts';
import { bindMachine } from '../../src/explore/bind.ts';
import { explore } from '../../src/explore/explore.ts';
import type { Exploration } from '../../src/explore/explore.ts';
import { runTask } from '../../src/run/task.ts';
import { toMachine } from '../../src/process/to-machine.ts';
import { checkVirgo } from '../../src/virgo/check.ts';
import { parseVirgo } from '../../src/virgo/parse.ts';
import type { Valuation } from './evaluate.ts';
import { interpret } from './interpreter.ts';
import type { Judgement } from './interpreter.ts';
import { describeValuation, sample, valuations } from './valuations.ts';

/** The integers that parameters take, and how many valuations of one program are tried at most. */
const range = { low: -2, high: 3, most: 12 };

/** Enough for all but a crowd of goroutines that a loop has spawned, each a process of its own. */
const maxStates = 20_000;

const searches = (['go', 'encoding'] as const).flatMap((view) =>
  (['none', 'stubborn', 'full'] as const).map((reduction) => ({ view, reduction, maxStates })),
);

export interface ExplorerAgreement {
  /** Where the explorer, in either view, with or without a reduction, says other than the interpreter. */
  readonly contradictions: readonly string[];
  readonly searches: number;
  /** Searches that came to the limit of states. */
  readonly undecided: number;
}

export function explorerAgreement(program: Program, text: string): ExplorerAgreement {
  const parsed = parseVirgo(text);
  const checked = parsed.ok ? checkVirgo(parsed.value) : parsed;
  if (!checked.ok) {
    const contradictions = [`rejected: ${checked.diagnostics[0]!.message}`];
    return { contradictions, searches: 0, undecided: 0 };
  }
  const machine = toMachine(checked.value);
  const tried = sample(valuations(checked.value.parameters, range.low, range.high), range.most);
  const compared = tried.flatMap((valuation) => {
    const bound = bindMachine(machine, valuation);
    const explored = searches.map((search) => runTask(explore(bound, search)));
    return compareAt(valuation, interpret(program, valuation), explored);
  });
  return {
    contradictions: compared.flatMap(({ contradictions }) => contradictions),
    searches: compared.length,
    undecided: compared.filter(({ decided }) => !decided).length,
  };
}

interface Compared {
  readonly decided: boolean;
  readonly contradictions: readonly string[];
}

function compareAt(
  valuation: Valuation,
  judgement: Judgement,
  explored: readonly Exploration[],
): readonly Compared[] {
  return explored.map((one, index): Compared => {
    const { view, reduction } = searches[index]!;
    const plain = explored[searches.findIndex((search) => search.view === view)]!;
    const decided = one.complete && judgement.complete;
    const found = [
      ...compare(judgement, one),
      ...(one.complete && plain.complete ? compareLengths(plain, one) : []),
    ];
    const where = `${view}, ${reduction}, at ${describeValuation(valuation)}`;
    return { decided, contradictions: found.map((what) => `${where}: ${what}`) };
  });
}

/** What was found is there, wherever the search stopped; what was not found is not, if all was seen. */
function compare(judgement: Judgement, explored: Exploration): readonly string[] {
  const { stopped } = explored;
  if (stopped !== null && stopped.kind !== 'states') return [`stopped early: ${stopped.kind}`];
  return (['ok', 'stuck', 'crash'] as const).flatMap((ending) => {
    if (explored[ending] && !judgement[ending] && judgement.complete)
      return [`${ending}: invented`];
    if (judgement[ending] && !explored[ending] && explored.complete) return [`${ending}: missed`];
    return [];
  });
}

/** A reduction may leave out runs, but not the shortest one to a bad ending. */
function compareLengths(plain: Exploration, reduced: Exploration): readonly string[] {
  const lengths = ({ shortestTo: { stuck, crash } }: Exploration): string =>
    `stuck ${stuck?.trace.moves.length}, crash ${crash?.trace.moves.length}`;
  const [found, without] = [lengths(reduced), lengths(plain)];
  return found === without ? [] : [`shortest: ${found}, without the reduction: ${without}`];
}
