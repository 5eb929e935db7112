import type { Program } from '../../src/virgo/ast.ts';
import { bindMachine } from '../../src/explore/bind.ts';
import { explore } from '../../src/explore/explore.ts';
import type { Exploration, SearchOptions } from '../../src/explore/explore.ts';
import { runTask } from '../../src/explore/task.ts';
import { toMachine } from '../../src/process/to-machine.ts';
import { checkVirgo } from '../../src/virgo/check.ts';
import { parseVirgo } from '../../src/virgo/parse.ts';
import { interpret } from './interpreter.ts';
import type { Judgement } from './interpreter.ts';
import { describeValuation, sample, valuations } from './valuations.ts';

/** The integers that parameters take, and how many valuations of one program are tried at most. */
const range = { low: -2, high: 3, most: 12 };

const searches = (['go', 'encoding'] as const).flatMap((view) =>
  (['none', 'stubborn', 'full'] as const).map((reduction) => ({ view, reduction })),
);

/** Where the explorer, in either view, with or without a reduction, says other than the interpreter. */
export function explorerContradictions(program: Program, text: string): readonly string[] {
  const parsed = parseVirgo(text);
  const checked = parsed.ok ? checkVirgo(parsed.value) : parsed;
  if (!checked.ok) return [`rejected: ${checked.diagnostics[0]!.message}`];
  const machine = toMachine(checked.value);
  const tried = sample(valuations(checked.value.parameters, range.low, range.high), range.most);
  return tried.flatMap((valuation) => {
    const judgement = interpret(program, valuation);
    if (!judgement.complete) return ['too many states to run them all'];
    const bound = bindMachine(machine, valuation);
    const lengths = new Map<string, string>();
    return searches.flatMap((search) => {
      const explored = runTask(explore(bound, search));
      const where = `${search.view}, ${search.reduction}, at ${describeValuation(valuation)}`;
      return [...compare(judgement, explored), ...compareLengths(lengths, search, explored)].map(
        (what) => `${where}: ${what}`,
      );
    });
  });
}

function compare(judgement: Judgement, explored: Exploration): readonly string[] {
  if (!explored.complete) return [`stopped early: ${explored.stopped?.kind}`];
  return (['ok', 'stuck', 'crash'] as const)
    .filter((ending) => explored[ending] !== judgement[ending])
    .map((ending) => `${ending} is ${explored[ending]}, but ${judgement[ending]} when run`);
}

/** A reduction may leave out runs, but not the shortest one to a bad ending. */
function compareLengths(
  lengths: Map<string, string>,
  { view, reduction }: Pick<SearchOptions, 'view' | 'reduction'>,
  explored: Exploration,
): readonly string[] {
  const { stuck, crash } = explored.shortestTo;
  const found = `stuck ${stuck?.trace.choices.length}, crash ${crash?.trace.choices.length}`;
  const plain = lengths.get(view);
  if (reduction === 'none') lengths.set(view, found);
  return plain === undefined || plain === found ? [] : [`shortest: ${found}, without: ${plain}`];
}
