import type { TermValue } from '../logic/evaluate-term.ts';
import type { BoolId, NormalForms } from '../logic/normal/normal-forms.ts';
import { NormalPrinter } from '../logic/normal/print-normal.ts';
import { smtSort, smtSymbol } from '../logic/print-smt.ts';
import type { Sort } from '../logic/term.ts';
import { readSexps, readValues, type Sexp } from './read-model.ts';
import type { RunOptions, Solver } from './solver.ts';

/** Is the conjunction of these satisfiable? */
export type Question = readonly BoolId[];

export type Answer =
  | { readonly kind: 'unsatisfiable' }
  | { readonly kind: 'satisfiable' }
  | { readonly kind: 'unknown'; readonly reason: string };

export class Cancelled extends Error {}

/** Questions per script: few round trips, but the person's Cancel and the progress stay prompt. */
const batchSize = 24;

export async function ask(
  solver: Solver,
  forms: NormalForms,
  questions: readonly Question[],
  options: RunOptions = {},
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  let undecided = 0;
  for (let at = 0; at < questions.length; at += batchSize) {
    const batch = questions.slice(at, at + batchSize);
    const given =
      undecided >= mostUndecided
        ? batch.map(() => notAsked)
        : await askBatch(solver, forms, batch, options);
    undecided += given.filter(({ kind }) => kind === 'unknown').length;
    answers.push(...given);
  }
  return answers;
}

/** When so many took all their budget, the others of the same kind will too. */
const mostUndecided = 6;
const notAsked: Answer = { kind: 'unknown', reason: 'other questions had used up the budget' };

async function askBatch(
  solver: Solver,
  forms: NormalForms,
  batch: readonly Question[],
  options: RunOptions,
): Promise<readonly Answer[]> {
  const nonlinear = batch.some((question) => question.some((id) => !forms.isLinear(id)));
  const script = printQuestions(forms, batch, new Map(), '(get-info :reason-unknown)');
  const reply = await solver.run(script, { ...options, nonlinear });
  switch (reply.kind) {
    case 'answer':
      return readAnswers(batch, reply.text);
    case 'cancelled':
      if (reply.by === 'signal') throw new Cancelled();
      return askSingly(solver, forms, batch, options, 'the solver did not answer in time');
    case 'failed':
      // Where the budget runs out in the midst of other work than a check, Z3 calls it an error.
      if (/canceled/.test(reply.reason)) return askSingly(solver, forms, batch, options, usedUp);
      throw new Error(`the solver failed: ${reply.reason}`);
  }
}

const usedUp = 'the budget for one question was used up';

/** Whoever ran out of time or budget took the others of the batch with it: ask them one by one. */
async function askSingly(
  solver: Solver,
  forms: NormalForms,
  batch: readonly Question[],
  options: RunOptions,
  reason: string,
): Promise<readonly Answer[]> {
  if (batch.length <= 1) return batch.map(() => ({ kind: 'unknown', reason }));
  const answers: Answer[] = [];
  for (const one of batch) {
    const hopeless = answers.filter(({ kind }) => kind === 'unknown').length >= mostHung;
    answers.push(...(hopeless ? [notAsked] : await askBatch(solver, forms, [one], options)));
  }
  return answers;
}

/** How many questions of one batch may each take all the time that there is. */
const mostHung = 2;

/** A solution of the question, for these variables; null if the solver has none to show. */
export async function askModel(
  solver: Solver,
  forms: NormalForms,
  question: Question,
  values: ReadonlyMap<string, Sort>,
  options: RunOptions = {},
): Promise<ReadonlyMap<string, TermValue> | null> {
  if (values.size === 0) return null;
  const names = [...values.keys()].map(smtSymbol).join(' ');
  const nonlinear = question.some((id) => !forms.isLinear(id));
  const script = printQuestions(forms, [question], values, `(get-value (${names}))`);
  const reply = await solver.run(script, { ...options, nonlinear });
  if (reply.kind === 'cancelled' && reply.by === 'signal') throw new Cancelled();
  // Without a solution there are no values to print, and Z3 complains: that is an answer too.
  if (reply.kind !== 'answer') return null;
  const [verdict, printed] = readSexps(reply.text);
  return verdict === 'sat' && printed !== undefined ? readValues(printed) : null;
}

/** One push for each question. */
function printQuestions(
  forms: NormalForms,
  batch: readonly Question[],
  wanted: ReadonlyMap<string, Sort>,
  afterwards: string,
): string {
  const printer = new NormalPrinter(forms);
  const variables = new Map<string, Sort>(wanted);
  const blocks = batch.map((question) => {
    for (const conjunct of question) {
      for (const [name, sort] of forms.variablesOfBool(conjunct)) variables.set(name, sort);
    }
    const asserts = question.map((conjunct) => `(assert ${printer.bool(conjunct)})`);
    return `(push)\n${asserts.join('\n')}\n(check-sat)\n${afterwards}\n(pop)\n`;
  });
  return `${declare(variables)}${blocks.join('')}`;
}

export function declare(variables: ReadonlyMap<string, Sort>): string {
  return [...variables]
    .map(([name, sort]) => `(declare-const ${smtSymbol(name)} ${smtSort(sort)})\n`)
    .join('');
}

function readAnswers(batch: readonly Question[], text: string): readonly Answer[] {
  const printed = readSexps(text);
  return batch.map((_, index): Answer => {
    const verdict = printed[2 * index];
    if (verdict === 'unsat') return { kind: 'unsatisfiable' };
    if (verdict === 'sat') return { kind: 'satisfiable' };
    return { kind: 'unknown', reason: reasonOf(printed[2 * index + 1]) };
  });
}

/** What Z3 gives as its reason, in words for a person. */
function reasonOf(info: Sexp | undefined): string {
  const given = typeof info === 'string' || info === undefined ? '' : String(info[1]);
  if (/canceled|resource|timeout|max\./.test(given)) return usedUp;
  if (/incomplete/.test(given)) return 'the arithmetic is beyond what the solver can decide';
  return given === '' || given.includes('unknown')
    ? 'the solver gave up'
    : `the solver says ${given}`;
}
