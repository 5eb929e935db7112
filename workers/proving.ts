import type { Fragment } from '../src/pipeline/compile.ts';
import type { CheckPhase, SolverState } from '../src/protocol/compiler-api.ts';
import { Cancelled } from '../src/smt/ask.ts';
import type { Solver } from '../src/smt/solver.ts';
import { decide, type Decision } from '../src/verdict/decide.ts';
import { messageOf } from './guarded.ts';

export type OpenSolver = (
  onProgress: (progress: { readonly loaded: number; readonly total: number }) => void,
) => Solver;

/** Decides about one fragment, as often as the work needs it. */
type Decide = (
  fragment: Fragment,
  onPhase: (phase: CheckPhase) => void,
) => Promise<{ readonly decision: Decision; readonly milliseconds: number }>;

/** Holds the solver. One proof is under way at a time: a new one cancels the one before. */
export class Proving {
  readonly #solver: Solver;
  #underWay: AbortController | null = null;
  #onState: (state: SolverState) => void = () => undefined;

  constructor(openSolver: OpenSolver) {
    this.#solver = openSolver(({ loaded, total }) => {
      this.#onState(loaded < total ? { kind: 'downloading', loaded, total } : { kind: 'starting' });
    });
  }

  /** Starts the solver in the background and reports its progress. */
  async watch(onState: (state: SolverState) => void): Promise<void> {
    this.#onState = onState;
    await this.#prepare();
  }

  cancel(): void {
    this.#underWay?.abort();
    this.#underWay = null;
  }

  /** Null where it was cancelled. */
  async run<T>(work: (decide: Decide) => Promise<T>): Promise<T | null> {
    this.cancel();
    const mine = new AbortController();
    this.#underWay = mine;
    const { signal } = mine;
    try {
      await this.#prepare();
      signal.throwIfAborted();
      return await work((fragment, onPhase) => this.#decide(fragment, signal, onPhase));
    } catch (error) {
      if (signal.aborted || error instanceof Cancelled) return null;
      throw error;
    } finally {
      if (this.#underWay === mine) this.#underWay = null;
    }
  }

  async #decide(
    { encoding, obligations }: Fragment,
    signal: AbortSignal,
    onProgress: (phase: CheckPhase) => void,
  ): ReturnType<Decide> {
    const began = performance.now();
    const decision = await decide(this.#solver, encoding, obligations, { signal, onProgress });
    return { decision, milliseconds: performance.now() - began };
  }

  /** A failure is reported, and occurs again in the proof that needs the solver. */
  async #prepare(): Promise<void> {
    try {
      await this.#solver.prepare();
      this.#onState({ kind: 'ready' });
    } catch (error) {
      this.#onState({ kind: 'absent', message: messageOf(error) });
    }
  }
}
