import type { Encoding } from '../encode/encoding.ts';
import type { NormalForms } from '../logic/normal/normal-forms.ts';
import type { Obligation } from '../obligation/obligation.ts';
import { ask, type Answer, type Question } from './ask.ts';
import { reduce } from './reduce.ts';
import type { RunOptions, Solver } from './solver.ts';

/** What became of an obligation. */
export type Finding =
  | { readonly kind: 'proved'; readonly by: 'simplification' | 'solver' | 'implication' }
  /** The invariant allows a state that breaks it. Whether a run leads there is another question. */
  | { readonly kind: 'failed'; readonly question: Question }
  | { readonly kind: 'unknown'; readonly reason: string };

const tooMuchWork: Finding = {
  kind: 'unknown',
  reason: 'the program is too large to simplify all of its obligations',
};

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
  const { proved, open, skipped } = reduce(forms, encoding, obligations);
  for (const obligation of proved) {
    findings.set(obligation, { kind: 'proved', by: 'simplification' });
  }
  for (const obligation of skipped) findings.set(obligation, tooMuchWork);
  const questions = open.map(({ hypotheses, goal }) => [...hypotheses, forms.negation(goal)]);
  const answers = await ask(solver, forms, questions, options);
  for (const [index, { obligation }] of open.entries()) {
    findings.set(obligation, toFinding(answers[index]!, questions[index]!));
  }
}

function toFinding(answer: Answer, question: Question): Finding {
  switch (answer.kind) {
    case 'unsatisfiable':
      return { kind: 'proved', by: 'solver' };
    case 'satisfiable':
      return { kind: 'failed', question };
    case 'unknown':
      return answer;
  }
}
