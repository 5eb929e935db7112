import type { BeyondFragment } from '../src/pipeline/beyond.ts';
import type { Fragment } from '../src/pipeline/compile.ts';
import { decideBoth, type BothDecisions } from '../src/pipeline/decide-both.ts';
import type { CheckPhase, SolverState } from '../src/protocol/compiler-api.ts';
import { Cancelled } from '../src/smt/ask.ts';
import type { Solver } from '../src/smt/solver.ts';
import { decideGraph, type CountingDecision } from '../src/verdict/counting/decide-graph.ts';
import { messageOf } from './guarded.ts';

export type OpenSolver = (
  onProgress: (progress: { readonly loaded: number; readonly total: number }) => void,
) => Solver;

interface Timed<D> {
  readonly decision: D;
  readonly milliseconds: number;
}

export type OnPhase = (phase: CheckPhase) => void;

/** Decides about one fragment, as often as the work needs it. */
export interface Decide {
  (fragment: Fragment, onPhase: OnPhase): Promise<Timed<BothDecisions>>;
  /** By counting edges. */
  readonly count: (fragment: BeyondFragment, onPhase: OnPhase) => Promise<Timed<CountingDecision>>;
}

/** Holds the solver. One proof is under way at a time: a new one cancels the one before. */
export class Proving {
  readonly #solver: Solver;
  #underWay: AbortController | null = null;
  /** Settled when what is under way has ended. */
  #ended: Promise<unknown> = Promise.resolve();
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
  run<T>(work: (decide: Decide) => Promise<T>): Promise<T | null> {
    return this.ask((solver, signal) => {
      const decide = (fragment: Fragment, onPhase: OnPhase) =>
        timed((given) => decideBoth(solver, fragment, given), signal, onPhase);
      const count = (fragment: BeyondFragment, onPhase: OnPhase) =>
        timed((given) => countFragment(solver, fragment, given), signal, onPhase);
      return work(Object.assign(decide, { count }));
    });
  }

  /** The solver itself, for what is no verdict on a fragment. */
  ask<T>(work: (solver: Solver, signal: AbortSignal) => Promise<T>): Promise<T | null> {
    this.cancel();
    const answer = this.#begin(work);
    this.#ended = answer.catch(() => undefined);
    return answer;
  }

  /** As `ask`, but nothing is cancelled for it: it waits until the solver is free. */
  async askWhenFree<T>(
    work: (solver: Solver, signal: AbortSignal) => Promise<T>,
  ): Promise<T | null> {
    while (this.#underWay !== null) await this.#ended;
    return this.ask(work);
  }

  async #begin<T>(work: (solver: Solver, signal: AbortSignal) => Promise<T>): Promise<T | null> {
    const mine = new AbortController();
    this.#underWay = mine;
    const { signal } = mine;
    try {
      await this.#prepare();
      signal.throwIfAborted();
      return await work(this.#solver, signal);
    } catch (error) {
      if (signal.aborted || error instanceof Cancelled) return null;
      throw error;
    } finally {
      if (this.#underWay === mine) this.#underWay = null;
    }
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

interface Given {
  readonly signal: AbortSignal;
  readonly onProgress: OnPhase;
}

async function timed<D>(
  work: (given: Given) => Promise<D>,
  signal: AbortSignal,
  onProgress: OnPhase,
): Promise<Timed<D>> {
  const began = performance.now();
  const decision = await work({ signal, onProgress });
  return { decision, milliseconds: performance.now() - began };
}

function countFragment(
  solver: Solver,
  { graph, isAbstraction, mayEndAtOnce }: BeyondFragment,
  { signal, onProgress }: Given,
): Promise<CountingDecision> {
  onProgress('without a precondition');
  const onSearch = () => {
    onProgress('search');
  };
  return decideGraph(graph, solver, { signal, isAbstraction, mayEndAtOnce, onSearch });
}
