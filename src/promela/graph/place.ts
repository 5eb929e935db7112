import { evaluateInteger } from './sizes.ts';
import type { Expression } from '../../virgo/ast.ts';
import type { Valuation } from '../../expression/evaluate.ts';
import type { Graph } from '../../process/graph/graph.ts';
import type { ChannelRef } from '../../process/graph/label.ts';
import { definedWhen, printExpression } from '../expressions.ts';

/** A graph with what its model calls things: the person's names with a mark in front, so that none clash. */
export class PromelaGraph {
  readonly graph: Graph;
  readonly parameters: ReadonlyMap<string, string>;
  /** The loops whose iteration chooses an element of an array. */
  readonly indexing: readonly number[];
  readonly #valuation: Valuation;

  constructor(graph: Graph, valuation: Valuation | null) {
    this.graph = graph;
    const values = [...graph.parameters, ...graph.choices];
    this.parameters = new Map(values.map(({ name }, index) => [name, `p${index}_${plain(name)}`]));
    this.#valuation = new Map(
      values.map(({ name, sort }) => [name, valuation?.get(name) ?? (sort === 'bool' ? true : 1n)]),
    );
    const used = graph.edges.flatMap(({ label }) =>
      'element' in label && label.element !== null ? [label.element] : [],
    );
    this.indexing = [...new Set(used)].sort((a, b) => a - b);
  }

  /** The values of parameters and choices, in their order. */
  values(): readonly (readonly [name: string, value: string])[] {
    return [...this.parameters].map(([name, own]) => {
      const value = this.#valuation.get(name)!;
      if (typeof value === 'boolean') return [own, value ? '1' : '0'];
      return [own, value < 0n ? `(${value})` : String(value)];
    });
  }

  text(expression: Expression): string {
    return `(${printExpression(expression, this)})`;
  }

  /** Null where it always has a value. */
  defined(...expressions: readonly Expression[]): string | null {
    const needed = expressions.flatMap((one) => definedWhen(one, this));
    return needed.length === 0 ? null : `(${needed.join(' && ')})`;
  }

  /** Zero where it has no value, or is negative: such a declaration crashes. */
  size(expression: Expression | null): number {
    return expression === null ? 0 : Math.max(0, evaluateInteger(expression, this.#valuation));
  }

  capacity(channel: number): number {
    return this.size(this.graph.channels[channel]!.capacity);
  }

  channel(ref: ChannelRef): string {
    return `c${ref.channel}_${plain(this.graph.channels[ref.channel]!.name)}${this.#element(ref)}`;
  }

  closed(ref: ChannelRef): string {
    return `closed${ref.channel}${this.#element(ref)}`;
  }

  #element({ channel, element }: ChannelRef): string {
    if (this.graph.channels[channel]!.size === null) return '';
    return element === null ? '[0]' : `[e${element}]`;
  }

  waitgroup(index: number): string {
    return `w${index}_${plain(this.graph.waitgroups[index]!.name)}`;
  }

  process(index: number): string {
    return `g${index}_${plain(this.graph.classes[index]!.name)}`;
  }
}

function plain(name: string): string {
  return name.replace(/[^A-Za-z0-9_]/g, '_');
}
