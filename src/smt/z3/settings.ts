import type { EngineRequest } from './engine.ts';

/**
 * The options that a run starts with. Z3 keeps options for the whole process, so all of them are set
 * again each time, and a script may set none.
 *
 * `solver2_unknown 0`: when its incremental core gives up, Z3 would turn to a tactic, which starts a
 * timer thread. It is to say `unknown` instead.
 *
 * `arith.solver 2` is the older simplex: on obligations of the paper's kind it takes a half to nine
 * tenths of the time of the default, 6, which in its turn decides more products and quotients.
 */
export function preamble({ rlimit, nonlinear, triggerSeed }: EngineRequest): string {
  return (
    quantifierOptions(triggerSeed) +
    '(set-option :combined_solver.solver2_unknown 0)' +
    `(set-option :smt.arith.solver ${nonlinear ? 6 : 2})` +
    `(set-option :rlimit ${rlimit})`
  );
}

/** Triggers alone decide about instances; what has no proof by them ends as unknown, and soon. */
function quantifierOptions(seed: number | null): string {
  const isOn = seed !== null;
  return (
    `(set-option :auto_config ${!isOn})(set-option :smt.mbqi ${!isOn})` +
    `(set-option :smt.case_split ${isOn ? 3 : 1})(set-option :smt.delay_units ${isOn})` +
    `(set-option :smt.random_seed ${seed ?? 0})`
  );
}

/** Work allowed for a run when the caller names no limit: 3 to 7 seconds of wasm. */
export const defaultRlimit = 5_000_000;

/** By the clock, for a whole run, when the caller names no limit. */
export const defaultWatchdogMilliseconds = 60_000;
