import type { TermValue } from '../logic/evaluate-term.ts';
import type { BoolId, NormalForms } from '../logic/normal/normal-forms.ts';
import { NormalPrinter } from '../logic/normal/print-normal.ts';
import { smtSort, smtSymbol } from '../logic/print-smt.ts';
import type { Sort } from '../logic/term.ts';
import { readSexps, readValues, type Sexp } from './read-model.ts';
import type { RunOptions, Solver } from './solver.ts';

/** Is this conjunction satisfiable? */
export interface Question {
  readonly conjuncts: readonly BoolId[];
  /** Variables whose values are wanted where it is. */
  readonly values: ReadonlyMap<string, Sort>;
}

export type Answer =
  | { readonly kind: 'unsatisfiable' }
  | { readonly kind: 'satisfiable'; readonly values: ReadonlyMap<string, TermValue> }
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
  for (let at = 0; at < questions.length; at += batchSize) {
    const batch = questions.slice(at, at + batchSize);
    answers.push(...(await askBatch(solver, forms, batch, options)));
  }
  return answers;
}

async function askBatch(
  solver: Solver,
  forms: NormalForms,
  batch: readonly Question[],
  options: RunOptions,
): Promise<readonly Answer[]> {
  const reply = await solver.run(printQuestions(forms, batch), options);
  switch (reply.kind) {
    case 'answer':
      return readAnswers(solver, forms, batch, options, reply.text);
    case 'cancelled': {
      if (reply.by === 'signal') throw new Cancelled();
      // Whoever hung took the others of the batch with it: ask them one by one.
      if (batch.length > 1) {
        const answers: Answer[] = [];
        for (const one of batch) answers.push(...(await askBatch(solver, forms, [one], options)));
        return answers;
      }
      return [{ kind: 'unknown', reason: 'the solver did not answer in time' }];
    }
    case 'failed':
      throw new Error(`the solver failed: ${reply.reason}`);
  }
}

/** One push for each question. */
export function printQuestions(forms: NormalForms, batch: readonly Question[]): string {
  return print(forms, batch, () => '(get-info :reason-unknown)');
}

function print(
  forms: NormalForms,
  batch: readonly Question[],
  afterwards: (question: Question) => string,
): string {
  const printer = new NormalPrinter(forms);
  const variables = new Map<string, Sort>();
  const blocks = batch.map((question) => {
    for (const conjunct of question.conjuncts) {
      for (const [name, sort] of forms.variablesOfBool(conjunct)) variables.set(name, sort);
    }
    for (const [name, sort] of question.values) variables.set(name, sort);
    const asserts = question.conjuncts.map((conjunct) => `(assert ${printer.bool(conjunct)})`);
    return `(push)\n${asserts.join('\n')}\n(check-sat)\n${afterwards(question)}\n(pop)\n`;
  });
  return `${declare(variables)}${blocks.join('')}`;
}

export function declare(variables: ReadonlyMap<string, Sort>): string {
  return [...variables]
    .map(([name, sort]) => `(declare-const ${smtSymbol(name)} ${smtSort(sort)})\n`)
    .join('');
}

async function readAnswers(
  solver: Solver,
  forms: NormalForms,
  batch: readonly Question[],
  options: RunOptions,
  text: string,
): Promise<readonly Answer[]> {
  const printed = readSexps(text);
  const answers: Answer[] = [];
  for (const [index, question] of batch.entries()) {
    const verdict = printed[2 * index];
    if (verdict === 'unsat') answers.push({ kind: 'unsatisfiable' });
    else if (verdict === 'sat') {
      const values = await modelOf(solver, forms, question, options);
      answers.push({ kind: 'satisfiable', values });
    } else answers.push({ kind: 'unknown', reason: reasonOf(printed[2 * index + 1]) });
  }
  return answers;
}

/** Values exist only behind a `sat`, so they are asked for in a second script. */
async function modelOf(
  solver: Solver,
  forms: NormalForms,
  question: Question,
  options: RunOptions,
): Promise<ReadonlyMap<string, TermValue>> {
  if (question.values.size === 0) return new Map();
  const names = [...question.values.keys()].map(smtSymbol).join(' ');
  const script = print(forms, [question], () => `(get-value (${names}))`);
  const reply = await solver.run(script, options);
  if (reply.kind === 'cancelled' && reply.by === 'signal') throw new Cancelled();
  if (reply.kind !== 'answer') return new Map();
  const [verdict, values] = readSexps(reply.text);
  return verdict === 'sat' && values !== undefined ? readValues(values) : new Map();
}

/** What Z3 gives as its reason, in words for a person. */
function reasonOf(info: Sexp | undefined): string {
  const given = typeof info === 'string' || info === undefined ? '' : String(info[1]);
  if (/canceled|resource|timeout|max\./.test(given)) return 'the budget for one question was used up';
  if (/incomplete/.test(given)) return 'the arithmetic is beyond what the solver can decide';
  return given === '' || given.includes('unknown') ? 'the solver gave up' : `the solver says ${given}`;
}
