import type { Expression, Type, Variable } from '../check/model.ts';
import { underlying } from '../check/type.ts';
import { integerRange } from '../../go/types/constants.ts';
import { and, number, type Term } from '../state/term.ts';
import { assume, check, isGround, type Context } from './context.ts';
import { isPlace } from './place.ts';

/** Where the file says `overflow`: what the program computes fits into its type, and so what it holds does. */
export function bounded(ctx: Context, e: Expression, term: Term): Term {
  if (!ctx.proof.program.checksOverflow || ctx.isSilent) return term;
  const range = rangeOf(e.type);
  if (range === null) return term;
  const fits = and(['<=', number(range[0]), term], ['<=', term, number(range[1])]);
  const isComputed = (e.kind === 'binary' || e.kind === 'unary') && e.isChecked === true;
  if (isComputed && isExact(e)) assume(ctx, fits);
  else if (isComputed) check(ctx, fits, 'overflow_error', 'overflow', e.span);
  else if (isGround(ctx) && isHeld(e)) assume(ctx, fits);
  return term;
}

/** What these make of integers of a type is one of the same type. */
function isExact(e: Expression): boolean {
  if (e.kind === 'unary') return e.operator === '^';
  return e.kind === 'binary' && ['&', '|', '^', '&^', '>>'].includes(e.operator);
}

/** The least and the most that an integer of Go's may be; null for what is none. */
function rangeOf(type: Type): readonly [bigint, bigint] | null {
  const under = underlying(type);
  return under.kind === 'integer' ? integerRange(under.name) : null;
}

/** The program put it there; ghost code may hold any integer. */
function isHeld(e: Expression): boolean {
  if (isPlace(e) || e.kind === 'receive') return true;
  if (e.kind === 'call') return !e.function.isPure && !e.function.isGhost;
  if (e.kind === 'length' || e.kind === 'capacity')
    return ['slice', 'string', 'array'].includes(underlying(e.operand.type).kind);
  const root = rootOf(e);
  return root !== null && root.isUnbounded !== true;
}

function rootOf(e: Expression): Variable | null {
  if (e.kind === 'variable') return e.variable;
  if (e.kind === 'field') return rootOf(e.operand);
  const isArray = e.kind === 'element' && underlying(e.operand.type).kind === 'array';
  return isArray ? rootOf(e.operand) : null;
}
