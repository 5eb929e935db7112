import type { Program } from '../../src/virgo/ast.ts';
import { makeContinuations, nextStatement } from './continuation.ts';
import type { Doing } from './continuation.ts';
import type { Valuation } from './evaluate.ts';
import { initialState, stepsOf } from './steps.ts';
import type { State, Step, World } from './steps.ts';

/**
 * The judge: what a VirGo program does under Go's semantics, by running every interleaving. It shares
 * no code with the machine, the encoding or the explorer, and is meant to be plain rather than fast.
 */
export interface Judgement {
  /** Some run ends with every goroutine ended. */
  readonly ok: boolean;
  /** Some run reaches a state in which no goroutine can move, and one has not ended. */
  readonly stuck: boolean;
  /** Some run panics: negative capacity, negative waitgroup counter, division by zero. */
  readonly crash: boolean;
  /** False when the limit of states cut the search short; then a false above means nothing. */
  readonly complete: boolean;
  readonly states: number;
}

export interface InterpreterOptions {
  readonly maxStates: number;
  /**
   * `local-first`: a goroutine whose next statement no other can notice or prevent (skip, return, go,
   * if, for, a declaration, since it comes before all uses) does it before anything else happens.
   * Such a statement commutes with what the others do, and where it panics no run can end or get
   * stuck without it. `all` does without this thought; a test compares the two.
   */
  readonly interleavings: 'all' | 'local-first';
}

export const usualOptions: InterpreterOptions = {
  maxStates: 200_000,
  interleavings: 'local-first',
};

export function interpret(
  program: Program,
  valuation: Valuation,
  options: InterpreterOptions = usualOptions,
): Judgement {
  const world: World = { valuation, continuations: makeContinuations() };
  const start = initialState(world.continuations.enter(program.body, 1n, null));
  const todo = [start];
  const seen = new Set([keyOf(start)]);
  const found = { ok: false, stuck: false, crash: false };
  for (let state = todo.pop(); state !== undefined; state = todo.pop()) {
    const steps = stepsFrom(world, state, options);
    if (state.goroutines.length === 0) found.ok = true;
    else if (steps.length === 0) found.stuck = true;
    for (const step of steps) {
      if (step === 'panic') {
        found.crash = true;
        continue;
      }
      const key = keyOf(step);
      if (seen.has(key)) continue;
      if (seen.size >= options.maxStates) return { ...found, complete: false, states: seen.size };
      seen.add(key);
      todo.push(step);
    }
  }
  return { ...found, complete: true, states: seen.size };
}

/** Capacities are left out: they never change, and a channel's follows from its having been made. */
function keyOf(state: State): string {
  const contents = [...state.contents].map(([name, content]) => `${name}=${content}`).sort();
  return `${state.goroutines.map(({ id }) => id).join()} ${contents.join(' ')}`;
}

function stepsFrom(world: World, state: State, options: InterpreterOptions): readonly Step[] {
  const { goroutines } = state;
  if (options.interleavings === 'local-first') {
    const local = goroutines.findIndex(isLocal);
    if (local >= 0) return stepsOf(world, state, local);
  }
  return goroutines.flatMap((goroutine, index) =>
    // Equal goroutines stand side by side and can do the same: the first will do.
    goroutine === goroutines[index - 1] ? [] : stepsOf(world, state, index),
  );
}

function isLocal(goroutine: Doing): boolean {
  const { kind } = nextStatement(goroutine);
  return kind !== 'send' && kind !== 'receive' && kind !== 'add' && kind !== 'wait';
}
