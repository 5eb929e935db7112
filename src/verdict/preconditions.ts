import { assumedTerms, preconditionOf, type Encoding } from '../encode/encoding.ts';
import type { StrategyNumber } from '../base/strategy.ts';
import type { NormalForms } from '../logic/normal/normal-forms.ts';
import { printSmt } from '../logic/print-smt.ts';
import { and, iff, not, yes } from '../logic/term.ts';
import { bounded, Cancelled, declare } from '../smt/ask.ts';
import type { RunOptions, Solver } from '../smt/solver.ts';
import { simplify } from './formula/simplify.ts';
import type { Precondition } from './verdict.ts';

/** The preconditions of all strategies in their three forms, which the solver found equivalent. */
export async function toPreconditions(
  solver: Solver,
  forms: NormalForms,
  encoding: Encoding,
  options: RunOptions,
): Promise<Readonly<Record<StrategyNumber, Precondition>>> {
  const paper = preconditionOf(encoding, 2);
  const { parameters } = encoding.context.machine;
  const assumed = and(...assumedTerms(encoding));
  let simple = await simplify(solver, forms, parameters, paper, assumed, options);
  // The search worked on canonical forms; the texts that people see are compared as they stand.
  const different = printSmt(and(assumed, not(iff(simple, paper))));
  const question = `(assert ${different})(check-sat)`;
  const sorts = new Map(parameters.map(({ name, sort }) => [name, sort]));
  const nonlinear = !forms.isLinear(forms.ofBool(paper));
  const reply = await solver.run(`${declare(sorts)}${question}`, bounded(options, nonlinear));
  if (reply.kind === 'cancelled' && reply.by === 'signal') throw new Cancelled();
  if (reply.kind === 'answer' && reply.text.trim() === 'sat') {
    throw new Error('the simplified precondition is not equivalent to the one of the paper');
  }
  if (reply.kind !== 'answer' || reply.text.trim() !== 'unsat') simple = paper;
  const balanced = { simple, paper, smt: printSmt(simple) };
  return { 1: { simple: yes, paper: yes, smt: 'true' }, 2: balanced, 3: balanced };
}
