import * as t from '../../logic/term.ts';
import type { Term } from '../../logic/term.ts';
import type { Substitution } from '../../logic/term-children.ts';
import type { Edge } from '../../process/graph/graph.ts';
import { counterName, type CountingModel } from './model.ts';
import { isBuffered, isOpen, isRest } from './rule/channel.ts';
import { guard } from './rule/rules.ts';

/** One step of the machine: an edge, or two that meet at an unbuffered channel. */
export interface CountingStep {
  readonly edges: readonly Edge[];
  readonly guard: Term;
  /** The counters after the step, in terms of those before. */
  readonly after: Substitution;
}

export function stepsOf(model: CountingModel): readonly CountingStep[] {
  const steps = model.graph.edges.flatMap((edge) => {
    const alone = guard(model, edge);
    if (alone === null) return [];
    const isHere = t.compare(model.tokens(edge.from), '>', t.zero);
    return [{ edges: [edge], guard: t.and(isHere, alone), after: increments(model, [edge]) }];
  });
  return [...steps, ...meetings(model)].filter(
    (step) => !(step.guard.kind === 'boolean' && !step.guard.value),
  );
}

/** A sender and a receiver at a channel without a buffer. */
function meetings(model: CountingModel): readonly CountingStep[] {
  const { edges } = model.graph;
  return edges.flatMap((send) => {
    if (send.label.kind !== 'send' || isRest(model, send.label.channel)) return [];
    const { channel } = send.label;
    const unbuffered = t.not(isBuffered(model, channel));
    return edges.flatMap((receive) => {
      if (receive.label.kind !== 'receive' || receive.label.channel !== channel) return [];
      const both =
        send.from === receive.from
          ? t.compare(model.tokens(send.from), '>', t.one)
          : t.and(
              t.compare(model.tokens(send.from), '>', t.zero),
              t.compare(model.tokens(receive.from), '>', t.zero),
            );
      const pair = [send, receive];
      return [
        {
          edges: pair,
          guard: t.and(unbuffered, isOpen(model, channel), both),
          after: increments(model, pair),
        },
      ];
    });
  });
}

function increments(model: CountingModel, edges: readonly Edge[]): Substitution {
  return new Map(
    edges.map(({ index }) => [counterName(index), t.add(model.x(index), t.one)] as const),
  );
}
