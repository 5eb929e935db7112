import type { Expression } from '../check/model.ts';
import { underlying } from '../check/type.ts';
import { optionSort } from '../state/sorts.ts';
import type { Term } from '../state/term.ts';
import { check, type Context } from './context.ts';
import { evaluate } from './rules.ts';

type Form = Expression & { readonly kind: 'option' | 'content' };

/** some(x), none[T], and what get takes out: only where a value is. */
export function optionTerm(ctx: Context, e: Form): Term {
  const type = underlying(e.kind === 'option' ? e.type : e.operand.type);
  if (type.kind !== 'option') throw new Error('an option is wanted');
  const { none, some, content } = optionSort(ctx.proof.v, type);
  if (e.kind === 'option') return e.value === null ? none : [some, evaluate(ctx, e.value)];
  const operand = evaluate(ctx, e.operand);
  const isThere: Term = ['not', ['=', operand, none]];
  check(ctx, isThere, 'assertion_error', 'option', e.span);
  return [content, operand];
}
