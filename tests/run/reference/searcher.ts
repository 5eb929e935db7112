import { endingAt, type Ending } from '../../../src/run/ending.ts';
import type { Move } from '../../../src/run/move.ts';
import type { System } from '../../../src/run/system.ts';
import { Fates } from './fates.ts';
import type { FoundKind, FoundRun, LeftBehind, SearchLimits, SearchResult } from './result.ts';
import type { Stopped } from '../../../src/run/search/result.ts';

/** An ending of a kind that a search looks for. */
type FoundEnding = Extract<Ending, { readonly kind: FoundKind }>;

interface Found {
  readonly ending: FoundEnding;
  /** The state in which the run ends, or from which its last move ends it. */
  readonly state: number;
  readonly last: Move | null;
  readonly depth: number;
}

/** The states that were met, each with the move that first led to it, and what was found in them. */
export class Searcher<State> {
  readonly #system: System<State>;
  readonly #limits: SearchLimits;
  readonly #numbers = new Map<string, number>();
  /** Null where a state has been expanded: it can be made again from the moves that led there. */
  readonly #states: (State | null)[] = [];
  readonly #parents: number[] = [];
  readonly #moves: (Move | null)[] = [];
  readonly #depths: number[] = [];
  readonly #fates = new Fates();
  readonly #found = new Map<FoundKind, Found>();

  constructor(system: System<State>, limits: SearchLimits) {
    this.#system = system;
    this.#limits = limits;
    this.#meet(system.initial, -1, null);
  }

  get count(): number {
    return this.#states.length;
  }

  expand(number: number): Stopped | null {
    if (this.#isEnough(this.#depths[number]!)) return { kind: 'found' };
    const system = this.#system;
    const state = this.#states[number]!;
    this.#states[number] = null;
    const moves = system.moves(state);
    const ending = moves.length === 0 ? endingAt(system, state) : null;
    if (ending?.kind === 'ok' || ending?.kind === 'stuck') this.#end(ending, number, null);
    if (ending?.kind === 'unfinished') this.#fates.escape(number);
    for (const move of moves) {
      const stopped = this.#make(number, state, move);
      if (stopped !== null) return stopped;
    }
    return null;
  }

  #make(number: number, state: State, move: Move): Stopped | null {
    const outcome = this.#system.step(state, move);
    if (outcome.kind === 'ended') {
      if (outcome.stop.kind === 'too-large') return { kind: 'too-large' };
      this.#end(outcome.stop, number, move);
      this.#fates.escape(number);
      return null;
    }
    const next = this.#meet(outcome.state, number, move);
    this.#fates.step(
      number,
      next,
      this.#system.alive(state),
      this.#system.alive(outcome.state),
      move,
    );
    return this.count > this.#limits.maxStates
      ? { kind: 'states', limit: this.#limits.maxStates }
      : null;
  }

  /** The number of a state, which is given to it when it is met first. */
  #meet(state: State, parent: number, move: Move | null): number {
    const key = this.#system.key(state);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.count;
    this.#numbers.set(key, number);
    this.#states.push(state);
    this.#parents.push(parent);
    this.#moves.push(move);
    this.#depths.push(parent < 0 ? 0 : this.#depths[parent]! + 1);
    this.#fates.add(this.#system.alive(state));
    return number;
  }

  /** States come in the order of their depth, but a last move makes a run one longer than its state. */
  #end(ending: FoundEnding, state: number, last: Move | null): void {
    const depth = this.#depths[state]! + (last === null ? 0 : 1);
    const known = this.#found.get(ending.kind);
    if (known === undefined || depth < known.depth) {
      this.#found.set(ending.kind, { ending, state, last, depth });
    }
  }

  /** A stuck state at a depth has a shorter run than a crash that is met on leaving it. */
  #isEnough(depth: number): boolean {
    if (this.#limits.until !== 'bad') return false;
    return (['stuck', 'crash'] as const).some((kind) => {
      const found = this.#found.get(kind);
      return found !== undefined && (kind === 'stuck' || found.depth <= depth);
    });
  }

  result(stopped: Stopped | null): SearchResult {
    return {
      states: this.count,
      stopped,
      shortestTo: {
        ok: this.#runTo('ok'),
        stuck: this.#runTo('stuck'),
        crash: this.#runTo('crash'),
        exit: this.#runTo('exit'),
      },
      leftBehind: stopped === null ? this.#leftBehind() : null,
    };
  }

  #runTo<Kind extends FoundKind>(kind: Kind): FoundRun<Kind> | null {
    const found = this.#found.get(kind);
    if (found === undefined) return null;
    const { ending, state, last } = found;
    const moves = [...this.#movesTo(state), ...(last === null ? [] : [last])];
    return { moves, ending: ending as FoundRun<Kind>['ending'] };
  }

  #leftBehind(): LeftBehind | null {
    const first = this.#fates.firstLeftBehind();
    return first && { moves: this.#movesTo(first.state), goroutines: first.goroutines };
  }

  #movesTo(state: number): readonly Move[] {
    const moves: Move[] = [];
    for (let at = state; this.#parents[at]! >= 0; at = this.#parents[at]!) {
      moves.push(this.#moves[at]!);
    }
    return moves.reverse();
  }
}
