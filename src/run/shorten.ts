import { sameMove, type Move } from './move.ts';

/** A system, and the fault that is to come of a shorter run as well. */
export interface Shortening<State> {
  readonly initial: State;
  readonly moves: (state: State) => readonly Move[];
  /** The state after a move, or null where the run is over; `found`: the fault came of the move. */
  readonly step: (
    state: State,
    move: Move,
  ) => { readonly state: State | null; readonly found: boolean };
  /** Whether the fault is there in a state, whose moves these are. */
  readonly isFound: (state: State, moves: readonly Move[]) => boolean;
  /** How many runs may be tried, and how many moves may be made for it altogether. */
  readonly maxTries: number;
  readonly maxMoves: number;
  /** Asked now and then. */
  readonly isCancelled: () => boolean;
}

/**
 * A run to the same fault with fewer switches from one goroutine to another and, of as many switches, with
 * fewer steps. It is the best that was found, not the best that there is.
 */
export function shorten<State>(
  moves: readonly Move[],
  shortening: Shortening<State>,
): readonly Move[] {
  const { initial, maxTries, maxMoves, isCancelled } = shortening;
  const given = play(shortening, { moves: [], states: [initial] }, { kept: 0, rest: moves });
  if (given === null) throw new Error('a run to be shortened must end as asked');
  let best: Attempt<State> = given;
  let tries = 0;
  let made = 0;
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const variant of variantsOf(best.moves)) {
      if (tries++ >= maxTries || made >= maxMoves || isCancelled()) return best.moves;
      made += variant.rest.length;
      const attempt = play(shortening, best, variant);
      if (attempt === null || !isShorter(attempt.moves, best.moves)) continue;
      best = attempt;
      isBetter = true;
      break;
    }
  }
  return best.moves;
}

/** Whether the fault comes of a run. */
export function playsTo<State>(moves: readonly Move[], shortening: Shortening<State>): boolean {
  const { initial } = shortening;
  return play(shortening, { moves: [], states: [initial] }, { kept: 0, rest: moves }) !== null;
}

/** `states[i]` is the state before move i. */
interface Attempt<State> {
  readonly moves: readonly Move[];
  readonly states: readonly State[];
}

/** Another order, or fewer moves, behind a beginning that stays. */
interface Variant {
  readonly kept: number;
  readonly rest: readonly Move[];
}

function* variantsOf(moves: readonly Move[]): Generator<Variant> {
  yield* joined(blocksOf(moves));
  for (let size = moves.length >> 1; size >= 1; size >>= 1) {
    for (let start = 0; start < moves.length; start += size) {
      yield { kept: start, rest: moves.slice(start + size) };
    }
  }
}

/** The moves of a block are made right behind, or right before, an other block of the same mover. */
function* joined(blocks: readonly (readonly Move[])[]): Generator<Variant> {
  let kept = 0;
  for (const [at, block] of blocks.entries()) {
    const next = blocks.findIndex(
      (other, index) => index > at + 1 && isSameMover(other[0]!, block[0]!),
    );
    if (next >= 0) {
      const between = blocks.slice(at + 1, next).flat();
      const behind = blocks.slice(next + 1).flat();
      const joint = blocks[next]!;
      yield { kept: kept + block.length, rest: [...joint, ...between, ...behind] };
      yield { kept, rest: [...between, ...block, ...joint, ...behind] };
    }
    kept += block.length;
  }
}

/** Moves of one mover in a row. */
function blocksOf(moves: readonly Move[]): readonly (readonly Move[])[] {
  const blocks: Move[][] = [];
  for (const move of moves) {
    const last = blocks.at(-1);
    if (last !== undefined && isSameMover(last[0]!, move)) last.push(move);
    else blocks.push([move]);
  }
  return blocks;
}

function isSameMover({ mover: one }: Move, { mover: other }: Move): boolean {
  return one.id === other.id && one.kind === other.kind;
}

function isShorter(one: readonly Move[], other: readonly Move[]): boolean {
  const switches = blocksOf(one).length - blocksOf(other).length;
  return switches < 0 || (switches === 0 && one.length < other.length);
}

/** Makes the moves of a variant as far as they are possible, and leaves out the others. */
function play<State>(
  { moves: movesOf, step, isFound }: Shortening<State>,
  best: Attempt<State>,
  { kept, rest }: Variant,
): Attempt<State> | null {
  const moves = best.moves.slice(0, kept);
  const states = best.states.slice(0, kept + 1);
  let state = states[kept] as State;
  for (const wanted of rest) {
    const possible = movesOf(state);
    if (isFound(state, possible)) return { moves, states };
    const move = possible.find((one) => sameMove(one, wanted));
    if (move === undefined) continue;
    moves.push(move);
    const next = step(state, move);
    if (next.found) return { moves, states };
    if (next.state === null) return null;
    state = next.state;
    states.push(state);
  }
  return isFound(state, movesOf(state)) ? { moves, states } : null;
}
