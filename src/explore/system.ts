import type { Event } from '../run/event.ts';
import type { Move } from '../run/move.ts';
import type { NamedGoroutine } from '../run/names.ts';
import type { Observation } from '../run/observation.ts';
import type { Listing, Outcome, Stop, System } from '../run/system.ts';
import { opAt, type BoundMachine } from './bound-machine.ts';
import { operationAt, toListings } from './listing.ts';
import { movesAt } from './moves.ts';
import { toObserver } from './observe.ts';
import type { Stepped } from './rule/rule.ts';
import { opRule } from './rule/rules.ts';
import { hasEnded, initialState, isSpawned, type State, type View } from './state.ts';

/** VirGo's machine at a valuation. A process is a goroutine; its index is the goroutine's id. */
export function toSystem(bound: BoundMachine, view: View): System<State> {
  // What only a shown run needs is made when one is shown.
  let listings: readonly Listing[] | null = null;
  let observe: ((state: State) => Observation) | null = null;
  return {
    initial: initialState(bound),
    get listings() {
      return (listings ??= toListings(bound));
    },
    moves: (state) => movesAt(bound, state, view).enabled,
    step: (state, move) => step(bound, view, state, move),
    key: (state) => keyOf(bound, state),
    alive: (state) => aliveIn(bound, state),
    goesOn: (state) => goesOn(bound, state, view),
    observe: (state) => (observe ??= toObserver(bound, view))(state),
  };
}

function step(bound: BoundMachine, view: View, state: State, move: Move): Outcome<State> {
  const process = move.mover.id;
  const op = opAt(bound, state.points, process);
  if (op === null) throw new Error('a move needs a process that has started and not ended');
  const stepped = opRule(op).step({ bound, view, state, process }, op, move);
  if (stepped.kind !== 'moved')
    return { kind: 'ended', stop: toStop(bound, state, process, stepped) };
  const goroutine = bound.named.processes[process]!;
  const partner = move.partner && bound.named.processes[move.partner.id]!;
  const ended = (one: NamedGoroutine | null): readonly NamedGoroutine[] =>
    one !== null && hasEnded(bound, stepped.state, one.id) ? [one] : [];
  const event: Event = {
    goroutine,
    partner,
    what: stepped.what,
    ended: [...ended(goroutine), ...ended(partner)],
  };
  return { kind: 'moved', state: stepped.state, event };
}

function toStop(
  bound: BoundMachine,
  state: State,
  process: number,
  stepped: Exclude<Stepped, { readonly kind: 'moved' }>,
): Stop {
  const goroutine = bound.named.processes[process]!;
  if (stepped.kind === 'too-large') {
    return { kind: 'too-large', goroutine, value: String(stepped.value) };
  }
  const operation = operationAt(bound, state, process);
  return { kind: 'crash', goroutine, operation, cause: stepped.cause };
}

/** A loop's iterations count only while its process is inside: behind it they are decided. */
function keyOf({ machine }: BoundMachine, state: State): string {
  const { points, contents, counters } = state;
  const iterations = machine.loops.map(({ process, head, exit }, loop) => {
    const point = points[process]!;
    return head <= point && point < exit ? state.iterations[loop]! : 0;
  });
  return [points, iterations, contents, counters].map((list) => list.join()).join(' ');
}

function aliveIn(bound: BoundMachine, state: State): readonly number[] {
  return state.points.flatMap((_, process) =>
    isSpawned(state, process) && !hasEnded(bound, state, process) ? [process] : [],
  );
}

/** Where somebody has an escape, the run goes on in Go; at another valuation we follow it there. */
function goesOn(bound: BoundMachine, state: State, view: View): boolean {
  const { processes } = bound.machine;
  return movesAt(bound, state, view).blocked.some(
    ({ process }) => processes[process]!.points[state.points[process]!]!.hasEscape,
  );
}
