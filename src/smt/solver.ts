/** What bounds one run. All of it is optional: a solver has its own defaults. */
export interface RunOptions {
  /** Stops the run at once; the solver stays usable. */
  readonly signal?: AbortSignal;
  /** The most work that a run may cost, all its checks together, in Z3's own units: the same on every machine. */
  readonly rlimit?: number;
  /**
   * Says that the script multiplies or divides by what is not a number. Z3 then takes the arithmetic
   * that decides more of it; linear scripts are faster without.
   */
  readonly nonlinear?: boolean;
  /**
   * Says that the script speaks with quantifiers that carry their triggers: Z3 then instantiates by
   * them alone, and starts from this seed.
   */
  readonly triggers?: { readonly seed: number };
  /**
   * The longest that a run may take by the clock. Z3 polls its limits at safe points only, so this
   * is what ends a query that never reaches one.
   */
  readonly watchdogMilliseconds?: number;
}

export type SolverReply =
  /** What Z3 printed, one line for each `check-sat`, `get-value` and so on. */
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'cancelled'; readonly by: 'signal' | 'watchdog' }
  /** Not run: what many runs may cost together was used up before. */
  | { readonly kind: 'spent' }
  /** A fault of ours or of Z3's, never an answer: a malformed script, no memory, no solver. */
  | { readonly kind: 'failed'; readonly reason: string };

/**
 * Answers SMT-LIB scripts, one after the other, in the order of the calls.
 *
 * A script declares all that it uses: no run sees what an earlier one declared. It may push and pop
 * as it likes, but it neither sets options nor resets: the solver does.
 */
export interface Solver {
  /** Does what the first run would wait for. Rejects when there is no Z3 to be had. */
  prepare(): Promise<void>;
  run(script: string, options?: RunOptions): Promise<SolverReply>;
  /** Ends what is under way (as cancelled) and lets go of threads and memory. */
  dispose(): Promise<void>;
}
