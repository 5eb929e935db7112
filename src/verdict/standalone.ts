import { assumedTerms, type Encoding } from '../encode/encoding.ts';
import { evaluateTerm } from '../logic/evaluate-term.ts';
import { printSmt } from '../logic/print-smt.ts';
import { and, type Term } from '../logic/term.ts';
import { searchRun } from './search-runs.ts';
import type { Assignment, StrategyVerdict } from './verdict.ts';

/**
 * A precondition leaves out what holds in every run of the Go program, such as that no length is
 * negative. Its SMT-LIB form is read beside the VirGo program alone: where a run of that at values that
 * Go cannot have ends badly, the form says what Go's values obey.
 */
export async function standingAlone(
  encoding: Encoding,
  strategies: readonly StrategyVerdict[],
  signal?: AbortSignal,
): Promise<readonly StrategyVerdict[]> {
  const { context } = encoding;
  if (encoding.assumptions.length === 0) return strategies;
  const assumed = and(...assumedTerms(encoding));
  const forms = new Map<Term, string>();
  for (const { precondition, outcome } of strategies) {
    const { simple, smt } = precondition;
    if (outcome !== 'verified' || forms.has(simple)) continue;
    const accept = (values: Assignment) => holds(simple, values) && !holds(assumed, values);
    const bad = await searchRun(context.machine, { wanted: 'bad', accept }, [], signal);
    forms.set(simple, bad === null ? smt : printSmt(and(assumed, simple)));
  }
  return strategies.map((one) => {
    const { precondition } = one;
    const smt = forms.get(precondition.simple) ?? precondition.smt;
    return { ...one, precondition: { ...precondition, smt } };
  });
}

function holds(term: Term, values: Assignment): boolean {
  return evaluateTerm(term, values) === true;
}
