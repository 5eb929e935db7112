import { kindOf, type Kinds } from './kinds.ts';
import { partsOf, type Claim } from './claim.ts';
import type { TermTree } from './term-tree.ts';

/** What an unknown may be: a number, a text, a truth value, nil, or some other thing. */
export type Known = bigint | string | boolean | null | symbol;

type Env = ReadonlyMap<string, Known>;

/** The name under which a value of the tree is tried; null where it follows from its parts. */
function leafName(tree: TermTree, kinds: Kinds): string | null {
  switch (tree.kind) {
    case 'literal':
      return null;
    case 'atom':
    case 'opaque':
      return tree.text;
    case 'slice':
      return kindOf(tree, kinds) === 'text' ? null : tree.text;
    case 'computed': {
      const { operator, operands, text } = tree;
      if (operator === 'append') return text;
      if (operator !== 'element' && operator !== 'len') return null;
      return kindOf(operands[0]!, kinds) === 'text' ? null : text;
    }
  }
}

/** Lengths of lists of which the lengths follow from those of their parts. */
export function withLengths(tree: TermTree, kinds: Kinds): TermTree {
  if (tree.kind !== 'computed') return tree;
  const operands = tree.operands.map((one) => withLengths(one, kinds));
  const [of] = operands;
  if (tree.operator !== 'len' || of === undefined) return { ...tree, operands };
  const lengthOf = (one: TermTree): TermTree => {
    const text = `len(${one.kind === 'literal' ? 'nil' : one.text})`;
    return withLengths({ kind: 'computed', operator: 'len', operands: [one], text }, kinds);
  };
  const number = (value: number): TermTree => ({ kind: 'literal', value: BigInt(value) });
  const sum = (operator: '+' | '-', one: TermTree, other: TermTree): TermTree => ({
    kind: 'computed',
    operator,
    operands: [one, other],
    text: tree.text,
  });
  if (of.kind === 'literal' && of.value === null) return number(0);
  if (of.kind === 'computed' && of.operator === 'append')
    return sum('+', lengthOf(of.operands[0]!), number(of.operands.length - 1));
  if (of.kind === 'slice' && kindOf(of, kinds) !== 'text')
    return sum('-', of.high ?? lengthOf(of.of), of.low ?? number(0));
  return { ...tree, operands };
}

export function leavesOf({ left, right }: Claim, kinds: Kinds): readonly string[] {
  const found = new Set<string>();
  const visit = (tree: TermTree): void => {
    const name = leafName(tree, kinds);
    if (name === null) partsOf(tree).forEach(visit);
    else found.add(name);
  };
  visit(left);
  visit(right);
  return [...found];
}

export function claimHolds(
  { left, relation, right, holds }: Claim,
  env: Env,
  kinds: Kinds,
): boolean {
  const [one, other] = [evaluate(left, env, kinds), evaluate(right, env, kinds)];
  if (one === undefined || other === undefined) return false;
  if (relation === '==') return (one === other) === holds;
  if (typeof one === 'bigint' && typeof other === 'bigint') return one < other === holds;
  return typeof one === 'string' && typeof other === 'string' && one < other === holds;
}

/** undefined where Go would panic, or nobody here knows. */
function evaluate(tree: TermTree, env: Env, kinds: Kinds): Known | undefined {
  const name = leafName(tree, kinds);
  if (name !== null) return env.get(name);
  switch (tree.kind) {
    case 'literal':
      return tree.value;
    case 'atom':
    case 'opaque':
      return undefined;
    case 'slice': {
      const [of, low, high] = [tree.of, tree.low, tree.high].map((one) =>
        one === null ? null : evaluate(one, env, kinds),
      );
      if (typeof of !== 'string') return undefined;
      const [from, to] = [Number(low ?? 0), Number(high ?? of.length)];
      return 0 <= from && from <= to && to <= of.length ? of.slice(from, to) : undefined;
    }
    case 'computed':
      return compute(
        tree.operator,
        tree.operands.map((one) => evaluate(one, env, kinds)),
      );
  }
}

function compute(
  operator: string,
  [one, other]: readonly (Known | undefined)[],
): Known | undefined {
  if (typeof one === 'bigint') {
    if (other === undefined) return converted(operator, one);
    return typeof other === 'bigint' ? arithmetic(operator, one, other) : undefined;
  }
  if (typeof one !== 'string') return undefined;
  if (operator === 'len') return BigInt(one.length);
  if (operator === 'element') {
    const code = one.charCodeAt(Number(other));
    return Number.isNaN(code) ? undefined : BigInt(code);
  }
  if (typeof other !== 'string') return undefined;
  if (operator === '+') return one + other;
  if (operator === 'text.index') return BigInt(one.indexOf(other));
  return operator === 'text.lastIndex' ? BigInt(one.lastIndexOf(other)) : undefined;
}

function converted(operator: string, value: bigint): bigint | undefined {
  if (operator.startsWith('float')) return value;
  const [, unsigned, bits] = /^(u?)int(?:ptr)?(\d*)$/.exec(operator) ?? [];
  if (bits === undefined) return undefined;
  const width = bits === '' ? 64 : Number(bits);
  return unsigned === 'u' ? BigInt.asUintN(width, value) : BigInt.asIntN(width, value);
}

function arithmetic(operator: string, one: bigint, other: bigint): bigint | undefined {
  if ((operator === '/' || operator === '%') && other === 0n) return undefined;
  if ((operator === '<<' || operator === '>>') && (other < 0n || other > 63n)) return undefined;
  switch (operator) {
    case '+':
      return one + other;
    case '-':
      return one - other;
    case '*':
      return one * other;
    case '/':
      return one / other;
    case '%':
      return one % other;
    case '&':
      return one & other;
    case '|':
      return one | other;
    case '^':
      return one ^ other;
    case '&^':
      return one & ~other;
    case '<<':
      return one << other;
    case '>>':
      return one >> other;
    default:
      return undefined;
  }
}
