import type { Expression, Statement } from '../check/model.ts';
import { and, type Term } from '../state/term.ts';
import { check, under, type Context } from './context.ts';
import { evaluate } from './rules.ts';

type Loop = Statement & { readonly kind: 'loop' };

/** Ghost code does not run, so it has to end: its measure is not negative and falls in each round. */
export function checkGhostLoop(
  ctx: Context,
  s: Loop,
  before: readonly Term[] | null,
): readonly Term[] {
  if (!s.isGhost && s.contract.decreases === null) return [];
  const inside = under(ctx, 'loop_termination_error', s.span);
  const measures = measuresOf(s);
  const values = measures.map((one) => evaluate(inside, one));
  if (before !== null)
    check(inside, isSmaller(values, before), 'termination_error', 'loop', s.span);
  return values;
}

/** What is said, or the distance that the condition speaks of. */
export function measuresOf(s: Loop): readonly Expression[] {
  const { decreases } = s.contract;
  if (decreases !== null) return decreases;
  const { condition } = s;
  if (condition?.kind !== 'binary') return [];
  const { operator, left, right, span } = condition;
  const from = (a: Expression, b: Expression): Expression => ({
    ...{ kind: 'binary', operator: '-', left: a, right: b, type: a.type, span },
  });
  if (operator === '<' || operator === '<=' || operator === '!=') return [from(right, left)];
  if (operator === '>' || operator === '>=') return [from(left, right)];
  return [];
}

/** In the order of dictionaries, and no integer falls below zero. */
export function isSmaller(after: readonly Term[], before: readonly Term[]): Term {
  const [last, first] = [after[0], before[0]];
  if (last === undefined || first === undefined) return 'false';
  const falls = and(['<', last, first], ['<=', '0', first]);
  if (after.length === 1) return falls;
  return ['or', falls, and(['=', last, first], isSmaller(after.slice(1), before.slice(1)))];
}
