import { unreachable } from '../base/unreachable.ts';
import type { Term } from './term.ts';

/** What a printer of infix text decides for itself. */
export interface InfixStyle {
  readonly variable: (name: string) => string;
  /** How a truncating division is written: Dafny's own `/` rounds another way (PAPER-NOTES 27). */
  readonly divide: 'operator' | 'function';
  /** The name of the function that counts a loop's iterations. */
  readonly iter: string;
  /** Whether the language has Go's `%` and `&`, for the terms that say the same with a division. */
  readonly remainder: boolean;
}

/**
 * As a person writes it, in VirGo's and Go's operators. A parameter from Go may be called by an
 * expression, `err != nil`, which stands between back-quotes as in VirGo.
 */
export const plainStyle: InfixStyle = {
  variable: (name) => (/^[\p{L}\p{N}_.()']+$/u.test(name) ? name : `\`${name}\``),
  divide: 'operator',
  iter: 'iter',
  remainder: false,
};

/** For people alone: VirGo itself has no remainders. */
export const wordsStyle: InfixStyle = { ...plainStyle, remainder: true };

const tightness = {
  if: 0,
  iff: 1,
  implies: 2,
  or: 3,
  and: 4,
  compare: 5,
  add: 6,
  subtract: 6,
  multiply: 7,
  divide: 7,
  negate: 8,
  not: 8,
} as const;

export function printTerm(term: Term, style: InfixStyle = plainStyle): string {
  return print(term, style, 0);
}

function print(term: Term, style: InfixStyle, context: number): string {
  const at = (child: Term, inside: number) => print(child, style, inside);
  if (term.kind === 'integer')
    return term.value < 0n && context > tightness.add ? `(${term.value})` : `${term.value}`;
  if (term.kind === 'boolean') return String(term.value);
  if (term.kind === 'variable') return style.variable(term.name);
  if (term.kind === 'iter') return `${style.iter}(${at(term.from, 0)}, ${at(term.to, 0)})`;
  if (term.kind === 'divide' && style.divide === 'function')
    return `quotient(${at(term.left, 0)}, ${at(term.right, 0)})`;
  const remainder = style.remainder ? remainderOf(term) : null;
  if (remainder !== null) {
    const { left, operator, right } = remainder;
    const text = `${at(left, tightness.multiply)} ${operator} ${right}`;
    return tightness.multiply < context ? `(${text})` : text;
  }
  const own = tightness[term.kind];
  const text = printOperator(term, own, at);
  return own < context ? `(${text})` : text;
}

interface Remainder {
  readonly left: Term;
  readonly operator: '%' | '&';
  readonly right: bigint;
}

/** x - k * (x / k) is x % k, and (x % k + k) % k is x & (k - 1) if k is a power of two. */
export function remainderOf(term: Term): Remainder | null {
  if (term.kind !== 'subtract' || term.right.kind !== 'multiply') return null;
  const { left } = term;
  const { left: factor, right: whole } = term.right;
  if (factor.kind !== 'integer' || whole.kind !== 'divide' || whole.right.kind !== 'integer')
    return null;
  const divisor = factor.value;
  if (divisor < 2n || whole.right.value !== divisor) return null;
  if (printTerm(whole.left) !== printTerm(left)) return null;
  const inner = left.kind === 'add' && left.terms.length === 2 ? left.terms : null;
  const [own, added] = inner ?? [];
  const isPower = (divisor & (divisor - 1n)) === 0n;
  if (isPower && own !== undefined && added?.kind === 'integer' && added.value === divisor) {
    const below = remainderOf(own);
    if (below?.operator === '%' && below.right === divisor)
      return { left: below.left, operator: '&', right: divisor - 1n };
  }
  return { left, operator: '%', right: divisor };
}

type PrintChild = (child: Term, inside: number) => string;

type Operator = Exclude<Term, { kind: 'integer' | 'boolean' | 'variable' | 'iter' }>;

function printOperator(term: Operator, own: number, at: PrintChild): string {
  switch (term.kind) {
    case 'negate':
      return `-${at(term.operand, own + 1)}`;
    case 'not':
      return `!${at(term.operand, own + 1)}`;
    case 'add':
      return printSum(term.terms, own, at);
    case 'subtract':
      return `${at(term.left, own)} - ${at(term.right, own + 1)}`;
    case 'multiply':
      return `${at(term.left, own)} * ${at(term.right, own + 1)}`;
    case 'divide':
      return `${at(term.left, own)} / ${at(term.right, own + 1)}`;
    case 'compare':
      return `${at(term.left, own + 1)} ${term.operator} ${at(term.right, own + 1)}`;
    case 'and':
      return term.terms.map((child) => at(child, own + 1)).join(' && ');
    case 'or':
      return term.terms.map((child) => at(child, own + 2)).join(' || ');
    case 'implies':
      return `${at(term.left, own + 1)} ==> ${at(term.right, own)}`;
    case 'iff':
      return `${at(term.left, own + 1)} <==> ${at(term.right, own + 1)}`;
    case 'if':
      return `if ${at(term.condition, 0)} then ${at(term.then, 0)} else ${at(term.otherwise, 0)}`;
    default:
      return unreachable(term);
  }
}

/** `a - 2` rather than `a + -2`. */
function printSum(terms: readonly Term[], own: number, at: PrintChild): string {
  return terms
    .map((child, index) => {
      if (index === 0) return at(child, own);
      if (child.kind === 'integer' && child.value < 0n) return ` - ${-child.value}`;
      if (child.kind === 'negate') return ` - ${at(child.operand, own + 1)}`;
      return ` + ${at(child, own + 1)}`;
    })
    .join('');
}
