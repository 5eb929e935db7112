import { evaluateTerm } from '../../logic/evaluate-term.ts';
import type { NormalForms } from '../../logic/normal/normal-forms.ts';
import { variablesOf } from '../../logic/term-children.ts';
import * as t from '../../logic/term.ts';
import { ask, askModel } from '../../smt/ask.ts';
import type { RunOptions, Solver } from '../../smt/solver.ts';
import { costOf, toAtoms } from './atoms.ts';
import { gridOf, type NamedSort, type Point } from './points.ts';
import { separate } from './separate.ts';
import { isEmpty, size, tableOf } from './tables.ts';

/** How often a counterexample of the solver may send the search back. */
const attempts = 4;

/**
 * The shortest formula we can find that says the same: `x == 1` for `1 <= iter(0, x) && iter(0, x) <= 1`.
 * Found on small values, then proved equivalent by the solver where `assumed` holds; without that proof the given formula
 * stays as it is.
 */
export async function simplify(
  solver: Solver,
  forms: NormalForms,
  declared: readonly NamedSort[],
  given: t.Term,
  assumed: t.Term,
  options: RunOptions = {},
): Promise<t.Term> {
  if (given.kind === 'boolean') return given;
  const sorts = variablesOf(t.and(given, assumed));
  const parameters = declared.filter(({ name }) => sorts.has(name));
  let points = gridOf(parameters).filter((point) => evaluateTerm(assumed, point) === true);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const candidate = candidateFor(forms, parameters, given, points);
    if (candidate === null || costOf(candidate) > costOf(given)) return given;
    const difference = [forms.ofBool(assumed), forms.ofBool(t.not(t.iff(candidate, given)))];
    const [answer] = await ask(solver, forms, [difference], options);
    if (answer!.kind === 'unsatisfiable') return candidate;
    const point = await askModel(solver, forms, difference, sorts, options);
    if (point === null) return given;
    points = [...points, point];
  }
  return given;
}

function candidateFor(
  forms: NormalForms,
  parameters: readonly NamedSort[],
  given: t.Term,
  points: readonly Point[],
): t.Term | null {
  const wanted = tableOf(points.length, (index) => evaluateTerm(given, points[index]!) === true);
  if (isEmpty(wanted)) return t.no;
  if (size(wanted) === points.length) return t.yes;
  const atoms = toAtoms(forms, parameters, [given], points);
  return separate(atoms, wanted, points.length)?.term ?? null;
}
