import { unreachable } from '../base/unreachable.ts';
import type { TermValue } from '../logic/evaluate-term.ts';
import type { BoolId } from '../logic/normal/nodes.ts';
import type { NormalForms } from '../logic/normal/normal-forms.ts';
import { NormalPrinter } from '../logic/normal/print-normal.ts';
import { smtSort, smtSymbol } from '../logic/print-smt.ts';
import type { Sort } from '../expression/sort.ts';
import { readSexps, readValues, type Sexp } from './read-model.ts';
import type { RunOptions, Solver } from './solver.ts';
import { defaultRlimit } from './z3/settings.ts';

/** Is the conjunction of these satisfiable? */
export type Question = readonly BoolId[];

export type Answer =
  | { readonly kind: 'unsatisfiable' }
  | { readonly kind: 'satisfiable' }
  | { readonly kind: 'unknown'; readonly reason: string };

export class Cancelled extends Error {}

/** Questions per script: few round trips, but the person's Cancel and the progress stay prompt. */
const batchSize = 24;
/** One that hangs takes its script with it, and only these do. */
const nonlinearBatchSize = 6;
/** Nearly all are answered within a fraction of the budget; the others are asked again with all of it. */
const briefly = 5;
/** Of what one may take at first, so much does one take that nothing is wrong with. */
const usually = 4;
/** When so many took all their budget, the others of the same kind will too. */
const mostUndecided = 6;
/** How many questions of one batch may each take all the time that there is. */
const mostHung = 2;

export async function ask(
  solver: Solver,
  forms: NormalForms,
  questions: readonly Question[],
  options: RunOptions = {},
): Promise<readonly Answer[]> {
  const answers = questions.map((): Answer => notAsked);
  const rlimit = options.rlimit ?? defaultRlimit;
  const brief = { ...options, rlimit: Math.ceil(rlimit / briefly) };
  // Z3 counts what all checks of a script cost together.
  const together = (count: number) => ({
    ...options,
    rlimit: brief.rlimit + Math.ceil(((count - 1) * brief.rlimit) / usually),
  });
  for (const indices of batches(forms, questions)) {
    const batch = indices.map((index) => questions[index]!);
    const given = await askBatch(solver, forms, batch, together(batch.length), brief);
    indices.forEach((index, position) => (answers[index] = given[position]!));
  }
  let undecided = 0;
  for (const [index, question] of questions.entries()) {
    if (!isUsedUp(answers[index]!) || undecided >= mostUndecided) continue;
    const [answer] = await askBatch(solver, forms, [question], { ...options, rlimit });
    answers[index] = answer!;
    if (answer!.kind === 'unknown') undecided += 1;
  }
  return answers;
}

/** The indices of what goes into one script: what multiplies parameters stays among itself. */
function* batches(
  forms: NormalForms,
  questions: readonly Question[],
): Generator<readonly number[]> {
  const linear: number[] = [];
  const nonlinear: number[] = [];
  questions.forEach((question, index) =>
    (isLinear(forms, question) ? linear : nonlinear).push(index),
  );
  for (let at = 0; at < linear.length; at += batchSize) yield linear.slice(at, at + batchSize);
  for (let at = 0; at < nonlinear.length; at += nonlinearBatchSize)
    yield nonlinear.slice(at, at + nonlinearBatchSize);
}

function isLinear(forms: NormalForms, question: Question): boolean {
  return question.every((id) => forms.isLinear(id));
}

const notAsked = unknown('other questions had used up the budget');
const usedUp = unknown('the budget for one question was used up');
const timedOut = unknown('the solver did not answer in time');
const spent = unknown('the budget for the whole verification was used up');

function unknown(reason: string): Answer {
  return { kind: 'unknown', reason };
}

function isUsedUp(answer: Answer): boolean {
  return answer === usedUp;
}

async function askBatch(
  solver: Solver,
  forms: NormalForms,
  batch: readonly Question[],
  options: RunOptions,
  singly: RunOptions = options,
): Promise<readonly Answer[]> {
  const nonlinear = !batch.every((question) => isLinear(forms, question));
  const script = printQuestions(forms, batch, new Map(), '(get-info :reason-unknown)');
  const reply = await solver.run(script, bounded(options, nonlinear));
  switch (reply.kind) {
    case 'answer':
      return readAnswers(batch, reply.text);
    case 'spent':
      return batch.map(() => spent);
    case 'cancelled':
      if (reply.by === 'signal') throw new Cancelled();
      return askSingly(solver, forms, batch, singly, timedOut);
    case 'failed':
      // Where the budget runs out in the midst of other work than a check, Z3 calls it an error.
      if (/canceled|resource limit exceeded/.test(reply.reason))
        return askSingly(solver, forms, batch, singly, usedUp);
      throw new Error(`the solver failed: ${reply.reason}`);
    default:
      return unreachable(reply);
  }
}

/** On linear scripts Z3 heeds its units, also where the machine is slow and the clock would be unjust. */
export function bounded(options: RunOptions, nonlinear: boolean): RunOptions {
  const { watchdogMilliseconds, ...others } = options;
  const watchdog = watchdogMilliseconds === undefined ? {} : { watchdogMilliseconds };
  return { ...others, ...(nonlinear ? watchdog : {}), nonlinear };
}

/** Whoever ran out of time or budget took the others of the batch with it: ask them one by one. */
async function askSingly(
  solver: Solver,
  forms: NormalForms,
  batch: readonly Question[],
  options: RunOptions,
  verdict: Answer,
): Promise<readonly Answer[]> {
  if (batch.length <= 1) return batch.map(() => verdict);
  const answers: Answer[] = [];
  for (const one of batch) {
    const hopeless = answers.filter((answer) => answer === timedOut).length >= mostHung;
    answers.push(...(hopeless ? [notAsked] : await askBatch(solver, forms, [one], options)));
  }
  return answers;
}

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
  const nonlinear = !isLinear(forms, question);
  const script = printQuestions(forms, [question], values, `(get-value (${names}))`);
  const reply = await solver.run(script, bounded(options, nonlinear));
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
  return `${declare(variables)}${printer.definitions}${blocks.join('')}`;
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
    return toUnknown(printed[2 * index + 1]);
  });
}

/** What Z3 gives as its reason, in words for a person. */
function toUnknown(info: Sexp | undefined): Answer {
  const given = typeof info === 'string' || info === undefined ? '' : String(info[1]);
  if (/canceled|resource|timeout|max\./.test(given)) return usedUp;
  if (/incomplete/.test(given))
    return unknown('the arithmetic is beyond what the solver can decide');
  return given === '' || given.includes('unknown')
    ? unknown('the solver gave up')
    : unknown(`the solver says ${given}`);
}
