import type { Encoding } from '../encode/encoding.ts';
import { Facts } from '../logic/normal/facts.ts';
import { trueId, type BoolId, type NormalForms } from '../logic/normal/normal-forms.ts';
import type { Term } from '../logic/term.ts';
import type { Obligation } from '../obligation/obligation.ts';

/** What is left of an obligation for the solver, in canonical form. */
export interface Query {
  readonly obligation: Obligation;
  /** Shared by the queries of one step. */
  readonly hypotheses: readonly BoolId[];
  readonly goal: BoolId;
}

export interface Reduced {
  /** Proved by simplification: the goal became true, or the assumptions impossible. */
  readonly proved: readonly Obligation[];
  readonly open: readonly Query[];
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
  const invariant = encoding.invariant.map(({ term }) => forms.ofBool(term));
  const proved: Obligation[] = [];
  const open: Query[] = [];
  for (const group of byAssumptions(obligations)) {
    const { assumptions, usesInvariant } = group[0]!;
    const facts = new Facts(forms);
    const theory = usesInvariant ? invariant : [];
    const rest = facts.assume([...assumptions.map((term) => forms.ofBool(term)), ...theory]);
    const hypotheses = [...facts.plain, ...rest];
    for (const obligation of group) {
      const goal = openPart(forms, facts, rest, forms.ofBool(obligation.goal));
      if (goal === trueId) proved.push(obligation);
      else open.push({ obligation, hypotheses, goal });
    }
  }
  return { proved, open };
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
function openPart(
  forms: NormalForms,
  facts: Facts,
  rest: readonly BoolId[],
  goal: BoolId,
): BoolId {
  if (facts.contradictory) return trueId;
  const simplified = facts.simplify(goal);
  const node = forms.bool(simplified);
  const parts = node.kind === 'and' ? node.parts : [simplified];
  return forms.combine(
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
