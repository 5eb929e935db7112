import { evaluateTerm } from '../../logic/evaluate-term.ts';
import type { NormalForms } from '../../logic/normal/normal-forms.ts';
import { variablesOf } from '../../logic/term-children.ts';
import * as t from '../../logic/term.ts';
import { costOf, toAtoms } from './atoms.ts';
import { gridOf, type NamedSort, type Point } from './points.ts';
import { separate } from './separate.ts';
import { isEmpty, size, tableOf } from './tables.ts';

/** A formula, and the shortest that we can find which says the same on small values. */
export interface Proposal {
  readonly parameters: readonly NamedSort[];
  readonly given: t.Term;
  /** What holds of all values that count. */
  readonly assumed: t.Term;
  readonly points: readonly Point[];
  /** Null where nothing is shorter. */
  readonly candidate: t.Term | null;
}

/** `x == 1` for `1 <= iter(0, x) && iter(0, x) <= 1`. */
export function propose(
  forms: NormalForms,
  declared: readonly NamedSort[],
  given: t.Term,
  assumed: t.Term,
): Proposal {
  const sorts = variablesOf(t.and(given, assumed));
  const parameters = declared.filter(({ name }) => sorts.has(name));
  const isPossible = (point: Point) => evaluateTerm(assumed, point) === true;
  const points = given.kind === 'boolean' ? [] : gridOf(parameters).filter(isPossible);
  return proposeAt(forms, { parameters, given, assumed, points });
}

export function proposeAt(forms: NormalForms, problem: Omit<Proposal, 'candidate'>): Proposal {
  const { given } = problem;
  const candidate = given.kind === 'boolean' ? null : candidateFor(forms, problem);
  const isShorter = candidate !== null && costOf(candidate) <= costOf(given);
  return { ...problem, candidate: isShorter ? candidate : null };
}

function candidateFor(
  forms: NormalForms,
  { parameters, given, points }: Omit<Proposal, 'candidate'>,
): t.Term | null {
  const wanted = tableOf(points.length, (index) => evaluateTerm(given, points[index]!) === true);
  if (isEmpty(wanted)) return t.no;
  if (size(wanted) === points.length) return t.yes;
  const atoms = toAtoms(forms, parameters, [given], points);
  return separate(atoms, wanted, points.length)?.term ?? null;
}
