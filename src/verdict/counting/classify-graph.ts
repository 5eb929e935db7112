import type { CountingModel } from '../../encode/counting/model.ts';
import { searchGraph } from '../../explore/graph/search.ts';
import type { TermValue } from '../../logic/evaluate-term.ts';
import { evaluate, type Value } from '../../expression/evaluate.ts';
import type { Point } from '../formula/points.ts';

/** What all runs at some values come to; undecided where there are too many. */
type GraphClass = 'clean' | 'bad' | 'undecided';

export interface GraphSample {
  /** By the names of the model. */
  readonly point: Point;
  readonly class: GraphClass;
}

const reach: readonly (readonly [number, number])[] = [
  [0, 0],
  [-2, 6],
  [-1, 4],
  [-1, 3],
  [-1, 2],
];
const choiceValues = [0n, 1n, 2n] as const;
const statesPerPoint = 4_000;

/** All small values that callers may pass, each with what its runs come to. */
export function classifyGraph(model: CountingModel): readonly GraphSample[] | null {
  const { parameters } = model.graph;
  const integers = parameters.filter(({ sort }) => sort === 'int').length;
  const range = reach[integers];
  if (range === undefined) return null;
  let points: readonly ReadonlyMap<string, Value>[] = [new Map()];
  for (const { name, sort } of parameters) {
    points = points.flatMap((point) =>
      valuesOf(sort, range).map((value) => new Map([...point, [name, value]])),
    );
  }
  const promised = points.filter((point) => isPromised(model, point));
  return promised.map((point) => ({ point: renamed(model, point), class: classOf(model, point) }));
}

function valuesOf(sort: 'int' | 'bool', [low, high]: readonly [number, number]): readonly Value[] {
  if (sort === 'bool') return [false, true];
  return Array.from({ length: high - low + 1 }, (_, index) => BigInt(low + index));
}

function isPromised({ graph }: CountingModel, point: ReadonlyMap<string, Value>): boolean {
  return graph.contracts.every(({ condition }) => evaluate(condition, point) === true);
}

/** Choices may come out in any way, so the worst one counts. */
export function classOf(model: CountingModel, point: ReadonlyMap<string, Value>): GraphClass {
  let valuations: readonly ReadonlyMap<string, Value>[] = [point];
  for (const { name, sort } of model.graph.choices) {
    const values: readonly Value[] = sort === 'bool' ? [false, true] : choiceValues;
    valuations = valuations.flatMap((one) =>
      values.map((value) => new Map([...one, [name, value]])),
    );
  }
  let worst: GraphClass = 'clean';
  for (const valuation of valuations) {
    const options = { maxStates: statesPerPoint, firstOnly: true };
    const found = searchGraph(model.graph, valuation, options);
    if (found.stuck !== null || found.crash !== null) return 'bad';
    if (!found.complete) worst = 'undecided';
  }
  return worst;
}

function renamed(model: CountingModel, point: ReadonlyMap<string, Value>): Point {
  const found = new Map<string, TermValue>();
  for (const [name, value] of point) {
    const own = model.values.get(name);
    if (own?.kind === 'variable') found.set(own.name, value);
  }
  return found;
}

/** The same values by the names of the text. */
export function named(model: CountingModel, point: Point): ReadonlyMap<string, Value> {
  const found = new Map<string, Value>();
  for (const { name } of model.graph.parameters) {
    const own = model.values.get(name);
    const value = own?.kind === 'variable' ? point.get(own.name) : undefined;
    if (value !== undefined) found.set(name, value);
  }
  return found;
}
