import { endingAt, type Ending } from './ending.ts';
import { sameMove, type Move } from './move.ts';
import { replay } from './replay.ts';
import type { System } from './system.ts';

interface ShortenOptions {
  /** Whether a run ends as the given one does: what must stay. */
  readonly endsAlike: (ending: Ending) => boolean;
  /** How many runs may be tried. */
  readonly maxTries: number;
}

/**
 * A run that ends as the given one does, with fewer switches from one goroutine to another and, of as
 * many switches, with fewer steps. It is the best that was found, not the best that there is.
 */
export function shorten<State>(
  system: System<State>,
  moves: readonly Move[],
  options: ShortenOptions,
): readonly Move[] {
  const given = replay(system, moves);
  if (given.kind === 'broken') throw new Error(`a run to be shortened must play: ${given.message}`);
  if (!options.endsAlike(given.ending)) throw new Error('a run to be shortened must end as asked');
  let best: Attempt<State> = { moves, states: given.states };
  let tries = 0;
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const variant of variantsOf(best.moves)) {
      if (tries++ >= options.maxTries) return best.moves;
      const attempt = play(system, best, variant, options.endsAlike);
      if (attempt === null || !isShorter(attempt.moves, best.moves)) continue;
      best = attempt;
      isBetter = true;
      break;
    }
  }
  return best.moves;
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
  system: System<State>,
  best: Attempt<State>,
  { kept, rest }: Variant,
  endsAlike: (ending: Ending) => boolean,
): Attempt<State> | null {
  const moves = best.moves.slice(0, kept);
  const states = best.states.slice(0, kept + 1);
  let state = states[kept] as State;
  for (const wanted of rest) {
    const move = system.moves(state).find((one) => sameMove(one, wanted));
    if (move === undefined) continue;
    moves.push(move);
    const outcome = system.step(state, move);
    if (outcome.kind === 'ended') return endsAlike(outcome.stop) ? { moves, states } : null;
    state = outcome.state;
    states.push(state);
  }
  return endsAlike(endingAt(system, state)) ? { moves, states } : null;
}
