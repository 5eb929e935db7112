import type { Encoding } from '../encode/encoding.ts';
import { Facts } from '../logic/normal/facts.ts';
import { trueId, type BoolId } from '../logic/normal/nodes.ts';
import type { NormalForms } from '../logic/normal/normal-forms.ts';
import { variablesOf } from '../logic/term-children.ts';
import type { Term } from '../logic/term.ts';
import type { Obligation } from '../obligation/obligation.ts';

/** What is left of an obligation for the solver, in canonical form. */
interface Query {
  readonly obligation: Obligation;
  /** Shared by the queries of one step. */
  readonly hypotheses: readonly BoolId[];
  readonly goal: BoolId;
}

interface Reduced {
  /** Proved by simplification: the goal became true, or the assumptions impossible. */
  readonly proved: readonly Obligation[];
  readonly open: readonly Query[];
  /** Not looked at, since the work allowed for simplification was done. */
  readonly skipped: readonly Obligation[];
}

/**
 * Folds what a step's assumptions determine (its own counter above all) into invariant and goal.
 * Most of what a step preserves is then seen to be the hypothesis itself; the rest becomes small.
 */
export function reduce(
  forms: NormalForms,
  encoding: Encoding,
  obligations: readonly Obligation[],
): Reduced {
  const theory = toTheory(forms, encoding);
  const proved: Obligation[] = [];
  const open: Query[] = [];
  const skipped: Obligation[] = [];
  for (const group of byAssumptions(obligations)) {
    if (forms.exhausted) {
      skipped.push(...group);
      continue;
    }
    // A step changes little, so most goals follow from the conjuncts that speak of what it changes.
    const near = group[0]!.kind === 'preservation' ? theory.near(group) : theory.all;
    let left = attempt(forms, group[0]!.usesInvariant ? near : theory.given, group);
    if (left.length > 0 && near !== theory.all) {
      left = attempt(
        forms,
        theory.all,
        left.map(({ obligation }) => obligation),
      );
    }
    open.push(...left);
    const remaining = new Set(left.map(({ obligation }) => obligation));
    proved.push(...group.filter((obligation) => !remaining.has(obligation)));
  }
  return { proved, open, skipped };
}

interface Theory {
  /** What holds of the parameters. */
  readonly given: readonly BoolId[];
  readonly all: readonly BoolId[];
  /** The conjuncts that mention a state variable of the group's assumptions. */
  readonly near: (group: readonly Obligation[]) => readonly BoolId[];
}

function toTheory(forms: NormalForms, { assumptions, invariant, context }: Encoding): Theory {
  const given = assumptions.map(({ term }) => forms.ofBool(term));
  const parameters = new Set(context.machine.parameters.map(({ name }) => name));
  const conjuncts = invariant.map(({ term }) => {
    const id = forms.ofBool(term);
    return { id, variables: forms.variablesOfBool(id) };
  });
  return {
    given,
    all: [...given, ...conjuncts.map(({ id }) => id)],
    near: ([first]) => {
      const names = new Set<string>();
      for (const term of first!.assumptions)
        for (const name of variablesOf(term).keys()) names.add(name);
      const wanted = [...names].filter((name) => !parameters.has(name));
      const related = conjuncts.filter(({ variables }) =>
        wanted.some((name) => variables.has(name)),
      );
      return [...given, ...related.map(({ id }) => id)];
    },
  };
}

/** What does not follow from these hypotheses by simplification. */
function attempt(
  forms: NormalForms,
  theory: readonly BoolId[],
  group: readonly Obligation[],
): readonly Query[] {
  const facts = new Facts(forms);
  const assumptions = group[0]!.assumptions.map((term) => forms.ofBool(term));
  const rest = facts.assume([...assumptions, ...theory]);
  const hypotheses = [...facts.plain, ...rest];
  return group.flatMap((obligation) => {
    const goal = openPart(forms, facts, rest, forms.ofBool(obligation.goal));
    return goal === trueId ? [] : [{ obligation, hypotheses, goal }];
  });
}

function byAssumptions(obligations: readonly Obligation[]): readonly (readonly Obligation[])[] {
  const groups = new Map<readonly Term[], Obligation[]>();
  for (const obligation of obligations) {
    const group = groups.get(obligation.assumptions);
    if (group === undefined) groups.set(obligation.assumptions, [obligation]);
    else group.push(obligation);
  }
  return [...groups.values()];
}

/** The conjuncts of the goal that do not follow by simplification. */
function openPart(forms: NormalForms, facts: Facts, rest: readonly BoolId[], goal: BoolId): BoolId {
  if (facts.contradictory) return trueId;
  const simplified = facts.simplify(goal);
  const node = forms.bool(simplified);
  const parts = node.kind === 'and' ? node.parts : [simplified];
  return forms.truths.combine(
    'and',
    parts.filter((part) => !isRefuted(forms, facts, rest, forms.negation(part))),
  );
}

/**
 * Whether supposing the opposite contradicts what is known, by propagation alone, and only among the
 * hypotheses that speak of the same things: what needs more is for the solver.
 */
function isRefuted(
  forms: NormalForms,
  facts: Facts,
  rest: readonly BoolId[],
  opposite: BoolId,
): boolean {
  if (opposite === trueId) return false;
  const supposed = facts.fork();
  supposed.assume([opposite, ...relatedTo(forms, opposite, rest)]);
  return supposed.contradictory;
}

/** Those that share a variable with it. */
function relatedTo(forms: NormalForms, id: BoolId, others: readonly BoolId[]): readonly BoolId[] {
  const variables = forms.variablesOfBool(id);
  return others.filter((other) => {
    for (const name of forms.variablesOfBool(other).keys()) if (variables.has(name)) return true;
    return false;
  });
}
