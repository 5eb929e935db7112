import { assumedTerms, preconditionOf, type Encoding } from '../encode/encoding.ts';
import type { StrategyNumber } from '../base/strategy.ts';
import type { NormalForms } from '../logic/normal/normal-forms.ts';
import { printSmt } from '../logic/print-smt.ts';
import { and, yes } from '../logic/term.ts';
import type { RunOptions, Solver } from '../smt/solver.ts';
import { propose, type Proposal } from './formula/propose.ts';
import { simplify } from './formula/simplify.ts';
import type { Precondition } from './verdict.ts';

/** A shorter form of the balanced precondition, yet to be proved equivalent. */
export function proposePrecondition(forms: NormalForms, encoding: Encoding): Proposal {
  const { parameters } = encoding.context.machine;
  return propose(forms, parameters, preconditionOf(encoding, 2), and(...assumedTerms(encoding)));
}

/** The preconditions of all strategies in their three forms, which the solver found equivalent. */
export async function toPreconditions(
  solver: Solver,
  forms: NormalForms,
  proposal: Proposal,
  options: RunOptions,
): Promise<Readonly<Record<StrategyNumber, Precondition>>> {
  const simple = await simplify(solver, forms, proposal, options);
  const balanced = { simple, paper: proposal.given, smt: printSmt(simple) };
  return { 1: { simple: yes, paper: yes, smt: 'true' }, 2: balanced, 3: balanced };
}
