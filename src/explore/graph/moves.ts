import { unreachable } from '../../base/unreachable.ts';
import type { Edge, Graph } from '../../process/graph/graph.ts';
import type { Valuation } from '../../expression/evaluate.ts';
import { BoundGraph } from './bound.ts';
import { Instances } from './instance.ts';
import { exchange, type GraphState } from './state.ts';
import { effectOf, type CrashReason, type Effect } from './step.ts';

/** One step of one instance, or of two that meet at an unbuffered channel. */
export interface GraphMove {
  /** The sender's edge first. */
  readonly edges: readonly number[];
  readonly outcome:
    | { readonly kind: 'state'; readonly state: GraphState }
    | { readonly kind: 'crash'; readonly reason: CrashReason };
}

/** The runs of a graph at given values. */
export class GraphSystem {
  readonly bound: BoundGraph;
  readonly instances: Instances;

  constructor(graph: Graph, valuation: Valuation) {
    this.bound = new BoundGraph(graph, valuation);
    this.instances = new Instances(graph);
  }

  initial(): GraphState {
    const { graph, slots } = this.bound;
    const main = this.instances.start(graph.classes[0]!.start);
    return { instances: [[main, 1]], slots: new Array<number>(slots).fill(0) };
  }

  /** Whether every instance has ended. */
  hasEnded(state: GraphState): boolean {
    const { classes, points } = this.bound.graph;
    return state.instances.every(([id]) => {
      const { point } = this.instances.of(id);
      return classes[points[point]!.class]!.end === point;
    });
  }

  moves(state: GraphState): readonly GraphMove[] {
    return state.instances.flatMap(([id]) => this.movesOf(state, id));
  }

  movesOf(state: GraphState, id: number): readonly GraphMove[] {
    const { graph, outgoing } = this.bound;
    return outgoing[this.instances.of(id).point]!.flatMap((index) => {
      const edge = graph.edges[index]!;
      const effect = this.#effect(state, id, edge);
      return this.#movesBy(state, id, edge, effect);
    });
  }

  #effect(state: GraphState, id: number, edge: Edge): Effect {
    return effectOf(this.bound, this.instances, state.slots, id, edge);
  }

  #movesBy(state: GraphState, id: number, edge: Edge, effect: Effect): readonly GraphMove[] {
    switch (effect.kind) {
      case 'blocked':
        return [];
      case 'crash':
        return [{ edges: [edge.index], outcome: { kind: 'crash', reason: effect.reason } }];
      case 'goes': {
        const slots = [...state.slots];
        for (const [slot, value] of effect.changes) slots[slot] = value;
        const next = exchange(state, [id], this.#after(id, edge), slots);
        return [{ edges: [edge.index], outcome: { kind: 'state', state: next } }];
      }
      case 'meets':
        return edge.label.kind === 'send' ? this.#meetings(state, id, edge, effect.slot) : [];
    }
  }

  /** The sender meets any receiver that is not itself. */
  #meetings(state: GraphState, sender: number, edge: Edge, slot: number): readonly GraphMove[] {
    const { graph, outgoing } = this.bound;
    return state.instances.flatMap(([id, count]) => {
      if (id === sender && count < 2) return [];
      return outgoing[this.instances.of(id).point]!.flatMap((index): readonly GraphMove[] => {
        const other = graph.edges[index]!;
        if (other.label.kind !== 'receive') return [];
        const effect = this.#effect(state, id, other);
        if (effect.kind !== 'meets' || effect.slot !== slot) return [];
        const come = [...this.#after(sender, edge), ...this.#after(id, other)];
        const next = exchange(state, [sender, id], come);
        return [{ edges: [edge.index, index], outcome: { kind: 'state', state: next } }];
      });
    });
  }

  /** Who is there instead of the instance that took the edge. */
  #after(id: number, { label, to }: Edge): readonly number[] {
    const { classes } = this.bound.graph;
    switch (label.kind) {
      case 'enter':
        return [this.instances.moved(id, to, { loop: label.loop, count: 0 })];
      case 'iteration': {
        const count = (this.instances.of(id).iterations.get(label.loop) ?? 0) + 1;
        return [this.instances.moved(id, to, { loop: label.loop, count })];
      }
      case 'spawn': {
        const child = this.instances.spawned(id, classes[label.class]!.start);
        return [this.instances.moved(id, to, null), child];
      }
      case 'add':
      case 'branch':
      case 'cancel-again':
      case 'cancel-first':
      case 'close':
      case 'count-more':
      case 'count-zero':
      case 'default':
      case 'drain':
      case 'elapse':
      case 'exit':
      case 'lock':
      case 'make':
      case 'once-done':
      case 'once-first':
      case 'once-later':
      case 'read-lock':
      case 'read-unlock':
      case 'receive-closed':
      case 'receive':
      case 'send':
      case 'tau':
      case 'unlock':
      case 'wait':
        return [this.instances.moved(id, to, null)];
      default:
        return unreachable(label);
    }
  }
}
