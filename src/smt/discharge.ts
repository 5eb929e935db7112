import type { Encoding } from '../encode/encoding.ts';
import type { TermValue } from '../logic/evaluate-term.ts';
import type { NormalForms } from '../logic/normal/normal-forms.ts';
import type { Sort } from '../logic/term.ts';
import type { Obligation } from '../obligation/obligation.ts';
import { ask } from './ask.ts';
import { reduce } from './reduce.ts';
import type { RunOptions, Solver } from './solver.ts';

/** What became of an obligation. */
export type Finding =
  | { readonly kind: 'proved'; readonly by: 'simplification' | 'solver' | 'implication' }
  /** The invariant allows a state that breaks it. Whether a run leads there is another question. */
  | { readonly kind: 'failed'; readonly values: ReadonlyMap<string, TermValue> }
  | { readonly kind: 'unknown'; readonly reason: string };

export type Findings = Map<Obligation, Finding>;

/** Decides the obligations and writes what it found into `findings`. */
export async function discharge(
  solver: Solver,
  forms: NormalForms,
  encoding: Encoding,
  obligations: readonly Obligation[],
  findings: Findings,
  options: RunOptions = {},
): Promise<void> {
  const { proved, open } = reduce(forms, encoding, obligations);
  for (const obligation of proved) {
    findings.set(obligation, { kind: 'proved', by: 'simplification' });
  }
  const parameters = new Map<string, Sort>(
    encoding.context.machine.parameters.map(({ name, sort }) => [name, sort]),
  );
  const questions = open.map(({ hypotheses, goal }) => ({
    conjuncts: [...hypotheses, forms.negation(goal)],
    values: parameters,
  }));
  const answers = await ask(solver, forms, questions, options);
  for (const [index, { obligation }] of open.entries()) {
    const answer = answers[index]!;
    findings.set(
      obligation,
      answer.kind === 'unsatisfiable'
        ? { kind: 'proved', by: 'solver' }
        : answer.kind === 'satisfiable'
          ? { kind: 'failed', values: answer.values }
          : answer,
    );
  }
}
