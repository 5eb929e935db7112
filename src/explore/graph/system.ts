import type { Event } from '../../run/event.ts';
import type { Move } from '../../run/move.ts';
import type { NamedGoroutine } from '../../run/names.ts';
import type { CrashCause, Outcome, System } from '../../run/system.ts';
import { sameMove } from '../../run/move.ts';
import { unreachable } from '../../base/unreachable.ts';
import type { Graph } from '../../process/graph/graph.ts';
import { labelWords } from '../../process/graph/words.ts';
import type { Valuation } from '../../expression/evaluate.ts';
import { happening } from './happening.ts';
import { graphListings } from './listings.ts';
import { observeGraph } from './observe.ts';
import type { RunState, Standing } from './run-state.ts';
import { afterStep } from './run-step.ts';
import { possibleSteps, type GraphStep } from './run-moves.ts';
import type { CrashReason } from './step.ts';
import { RunBound } from './run-bound.ts';

/** The runs of a graph, goroutine by goroutine, for all that replays, narrates and shows runs. */
export function toGraphSystem(graph: Graph, valuation: Valuation): System<RunState> {
  const bound = new RunBound(graph, valuation);
  const listings = graphListings(graph);
  return {
    initial: bound.initial(),
    listings,
    moves: (state) => possibleSteps(bound, state).map(({ move }) => move),
    step: (state, move) => step(bound, state, move),
    key: (state) => keyOf(bound, state),
    alive: (state) => state.goroutines.flatMap((one) => (bound.hasEnded(one) ? [] : [one.id])),
    goesOn: () => false,
    observe: (state) => observeGraph(bound, listings, state),
  };
}

function step(bound: RunBound, state: RunState, move: Move): Outcome<RunState> {
  const found = possibleSteps(bound, state).find((one) => sameMove(one.move, move));
  if (found === undefined) throw new Error('a move of another state');
  const goroutine = state.goroutines.find(({ id }) => id === move.mover.id)!;
  if (found.effect.kind === 'crash') return crash(bound, goroutine, found, found.effect.reason);
  const next = afterStep(bound, state, found);
  const ended = (one: NamedGoroutine | null): readonly NamedGoroutine[] => {
    const after = next.goroutines.find(({ id }) => id === one?.id);
    return after !== undefined && bound.hasEnded(after) ? [after] : [];
  };
  const partner = state.goroutines.find(({ id }) => id === move.partner?.id) ?? null;
  const event: Event = {
    goroutine: nameOf(goroutine),
    partner: partner && nameOf(partner),
    what: happening(bound, state, next, found),
    ended: [...ended(goroutine), ...ended(partner)].map(nameOf),
  };
  return { kind: 'moved', state: next, event };
}

function nameOf({ id, name }: NamedGoroutine): NamedGoroutine {
  return { id, name };
}

function crash(
  { graph }: RunBound,
  goroutine: Standing,
  { edges }: GraphStep,
  reason: CrashReason,
): Outcome<RunState> {
  const operation = labelWords(graph, edges[0]!);
  return {
    kind: 'ended',
    stop: { kind: 'crash', goroutine: nameOf(goroutine), operation, cause: causeOf(reason) },
  };
}

function causeOf(reason: CrashReason): CrashCause {
  switch (reason) {
    case 'negative capacity':
      return { kind: 'panic', message: 'makechan: size out of range', misuse: null };
    case 'send on a closed channel':
      return { kind: 'send-on-closed' };
    case 'close of a closed channel':
      return { kind: 'close-of-closed' };
    case 'negative waitgroup counter':
      return { kind: 'panic', message: 'sync: negative WaitGroup counter', misuse: 'waitgroup' };
    case 'unlock of an unlocked lock':
      return { kind: 'unlock-of-unlocked' };
    case 'division by zero':
      return { kind: 'division-by-zero' };
    default:
      return unreachable(reason);
  }
}

/** Goroutines that stand alike are alike; those that have ended are forgotten. */
function keyOf(bound: RunBound, { goroutines, slots }: RunState): string {
  const open = goroutines.flatMap((one) => (bound.hasEnded(one) ? [] : [one.instance]));
  return `${open.sort((a, b) => a - b).join()}|${slots.join()}`;
}
