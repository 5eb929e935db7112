import type { Encoding } from '../encode/encoding.ts';
import type { NormalForms } from '../logic/normal/normal-forms.ts';
import { printSmt } from '../logic/print-smt.ts';
import type { Obligation } from '../obligation/obligation.ts';
import type { RunOptions, Solver } from '../smt/solver.ts';
import { searchPrecondition, type FoundPrecondition } from './search/search-precondition.ts';
import type { StrategyVerdict } from './verdict.ts';

/** What the search found, and the verdict that it makes. */
export interface Fourth {
  readonly found: FoundPrecondition;
  readonly verdict: StrategyVerdict;
}

/** Strategy 4 beside the paper's; null where it has nothing to say. */
export async function fourthStrategy(
  solver: Solver,
  forms: NormalForms,
  encoding: Encoding,
  obligations: readonly Obligation[],
  options: RunOptions,
): Promise<Fourth | null> {
  const began = performance.now();
  const found = await searchPrecondition(solver, forms, encoding, obligations, options);
  return found === null ? null : { found, verdict: toVerdict(found, performance.now() - began) };
}

function toVerdict(found: FoundPrecondition, milliseconds: number): StrategyVerdict {
  const { term, sufficient, necessary, within, failed, reason } = found;
  const weakest = sufficient && necessary;
  return {
    strategy: 4,
    outcome: sufficient ? 'verified' : 'not-proved',
    precondition: { simple: term, paper: term, smt: printSmt(term) },
    // It was learned from values at which every run ends well.
    satisfiable: true,
    weakest,
    weakestWithin: weakest ? null : within,
    milliseconds,
    failed,
    reason,
  };
}
