import type { Action } from '../../run/event.ts';
import type { Move } from '../../run/move.ts';
import { unreachable } from '../../base/unreachable.ts';
import type { Edge } from '../../process/graph/graph.ts';
import type { RunBound } from './run-bound.ts';
import type { RunState, Standing } from './run-state.ts';
import { effectOf, type Effect } from './step.ts';

/** A move with the edges that it takes, the sender's first. */
export interface GraphStep {
  readonly move: Move;
  readonly edges: readonly Edge[];
  readonly effect: Exclude<Effect, { readonly kind: 'blocked' }>;
}

export function possibleSteps(bound: RunBound, state: RunState): readonly GraphStep[] {
  return state.goroutines.flatMap((one) => stepsOf(bound, state, one));
}

function stepsOf(bound: RunBound, state: RunState, one: Standing): readonly GraphStep[] {
  const outgoing = bound.bound.outgoing[bound.pointOf(one)]!;
  return outgoing.flatMap((index, place): readonly GraphStep[] => {
    const edge = bound.graph.edges[index]!;
    const effect = effectAt(bound, state, one, edge);
    const pick = outgoing.length > 1 ? place : null;
    const mover = { kind: 'goroutine', id: one.id } as const;
    switch (effect.kind) {
      case 'blocked':
        return [];
      case 'goes':
      case 'crash':
        return [
          { move: { mover, action: actionOf(edge), pick, partner: null }, edges: [edge], effect },
        ];
      case 'meets':
        return edge.label.kind === 'send' ? meetings(bound, state, one, edge, effect, pick) : [];
      default:
        return unreachable(effect);
    }
  });
}

function effectAt(bound: RunBound, state: RunState, one: Standing, edge: Edge): Effect {
  return effectOf(bound.bound, bound.instances, state.slots, one.instance, edge);
}

function meetings(
  bound: RunBound,
  state: RunState,
  sender: Standing,
  edge: Edge,
  effect: Extract<Effect, { readonly kind: 'meets' }>,
  pick: number | null,
): readonly GraphStep[] {
  return state.goroutines.flatMap((other) => {
    if (other.id === sender.id) return [];
    const outgoing = bound.bound.outgoing[bound.pointOf(other)]!;
    return outgoing.flatMap((index, place): readonly GraphStep[] => {
      const answer = bound.graph.edges[index]!;
      if (answer.label.kind !== 'receive') return [];
      const its = effectAt(bound, state, other, answer);
      if (its.kind !== 'meets' || its.slot !== effect.slot) return [];
      const partner = { id: other.id, pick: outgoing.length > 1 ? place : null };
      const mover = { kind: 'goroutine', id: sender.id } as const;
      return [
        { move: { mover, action: 'exchange', pick, partner }, edges: [edge, answer], effect },
      ];
    });
  });
}

/** What the edge is seen to do when it is taken alone. */
function actionOf({ label }: Edge): Action {
  switch (label.kind) {
    case 'make':
      return 'make-channel';
    case 'send':
    case 'receive':
    case 'receive-closed':
    case 'close':
    case 'wait':
    case 'unlock':
    case 'default':
    case 'branch':
    case 'spawn':
      return label.kind;
    case 'cancel-first':
    case 'cancel-again':
      return 'cancel';
    case 'add':
    case 'count-zero':
    case 'count-more':
      return 'add';
    case 'drain':
    case 'read-lock':
    case 'once-first':
      return 'lock';
    case 'lock':
      return 'lock';
    case 'read-unlock':
    case 'once-done':
      return 'unlock';
    case 'iteration':
    case 'exit':
      return 'loop-head';
    case 'elapse':
      return 'suppose';
    case 'tau':
    case 'enter':
    case 'once-later':
      return 'local';
    default:
      return unreachable(label);
  }
}
