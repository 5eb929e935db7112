import type { AssumedTerm, Encoding } from '../encode/encoding.ts';
import type { Clause } from '../encode/clause/balanced.ts';
import type { Conjunct } from '../encode/invariant/conjunct.ts';
import type { Sort } from '../expression/sort.ts';
import { NormalForms } from '../logic/normal/normal-forms.ts';
import { variablesOf } from '../logic/term-children.ts';
import { compare, equal, integer, not, variable, type Term } from '../logic/term.ts';
import type { Obligation } from '../obligation/obligation.ts';
import { ask, askModel, type Question } from '../smt/ask.ts';
import { withBudget } from '../smt/budget.ts';
import type { RunOptions, Solver } from '../smt/solver.ts';
import { smallest } from './counting/smallest.ts';
import type { Assignment } from './verdict.ts';

/** What an obligation may be proved from, besides the step that it is about. */
export type Fact =
  | { readonly kind: 'invariant'; readonly conjunct: Conjunct }
  | { readonly kind: 'balanced'; readonly clause: Clause }
  | { readonly kind: 'assumed'; readonly assumption: AssumedTerm };

export type Explanation =
  /** None of these facts can be left out; `all`: how many there are to choose from. */
  | { readonly kind: 'holds'; readonly because: readonly Fact[]; readonly all: number }
  /** A state that all facts allow and that breaks the goal. Whether a run leads there is another question. */
  | { readonly kind: 'fails'; readonly state: Assignment; readonly facts: readonly Fact[] }
  | { readonly kind: 'open'; readonly reason: string };

/** One question of a person, who waits for the answer. */
const budget = { units: 6_000_000, interruptions: 1 } as const;
const rlimitOfOne = 300_000;
const watchdog = 4_000;

/**
 * Why an obligation holds, or a state in which it does not: at the values `near`, where there is one, or else at
 * small ones.
 */
export async function explain(
  given: Solver,
  encoding: Encoding,
  obligation: Obligation,
  near: Assignment | null,
  wanted: RunOptions = {},
): Promise<Explanation> {
  const solver = withBudget(given, budget);
  const options = { rlimit: rlimitOfOne, watchdogMilliseconds: watchdog, ...wanted };
  const forms = new NormalForms();
  const facts = factsOf(encoding, obligation);
  // The precondition is no part of the step: its clauses are facts.
  const step = obligation.impliedBy?.assumptions ?? obligation.assumptions;
  const question = (some: readonly Fact[], more: readonly Term[] = []): Question =>
    [...some.map(termOf), ...step, ...more, not(obligation.goal)].map((term) => forms.ofBool(term));
  const isProvedBy = async (some: readonly Fact[]) => {
    const [answer] = await ask(solver, forms, [question(some)], options);
    return answer!;
  };
  const answer = await isProvedBy(facts);
  switch (answer.kind) {
    case 'unknown':
      return { kind: 'open', reason: answer.reason };
    case 'unsatisfiable': {
      const because = await smallest(
        facts,
        async (some) => (await isProvedBy(some)).kind === 'unsatisfiable',
      );
      return { kind: 'holds', because, all: facts.length };
    }
    case 'satisfiable': {
      const values = variablesIn(facts, obligation);
      for (const more of placesToLook(encoding, near)) {
        const state = await askModel(solver, forms, question(facts, more), values, options);
        if (state !== null) return { kind: 'fails', state: whole(state, values), facts };
      }
      return { kind: 'open', reason: 'the solver shows no state' };
    }
  }
}

export function termOf(fact: Fact): Term {
  switch (fact.kind) {
    case 'invariant':
      return fact.conjunct.term;
    case 'balanced':
      return fact.clause.term;
    case 'assumed':
      return fact.assumption.term;
  }
}

/** What is dropped first stands first: facts of the program itself explain more than what is assumed of values. */
function factsOf({ assumptions, invariant, balanced }: Encoding, one: Obligation): readonly Fact[] {
  const conjuncts = one.usesInvariant ? invariant : [];
  const clauses = one.impliedBy === null ? [] : balanced;
  return [
    ...clauses.map((clause): Fact => ({ kind: 'balanced', clause })),
    ...assumptions.map((assumption): Fact => ({ kind: 'assumed', assumption })),
    ...conjuncts.map((conjunct): Fact => ({ kind: 'invariant', conjunct })),
  ];
}

function variablesIn(
  facts: readonly Fact[],
  { assumptions, goal }: Obligation,
): ReadonlyMap<string, Sort> {
  const found = new Map<string, Sort>();
  for (const term of [...facts.map(termOf), ...assumptions, goal]) variablesOf(term, found);
  return found;
}

/** Values that are known to go wrong, small ones, and then any. */
function placesToLook(
  { context: { machine } }: Encoding,
  near: Assignment | null,
): readonly (readonly Term[])[] {
  const integers = machine.parameters.filter(({ sort }) => sort === 'int');
  const within = (most: number) =>
    integers.flatMap(({ name }) => {
      const value = variable(name, 'int');
      return [compare(integer(-1), '<=', value), compare(value, '<=', integer(most))];
    });
  const same = [...(near ?? [])].flatMap(([name, value]) => {
    if (!machine.parameters.some((one) => one.name === name)) return [];
    if (typeof value === 'bigint') return [equal(variable(name, 'int'), integer(value))];
    return [value ? variable(name, 'bool') : not(variable(name, 'bool'))];
  });
  const small = integers.length === 0 ? [] : [within(2), within(8)];
  return [...(same.length === 0 ? [] : [same]), ...small, []];
}

/** The solver leaves out what may be anything. */
function whole(state: Assignment, all: ReadonlyMap<string, Sort>): Assignment {
  const missing = [...all].filter(([name]) => !state.has(name));
  return new Map([
    ...state,
    ...missing.map(([name, sort]) => [name, sort === 'int' ? 0n : false] as const),
  ]);
}
