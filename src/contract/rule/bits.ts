import { underlying } from '../check/type.ts';
import type { Expression } from '../check/model.ts';
import { integerRange } from '../../go/types/constants.ts';
import { number, type Term } from '../state/term.ts';
import type { Vocabulary } from '../state/vocabulary.ts';
import { assume, check, type Context } from './context.ts';

type Binary = Expression & { readonly kind: 'binary' };
type BitOperator = '&' | '|' | '^' | '&^' | '<<' | '>>';

/** Of integers with as many digits as one likes: the others are sums and differences of what both have. */
export function bitTerm(
  ctx: Context,
  e: Binary,
  operator: BitOperator,
  left: Term,
  right: Term,
): Term {
  const { v } = ctx.proof;
  switch (operator) {
    case '&':
      return common(v, left, right);
    case '|':
      return ['-', ['+', left, right], common(v, left, right)];
    case '^':
      return ['-', ['+', left, right], ['*', '2', common(v, left, right)]];
    case '&^':
      return ['-', left, common(v, left, right)];
    case '<<':
    case '>>':
      return shifted(ctx, e, operator, left, right);
  }
}

/** Go ends the program where the count is negative. */
function shifted(ctx: Context, e: Binary, operator: '<<' | '>>', left: Term, count: Term): Term {
  const { v } = ctx.proof;
  const places = literalOf(count);
  if (places !== null && places >= 0n && places < 1000n) {
    const power = number(1n << places);
    return operator === '<<' ? ['*', left, power] : ['div', left, power];
  }
  const isNatural: Term = ['<=', '0', count];
  // Of a type without a sign it is none, as long as nothing overflows.
  if (isUnsigned(e.right)) assume(ctx, isNatural);
  else check(ctx, isNatural, 'assertion_error', 'shift', e.span);
  const name = operator === '<<' ? 'shl' : 'shr';
  v.once(name, () => {
    v.declare(name, ['Int', 'Int'], 'Int');
    for (const fact of operator === '<<' ? risen : fallen)
      v.axiom(`(forall ((x Int) (k Int)) (! (=> (<= 0 k) ${fact}) :pattern ((${name} x k))))`);
  });
  return [name, left, count];
}

const risen = [
  '(=> (= k 0) (= (shl x k) x))',
  '(=> (<= 0 x) (<= x (shl x k)))',
  '(=> (<= x 0) (<= (shl x k) x))',
];

const fallen = [
  '(=> (= k 0) (= (shr x k) x))',
  '(=> (<= 0 x) (and (<= 0 (shr x k)) (<= (shr x k) x)))',
  '(=> (< x 0) (and (<= x (shr x k)) (< (shr x k) 0)))',
];

function literalOf(term: Term): bigint | null {
  return typeof term === 'string' && /^\d+$/.test(term) ? BigInt(term) : null;
}

/** The digits that both have. */
function common(v: Vocabulary, left: Term, right: Term): Term {
  for (const [mask, other] of [
    [literalOf(right), left],
    [literalOf(left), right],
  ] as const)
    if (mask !== null && (mask & (mask + 1n)) === 0n) return ['mod', other, number(mask + 1n)];
  v.once('bits', () => {
    v.declare('bits', ['Int', 'Int'], 'Int');
    for (const fact of facts)
      v.axiom(`(forall ((x Int) (y Int)) (! ${fact} :pattern ((bits x y))))`);
  });
  return ['bits', left, right];
}

const facts = [
  '(= (bits x y) (bits y x))',
  '(=> (<= 0 x) (and (<= 0 (bits x y)) (<= (bits x y) x)))',
  '(=> (<= 0 y) (and (<= 0 (bits x y)) (<= (bits x y) y)))',
  '(=> (= x y) (= (bits x y) x))',
  '(=> (= x 0) (= (bits x y) 0))',
  '(=> (= x (- 1)) (= (bits x y) y))',
];

function isUnsigned({ type }: Expression): boolean {
  const under = underlying(type);
  return under.kind === 'integer' && integerRange(under.name)?.[0] === 0n;
}

/** ^x */
export function complementTerm(e: Expression & { readonly kind: 'unary' }, operand: Term): Term {
  const under = underlying(e.type);
  const range = under.kind === 'integer' ? integerRange(under.name) : null;
  if (range !== null && range[0] === 0n) return ['-', number(range[1]), operand];
  return ['-', ['-', operand], '1'];
}
