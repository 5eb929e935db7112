import type { NamedResource } from '../../run/names.ts';
import type { Graph } from '../../process/graph/graph.ts';
import type { Valuation } from '../../expression/evaluate.ts';
import { BoundGraph } from './bound.ts';
import { Instances } from './instance.ts';
import type { RunState, Standing } from './run-state.ts';

/** A graph at a valuation, with the names that a shown run gives to what it has. */
export class RunBound {
  readonly graph: Graph;
  readonly bound: BoundGraph;
  readonly instances: Instances;

  constructor(graph: Graph, valuation: Valuation) {
    this.graph = graph;
    this.bound = new BoundGraph(graph, valuation);
    this.instances = new Instances(graph);
  }

  initial(): RunState {
    const { graph, bound } = this;
    const main = this.instances.start(graph.classes[0]!.start);
    const isMade = graph.channels.map(
      (_, index) =>
        !graph.edges.some(({ label }) => label.kind === 'make' && label.channel === index),
    );
    return {
      goroutines: [{ id: 0, name: graph.classes[0]!.name, instance: main }],
      slots: new Array<number>(bound.slots).fill(0),
      holders: [...graph.locks, ...graph.onces].map(() => null),
      readers: graph.locks.map(() => []),
      made: isMade,
    };
  }

  pointOf({ instance }: Standing): number {
    return this.instances.of(instance).point;
  }

  classOf(one: Standing): number {
    return this.graph.points[this.pointOf(one)]!.class;
  }

  hasEnded(one: Standing): boolean {
    return this.graph.classes[this.classOf(one)]!.end === this.pointOf(one);
  }

  /** `worker`, or `worker #2` where a class may have several. */
  nameOf(ofClass: number, before: number): string {
    const { name, single } = this.graph.classes[ofClass]!;
    return single ? name : `${name} #${before + 1}`;
  }

  channel(index: number, element: number): NamedResource {
    const { name, size } = this.graph.channels[index]!;
    return size === null
      ? { id: `c${index}`, name }
      : { id: `c${index}.${element}`, name: `${name}[${element}]` };
  }

  waitgroup(index: number): NamedResource {
    return { id: `w${index}`, name: this.graph.waitgroups[index]!.name };
  }

  lock(index: number): NamedResource {
    return { id: `l${index}`, name: this.graph.locks[index]!.name };
  }

  once(index: number): NamedResource {
    return { id: `o${index}`, name: this.graph.onces[index]!.name };
  }
}
