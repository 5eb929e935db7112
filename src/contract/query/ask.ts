import type { Solver } from '../../smt/solver.ts';
import type { Proof } from '../rule/proof.ts';
import { printTerm } from '../state/term.ts';
import { scriptsOf, singleScript, type Question } from './script.ts';
import type { Goal } from '../rule/goal.ts';

export interface Failure {
  readonly goal: Goal;
  /** The solver gave up before it was through: nothing is known. */
  readonly isOpen: boolean;
  readonly values: readonly { readonly name: string; readonly value: string }[];
}

interface Answer {
  /** In the order of the proof; only the first where `firstOnly`. */
  readonly failures: readonly Failure[];
  /** Places that no run reaches, as far as the assumptions go. */
  readonly unreachable: readonly number[];
  readonly queries: number;
  /** A fault of the solver, or cancelled. */
  readonly trouble: string | null;
}

export interface AskOptions {
  readonly signal?: AbortSignal;
  /** For one question, in Z3's units. */
  readonly rlimit: number;
}

export const defaultAsk: AskOptions = { rlimit: 6_000_000 };

const seeds = [0, 7, 42] as const;

/** Only for what never comes back to Z3's own count: a script of many questions may be slow on a busy machine. */
const watchdogMilliseconds = 300_000;

/** Asks until something fails for good. */
export async function askProof(proof: Proof, solver: Solver, options: AskOptions): Promise<Answer> {
  const prelude = proof.prelude();
  const unreachable: number[] = [];
  const open = new Map<string, Map<string, number[]>>();
  let queries = 0;
  for (const { text, questions } of scriptsOf(proof, prelude)) {
    const lines = await answersTo(proof, prelude, text, questions, solver, options);
    if (typeof lines === 'string') return { failures: [], unreachable, queries, trouble: lines };
    queries += questions.length;
    for (const [index, question] of questions.entries()) {
      const line = lines[index];
      if (question.kind === 'cover') {
        if (line === 'unsat') unreachable.push(question.at);
        continue;
      }
      const { alternative } = proof.goals[question.goal]!;
      if (alternative !== null) {
        const group = open.get(alternative.group) ?? new Map<string, number[]>();
        open.set(alternative.group, group);
        const missing = group.get(alternative.name) ?? [];
        group.set(alternative.name, line === 'unsat' ? missing : [...missing, question.goal]);
        continue;
      }
      if (line === 'unsat') continue;
      const failure = await lookAgain(proof, prelude, question.goal, solver, options);
      if (failure !== null) return { failures: [failure], unreachable, queries, trouble: null };
    }
  }
  return { failures: alternativesLeft(proof, open), unreachable, queries, trouble: null };
}

/** A line for each question; where Z3 ran out inside of a script, each question has one of its own. */
async function answersTo(
  proof: Proof,
  prelude: string,
  text: string,
  questions: readonly Question[],
  solver: Solver,
  options: AskOptions,
): Promise<readonly string[] | string> {
  const triggers = { seed: seeds[0] };
  const answered = (reply: string): readonly string[] =>
    reply.split('\n').filter((line) => /^(sat|unsat|unknown)$/.test(line));
  const reply = await solver.run(text, { ...options, triggers, watchdogMilliseconds });
  if (reply.kind === 'answer') return answered(reply.text);
  if (reply.kind === 'spent') return 'the budget is spent';
  if (reply.kind === 'cancelled' && reply.by === 'signal') return 'cancelled';
  if (reply.kind === 'failed' && !/cancel/.test(reply.reason)) return reply.reason;
  const lines: string[] = [];
  for (const question of questions) {
    if (question.kind === 'cover') lines.push('unknown');
    else {
      const single = singleScript(proof, prelude, question.goal, '');
      const one = await solver.run(single, { ...options, triggers });
      lines.push(one.kind === 'answer' ? (answered(one.text)[0] ?? 'unknown') : 'unknown');
    }
  }
  return lines;
}

/** Of each group one way has to be shown whole. */
function alternativesLeft(
  proof: Proof,
  open: ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>,
): readonly Failure[] {
  return [...open.values()].flatMap((group) => {
    const ways = [...group.values()];
    if (ways.some((missing) => missing.length === 0)) return [];
    const goal = proof.goals[ways[0]![0]!]!;
    // Of several guesses none may be what a person would say; of what is said there is one.
    return [
      {
        goal,
        isOpen: !['decreases', 'none', 'closed'].includes(goal.alternative?.name ?? ''),
        values: [],
      },
    ];
  });
}

/** Other seeds may find a proof; what stays is not shown, with the values of a candidate. */
async function lookAgain(
  proof: Proof,
  prelude: string,
  at: number,
  solver: Solver,
  options: AskOptions,
): Promise<Failure | null> {
  const goal = proof.goals[at]!;
  let isOpen = true;
  for (const seed of seeds.slice(1)) {
    const text = singleScript(proof, prelude, at, '(get-info :reason-unknown)');
    const reply = await solver.run(text, { ...options, triggers: { seed } });
    if (reply.kind !== 'answer') continue;
    if (/^unsat$/m.test(reply.text)) return null;
    isOpen = /^unknown$/m.test(reply.text) && !/incomplete|quantifiers/.test(reply.text);
    if (!isOpen) break;
  }
  return { goal, isOpen, values: await candidate(proof, prelude, at, solver, options) };
}

async function candidate(
  proof: Proof,
  prelude: string,
  at: number,
  solver: Solver,
  options: AskOptions,
): Promise<Failure['values']> {
  const { shown } = proof.goals[at]!;
  if (shown.length === 0) return [];
  const tail = `(get-value (${shown.map(({ term }) => printTerm(term)).join(' ')}))`;
  const text = singleScript(proof, prelude, at, tail);
  const reply = await solver.run(text, { ...options, triggers: { seed: seeds[0] } });
  if (reply.kind !== 'answer') return [];
  return readValues(
    reply.text,
    shown.map(({ name }) => name),
  );
}

/** Z3 prints ((term value) ...); values are numbers or truth values here. */
function readValues(text: string, names: readonly string[]): Failure['values'] {
  const found = [...text.matchAll(/\s(\(- \d+\)|\d+|true|false)\)(?=\s*[()])/g)].map(
    ([, value]) => value!,
  );
  if (found.length !== names.length) return [];
  return names.map((name, index) => ({ name, value: found[index]!.replace(/\(- (\d+)\)/, '-$1') }));
}
