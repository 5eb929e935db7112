import type { Graph, GraphPointIndex } from '../../process/graph/graph.ts';
import type { ChannelRef } from '../../process/graph/label.ts';
import type { Expression } from '../../virgo/ast.ts';
import { evaluate, type Valuation } from '../../expression/evaluate.ts';

/** A number that an expression has in this run; null where evaluating it divides by zero. */
type Bound = number | null;

/** Larger numbers would take too long to run through anyway. */
const largest = 1_000_000n;

/** A graph with values for its parameters: sizes, bounds and guards are numbers and truth values. */
export class BoundGraph {
  readonly graph: Graph;
  readonly #valuation: Valuation;
  readonly #values = new Map<Expression, Bound | boolean>();
  /** Where the state of each channel's elements begins: content and closed flag, by iterations. */
  readonly channelSlots: readonly number[];
  readonly waitgroupSlot: number;
  readonly lockSlot: number;
  readonly onceSlot: number;
  readonly slots: number;
  readonly outgoing: readonly (readonly number[])[];

  constructor(graph: Graph, valuation: Valuation) {
    this.graph = graph;
    this.#valuation = valuation;
    let next = 0;
    this.channelSlots = graph.channels.map(({ size }) => {
      const at = next;
      const elements = size === null ? 1 : Math.max(0, this.integer(size) ?? 0);
      next += 2 * elements;
      return at;
    });
    this.waitgroupSlot = next;
    this.lockSlot = this.waitgroupSlot + graph.waitgroups.length;
    // Of a lock: announced writers, drained writers, readers.
    this.onceSlot = this.lockSlot + 3 * graph.locks.length;
    this.slots = this.onceSlot + 2 * graph.onces.length;
    this.outgoing = graph.points.map((_, point: GraphPointIndex) =>
      graph.edges.filter(({ from }) => from === point).map(({ index }) => index),
    );
  }

  integer(expression: Expression): Bound {
    return this.#value(expression) as Bound;
  }

  /** Null where evaluating the condition divides by zero. */
  truth(expression: Expression): boolean | null {
    return this.#value(expression) as boolean | null;
  }

  #value(expression: Expression): Bound | boolean {
    const known = this.#values.get(expression);
    if (known !== undefined) return known;
    const found = evaluate(expression, this.#valuation);
    const value = toBound(found);
    this.#values.set(expression, value);
    return value;
  }

  capacity(channel: number): number {
    const { capacity } = this.graph.channels[channel]!;
    return capacity === null ? 0 : (this.integer(capacity) ?? 0);
  }

  /** The slot of the content; the closed flag stands behind it. */
  slotOf({ channel }: ChannelRef, element: number): number {
    return this.channelSlots[channel]! + 2 * element;
  }
}

function toBound(found: ReturnType<typeof evaluate>): Bound | boolean {
  if (typeof found === 'boolean') return found;
  if (typeof found === 'symbol') return null;
  if (found > largest || found < -largest) throw new RangeError('a value is too large to run');
  return Number(found);
}
