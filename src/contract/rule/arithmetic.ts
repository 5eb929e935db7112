import type { Logical } from '../check/roles.ts';
import { unreachable } from '../../base/unreachable.ts';
import type { Expression, Operator, Type } from '../check/model.ts';
import { underlying } from '../check/type.ts';
import { integerRange } from '../../go/types/constants.ts';
import { equalTerm, sortOf } from '../state/sorts.ts';
import { and, not, number, printTerm, type Term } from '../state/term.ts';
import { bitTerm } from './bits.ts';
import { comparableTerm, mayHoldAnything } from './comparable.ts';
import { domainTerm } from './dict.ts';
import { check, type Context } from './context.ts';
import { evaluate } from './rules.ts';
import { joined, stringOrder } from './string.ts';

type Binary = Expression & { readonly kind: 'binary' };
type Strict = Exclude<Operator, Logical>;

export function binaryTerm(
  ctx: Context,
  e: Binary,
  operator: Strict,
  left: Term,
  right: Term,
): Term {
  switch (operator) {
    case '==':
      return equality(ctx, e, left, right);
    case '!=':
      return not(equality(ctx, e, left, right));
    case '<':
    case '<=':
    case '>':
    case '>=':
      return underlying(e.left.type).kind === 'string'
        ? stringOrder(ctx.proof.v, operator, left, right)
        : [operator, left, right];
    case '+':
      return underlying(e.type).kind === 'string'
        ? joined(ctx.proof.v, left, right)
        : ['+', left, right];
    case '-':
    case '*':
      return [operator, left, right];
    case '/':
    case '%':
      return division(ctx, e, left, right);
    case '++':
      return [`app.${printTerm(sortOf(ctx.proof.v, e.type))}`, left, right];
    case 'in':
      return membership(ctx, e, left, right);
    case '#':
      return underlying(e.right.type).kind === 'multiset'
        ? ['select', right, left]
        : ['ite', membership(ctx, e, left, right), '1', '0'];
    case 'union':
      return underlying(e.type).kind === 'set'
        ? [['_', 'map', 'or'], left, right]
        : unionOf(left, right);
    case 'intersection':
      return intersection(ctx, e, left, right);
    case 'setminus':
      return underlying(e.type).kind === 'set'
        ? [['_', 'map', 'and'], left, [['_', 'map', 'not'], right]]
        : bagOperation(ctx, e.type, 'minus', left, right);
    case 'subset':
      return ['=', intersection(ctx, { ...e, type: e.left.type }, left, right), left];
    case '&':
    case '|':
    case '^':
    case '&^':
    case '<<':
    case '>>':
      return bitTerm(ctx, e, operator, left, right);
    default:
      return unreachable(operator);
  }
}

function unionOf(left: Term, right: Term): Term {
  return [['_', 'map', ['+', ['Int', 'Int'], 'Int']], left, right];
}

function intersection(ctx: Context, e: Binary, left: Term, right: Term): Term {
  return underlying(e.type).kind === 'set'
    ? [['_', 'map', 'and'], left, right]
    : bagOperation(ctx, e.type, 'common', left, right);
}

/** Of multisets, by how often each element is in them. */
function bagOperation(
  { proof: { v } }: Context,
  type: Type,
  name: 'minus' | 'common',
  left: Term,
  right: Term,
): Term {
  const under = underlying(type);
  if (under.kind !== 'multiset') throw new Error('a multiset is wanted');
  const sort = sortOf(v, type);
  const key = printTerm(sort);
  const operation = v.name(name, key);
  v.once(`${name} ${key}`, () => {
    v.declare(operation, [sort, sort], sort);
    const amounts = { minus: '(- (select a x) (select b x))', common: '(select b x)' };
    const others = { minus: '0', common: '(select a x)' };
    const bound = `((a ${key}) (b ${key}) (x ${printTerm(sortOf(v, under.element))}))`;
    v.axiom(
      `(forall ${bound} (! (= (select (${operation} a b) x) (ite (< (select b x) (select a x)) ${amounts[name]} ${others[name]})) :pattern ((select (${operation} a b) x))))`,
    );
  });
  return [operation, left, right];
}

function membership(ctx: Context, e: Binary, left: Term, right: Term): Term {
  const type = underlying(e.right.type);
  if (type.kind === 'dict') return ['select', domainTerm(ctx, type, right), left];
  if (type.kind === 'sequence') return [`has.${printTerm(sortOf(ctx.proof.v, type))}`, right, left];
  return type.kind === 'set' ? ['select', right, left] : ['<', '0', ['select', right, left]];
}

/** Interfaces that hold what cannot be compared end the program when they are compared. */
function equality(ctx: Context, e: Binary, left: Term, right: Term): Term {
  const { type } = e.left;
  const isPast = e.left.kind === 'old' || e.right.kind === 'old';
  if (!isPast && mayHoldAnything(e.left) && mayHoldAnything(e.right))
    check(ctx, comparableTerm(ctx, type, left, right), 'comparison_error', 'comparison', e.span);
  if (underlying(type).kind === 'interface') {
    // Whatever stands beside it, no type is nil.
    if (e.right.kind === 'zero') return ['=', ['dyn', left], '0'];
    if (e.left.kind === 'zero') return ['=', ['dyn', right], '0'];
  }
  return equalTerm(ctx.proof.v, type, left, right);
}

/** Go cuts off what a smaller type has no room for: nothing here says what is left. */
export function convertedTerm(ctx: Context, e: Expression & { kind: 'conversion' }): Term {
  const value = evaluate(ctx, e.operand);
  const [least, most] = rangeOf(e.type);
  const [from, to] = rangeOf(e.operand.type);
  const parts: Term[] = [];
  if (from < least) parts.push(['<=', number(least), value]);
  if (to > most) parts.push(['<=', value, number(most)]);
  if (parts.length > 0) check(ctx, and(...parts), 'assertion_error', 'conversion', e.span);
  return value;
}

/** What Go's integers of this type may be. */
function rangeOf(type: Type): readonly [bigint, bigint] {
  const under = underlying(type);
  return integerRange(under.kind === 'integer' ? under.name : 'int')!;
}

function division(ctx: Context, e: Binary, left: Term, right: Term): Term {
  check(ctx, not(['=', right, '0']), 'division_by_zero_error', 'division', e.span);
  if (ctx.proof.settings.division === 'floor') {
    const quotient: Term = [e.operator === '/' ? 'div' : 'mod', left, right];
    return quotient;
  }
  return [e.operator === '/' ? 'godiv' : 'gomod', left, right];
}
