import { evaluateTerm, type TermValue } from '../../logic/evaluate-term.ts';
import { NormalForms } from '../../logic/normal/normal-forms.ts';
import * as t from '../../logic/term.ts';
import type { Parameter } from '../../expression/sort.ts';
import { ask, askModel } from '../../smt/ask.ts';
import type { Solver } from '../../smt/solver.ts';

export type Values = ReadonlyMap<string, TermValue>;

type Difference =
  | { readonly kind: 'equal' }
  /** The second says yes where the first says no, or the other way round. */
  | { readonly kind: 'differ'; readonly values: Values }
  | { readonly kind: 'open'; readonly reason: string };

/** More values than these are left to the solver. */
const mostTried = 4_000;
const reach = 12;
const rlimit = 2_000_000;

/** Whether two conditions say the same wherever the assumptions hold; else values at which they do not. */
export async function differ(
  solver: Solver,
  parameters: readonly Parameter[],
  [one, other]: readonly [t.Term, t.Term],
  assumed: t.Term,
): Promise<Difference> {
  for (const values of smallValues(parameters)) {
    if (evaluateTerm(assumed, values) !== true) continue;
    if (evaluateTerm(one, values) !== evaluateTerm(other, values))
      return { kind: 'differ', values };
  }
  const forms = new NormalForms();
  const question = [assumed, t.not(t.iff(one, other))].map((term) => forms.ofBool(term));
  const options = { rlimit, watchdogMilliseconds: 6_000 };
  const [answer] = await ask(solver, forms, [question], options);
  if (answer!.kind === 'unsatisfiable') return { kind: 'equal' };
  if (answer!.kind === 'unknown') return { kind: 'open', reason: answer!.reason };
  const sorts = new Map(parameters.map(({ name, sort }) => [name, sort]));
  const model = await askModel(solver, forms, question, sorts, options);
  if (model === null) return { kind: 'open', reason: 'the solver shows no values' };
  const isShown = evaluateTerm(one, model) !== evaluateTerm(other, model);
  if (!isShown) throw new Error('the solver found a difference that is none');
  return { kind: 'differ', values: model };
}

/** Values near zero, the nearest first. */
export function smallValues(parameters: readonly Parameter[]): readonly Values[] {
  let all: readonly (readonly [string, TermValue][])[] = [[]];
  for (const { name, sort } of parameters) {
    const room = Math.floor(mostTried / all.length);
    const options: readonly TermValue[] = sort === 'bool' ? [false, true] : numbers(room);
    // Of many parameters the last ones are tried with few values.
    all = all
      .flatMap((chosen) =>
        options.map((value): [string, TermValue][] => [...chosen, [name, value]]),
      )
      .slice(0, mostTried);
  }
  return all.map((chosen) => new Map(chosen)).toSorted((a, b) => sizeOf(a) - sizeOf(b));
}

function numbers(room: number): readonly bigint[] {
  const most = Math.max(1, Math.min(reach, Math.floor((room - 1) / 2)));
  return Array.from({ length: 2 * most + 1 }, (_, at) => BigInt(at - most));
}

function sizeOf(values: Values): number {
  let size = 0;
  for (const value of values.values()) {
    const number = typeof value === 'boolean' ? Number(value) : Number(value);
    // A number above zero is tried before the one below.
    size += number < 0 ? -number + 0.5 : number;
  }
  return size;
}
