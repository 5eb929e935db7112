import type { NormalForms } from '../../logic/normal/normal-forms.ts';
import { variablesOf } from '../../logic/term-children.ts';
import * as t from '../../logic/term.ts';
import type { Sort } from '../../expression/sort.ts';
import { printSmt } from '../../logic/print-smt.ts';
import { askModel, bounded, Cancelled, declare } from '../../smt/ask.ts';
import type { RunOptions, Solver } from '../../smt/solver.ts';
import { proposeAt, type Proposal } from './propose.ts';

/** How often a counterexample of the solver may send the search back. */
const attempts = 4;

/**
 * The proposal, if the solver proves that it says the same where `assumed` holds, as the two stand: the search works
 * on canonical forms, but people see the texts. Without that proof the given formula stays as it is.
 */
export async function simplify(
  solver: Solver,
  forms: NormalForms,
  proposal: Proposal,
  options: RunOptions = {},
): Promise<t.Term> {
  const { given, assumed } = proposal;
  const sorts = variablesOf(t.and(given, assumed));
  let proposed = proposal;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { candidate, points } = proposed;
    if (candidate === null) return given;
    const difference = t.and(assumed, t.not(t.iff(candidate, given)));
    if ((await askText(solver, forms, difference, sorts, options)) === 'unsat') return candidate;
    const point = await askModel(solver, forms, [forms.ofBool(difference)], sorts, options);
    if (point === null) return given;
    proposed = proposeAt(forms, { ...proposed, points: [...points, point] });
  }
  return given;
}

/** What Z3 says of a term as it stands; null where it says nothing. */
async function askText(
  solver: Solver,
  forms: NormalForms,
  term: t.Term,
  sorts: ReadonlyMap<string, Sort>,
  options: RunOptions,
): Promise<string | null> {
  const script = `${declare(sorts)}(assert ${printSmt(term)})(check-sat)`;
  const nonlinear = !forms.isLinear(forms.ofBool(term));
  const reply = await solver.run(script, bounded(options, nonlinear));
  if (reply.kind === 'cancelled' && reply.by === 'signal') throw new Cancelled();
  return reply.kind === 'answer' ? reply.text.trim() : null;
}
