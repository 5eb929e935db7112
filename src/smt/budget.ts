import { unreachable } from '../base/unreachable.ts';
import type { Solver } from './solver.ts';
import { defaultRlimit } from './z3/settings.ts';

/** What many runs may cost together. */
export interface Budget {
  /** In Z3's own units of work: the same on every machine. */
  readonly units: number;
  /** How many runs the clock may end: each of them took all the time that one may take. */
  readonly interruptions: number;
}

/** The same solver, which answers `spent` once its runs have cost more than the budget. */
export function withBudget(solver: Solver, budget: Budget): Solver {
  let { units, interruptions } = budget;
  return {
    prepare: () => solver.prepare(),
    dispose: () => solver.dispose(),
    async run(script, options = {}) {
      if (units <= 0 || interruptions <= 0) return { kind: 'spent' };
      const rlimit = Math.min(options.rlimit ?? defaultRlimit, units);
      const reply = await solver.run(`${script}(get-info :rlimit)`, { ...options, rlimit });
      switch (reply.kind) {
        case 'answer': {
          const { text, cost } = withoutCost(reply.text);
          units -= cost;
          return { kind: 'answer', text };
        }
        case 'cancelled':
          if (reply.by === 'watchdog') interruptions -= 1;
          return reply;
        case 'failed':
          units -= rlimit;
          return reply;
        case 'spent':
          return reply;
        default:
          return unreachable(reply);
      }
    },
  };
}

/** Z3 says at the end what all the checks of a run have cost it. */
function withoutCost(text: string): { readonly text: string; readonly cost: number } {
  const found = /\(:rlimit (\d+)\)\s*$/.exec(text);
  if (found === null) throw new Error('the solver does not say what its run has cost');
  return { text: text.slice(0, found.index), cost: Number(found[1]) };
}
