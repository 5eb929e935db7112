import { searchGraph, type GraphRun } from '../../explore/graph/search.ts';
import { evaluate, type Value } from '../../expression/evaluate.ts';
import { subexpressions } from '../../expression/walk.ts';
import type { Graph } from '../../process/graph/graph.ts';

/** Values at which some run goes wrong, and the shortest such run. */
export interface GraphFailure {
  readonly valuation: ReadonlyMap<string, Value>;
  readonly run: GraphRun;
  readonly ending: 'stuck' | 'crash';
}

/** Most programs that fail do so at these; the smaller ones make shorter runs. */
const usualValues = [0n, 1n, 2n, -1n, 3n] as const;
/** Larger constants of the text would make runs that are too long to see all of. */
const largestConstant = 6n;
const mostValuations = 600;
const statesPerValuation = 20_000;
const statesInAll = 200_000;

/** Looks through the runs at small values, the smallest first; null where none of those goes wrong. */
export function findFailure(graph: Graph, mostStates = statesInAll): GraphFailure | null {
  let left = mostStates;
  for (const valuation of smallValuations(graph)) {
    if (left <= 0) return null;
    const maxStates = Math.min(left, statesPerValuation);
    const { stuck, crash, states } = searchGraph(graph, valuation, { maxStates, firstOnly: true });
    left -= states;
    if (stuck !== null) return { valuation, run: stuck, ending: 'stuck' };
    if (crash !== null) return { valuation, run: crash, ending: 'crash' };
  }
  return null;
}

/**
 * What callers may pass, with the choices, by how far down the list of values it goes.
 * @forTests Spin is asked about the same values.
 */
export function smallValuations(graph: Graph): readonly ReadonlyMap<string, Value>[] {
  const names = [...graph.parameters, ...graph.choices];
  const values = [...usualValues, ...constantsOf(graph)];
  let drafts: readonly Draft[] = [{ valuation: new Map(), weight: 0 }];
  for (const { name, sort } of names) {
    const some: readonly Value[] = sort === 'bool' ? [false, true] : values;
    const longer = drafts.flatMap(({ valuation, weight }) =>
      some.map((value, place) => ({
        valuation: new Map([...valuation, [name, value]]),
        weight: weight + place,
      })),
    );
    // The smallest of each length: all of them would be too many.
    drafts = longer.sort((a, b) => a.weight - b.weight).slice(0, 8 * mostValuations);
  }
  return drafts
    .map(({ valuation }) => valuation)
    .filter((valuation) =>
      graph.contracts.every(({ condition }) => evaluate(condition, valuation) === true),
    )
    .slice(0, mostValuations);
}

interface Draft {
  readonly valuation: ReadonlyMap<string, Value>;
  readonly weight: number;
}

/** The numbers of the text and those beside them: what changes at 5 is seen at 4, 5 and 6. */
function constantsOf({ edges, channels, loops, contracts }: Graph): readonly bigint[] {
  const expressions = [
    ...contracts.map(({ condition }) => condition),
    ...channels.flatMap(({ capacity, size }) => [capacity, size].filter((one) => one !== null)),
    ...loops.flatMap(({ bounds }) => (bounds === null ? [] : [bounds.from, bounds.to])),
    ...edges.flatMap(({ label }) => {
      if (label.kind === 'branch') return [label.condition];
      return 'amount' in label ? [label.amount] : [];
    }),
  ];
  const found = new Set<bigint>();
  for (const expression of expressions) {
    for (const part of subexpressions(expression)) {
      if (part.kind !== 'integer') continue;
      for (const near of [part.value, part.value + 1n, part.value - 1n]) found.add(near);
    }
  }
  const usual: readonly bigint[] = usualValues;
  return [...found].filter(
    (value) => !usual.includes(value) && value <= largestConstant && value >= -largestConstant,
  );
}
