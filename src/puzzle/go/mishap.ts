import { faultsOf, type EntryKind } from '../../execute/search/judge.ts';
import { explore } from '../../execute/search/explore.ts';
import { movesTo } from '../../execute/search/path.ts';
import type { Step } from '../../execute/rule/step.ts';
import { isRace } from '../../execute/state/access.ts';
import type { State } from '../../execute/state/state.ts';
import type { GoSystem } from '../../execute/system.ts';
import type { Mishap } from '../../protocol/puzzle.ts';
import { sameMove, type Move } from '../../run/move.ts';
import { mostStates } from './run.ts';

/** Whether nobody can move any more although somebody is left. */
function hangs(system: GoSystem, state: State, moves: readonly Move[], kind: EntryKind): boolean {
  return faultsOf(system, state, moves, kind).some(
    ({ property }) => property === 'no-leak' || property === 'no-deadlock',
  );
}

function mishapOfStep(step: Step, before: State, kind: EntryKind): Mishap | null {
  if (step.races.some(({ conflict }) => isRace(conflict))) return 'race';
  // When main has returned the process is gone.
  const isOver = before.finished && kind === 'main';
  return step.stop?.kind === 'crash' && !isOver ? 'panic' : null;
}

/** What moves come to. `made` are those up to the mishap, or all. */
export interface Outcome {
  readonly made: readonly Move[];
  readonly mishaps: ReadonlySet<Mishap>;
  /** Nobody can move any more. */
  readonly isOver: boolean;
  /** A move was not possible. */
  readonly isBroken: boolean;
}

/** Makes the moves one after the other, up to the first mishap of the wanted kind. */
export function follow(
  system: GoSystem,
  moves: readonly Move[],
  kind: EntryKind,
  target: Mishap,
): Outcome {
  const mishaps = new Set<Mishap>();
  let state = system.initial;
  let possible = system.moves(state);
  if (system.begun.stop?.kind === 'crash') mishaps.add('panic');
  for (const [at, move] of moves.entries()) {
    const made = moves.slice(0, at + 1);
    const chosen = possible.find((one) => sameMove(one, move));
    if (chosen === undefined)
      return { made: moves.slice(0, at), mishaps, isOver: false, isBroken: true };
    const step = system.advance(state, chosen, false);
    const mishap = mishapOfStep(step, state, kind);
    if (mishap !== null) mishaps.add(mishap);
    if (step.stop !== null) return { made, mishaps, isOver: true, isBroken: at < moves.length - 1 };
    state = step.state;
    possible = system.moves(state);
    if (mishaps.has(target))
      return { made, mishaps, isOver: possible.length === 0, isBroken: false };
  }
  if (hangs(system, state, possible, kind)) mishaps.add('hang');
  return { made: moves, mishaps, isOver: possible.length === 0, isBroken: false };
}

type Shortest =
  | { readonly kind: 'found'; readonly moves: readonly Move[] }
  | { readonly kind: 'none' }
  /** There are more states than were seen. */
  | { readonly kind: 'open' };

/** The shortest run to a mishap, state by state in the order of their distance. */
export function shortestTo(
  system: GoSystem,
  kind: EntryKind,
  target: Mishap,
  isCancelled: () => boolean,
): Shortest {
  if (target === 'panic' && system.begun.stop?.kind === 'crash')
    return { kind: 'found', moves: [] };
  const found: { node: number; move: number }[] = [];
  const keep = (node: number, move: number): true => {
    found.push({ node, move });
    return true;
  };
  system.machine.showing = false;
  const options = { states: mostStates, reduce: false, isCancelled };
  const explored = explore(system, options, {
    state: (state, node, moves) =>
      target === 'hang' && hangs(system, state, moves, kind) && keep(node, -1),
    stop: (stop, before, node, move) =>
      target === 'panic' &&
      stop.kind === 'crash' &&
      !(before.finished && kind === 'main') &&
      keep(node, move),
    race: (_, node, move) => target === 'race' && keep(node, move),
  });
  system.machine.showing = true;
  // The first one was found at the least distance.
  const [first] = found;
  if (first === undefined) return { kind: explored.closed ? 'none' : 'open' };
  const path = movesTo(system, explored.store, first.node);
  if (first.move < 0) return { kind: 'found', moves: path };
  let state = system.initial;
  for (const move of path) state = system.advance(state, move, false).state;
  return { kind: 'found', moves: [...path, system.moves(state)[first.move]!] };
}
