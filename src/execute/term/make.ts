import type { TypeId } from '../../go/plain/ids.ts';
import type { Sort } from './sort.ts';
import type { Operator, Relation, Term, TermOf } from './term.ts';

/** The terms of one kind each. What is asked about their values is made by `compare.ts`. */

const weightOf = (terms: readonly Term[]): number =>
  terms.reduce((sum, { weight }) => sum + weight + 2, 0);

const weightOfParts = (parts: readonly (string | Term)[]): number =>
  parts.reduce((sum, one) => sum + (typeof one === 'string' ? one.length : one.weight), 0);

type LiteralValue = TermOf<'literal'>['value'];

export function literal(value: LiteralValue): TermOf<'literal'> {
  const weight = typeof value === 'string' ? value.length + 2 : 4;
  return { kind: 'literal', value, weight, spelling: null };
}

export const complex = (real: number, imaginary: number): Term => ({
  kind: 'complex',
  real,
  imaginary,
  weight: 8,
  spelling: null,
});

export const zero: Term = { kind: 'zero', weight: 4, spelling: null };
export const value: Term = { kind: 'value', weight: 5, spelling: null };

export function own(
  object: number,
  path: readonly number[] | null,
  range: TermOf<'own'>['range'] = null,
): Term {
  const steps = path ?? [];
  return { kind: 'own', object, path: steps, range, weight: 4 + 2 * steps.length, spelling: null };
}

export const boxed = (type: TypeId, of: Term): Term => ({
  kind: 'boxed',
  type,
  of,
  weight: of.weight,
  spelling: null,
});

export const list = (parts: readonly Term[]): Term => ({
  kind: 'list',
  parts,
  weight: 2 + weightOf(parts),
  spelling: null,
});

export const named = (name: string): Term => ({
  kind: 'named',
  name,
  weight: name.length,
  spelling: null,
});

export const fresh = (of: Term, site: number, count: number): Term => ({
  kind: 'fresh',
  of,
  mark: { site, count },
  weight: of.weight + 8,
  spelling: null,
});

export const phrase = (...parts: readonly (string | Term)[]): Term => ({
  kind: 'phrase',
  parts,
  weight: weightOfParts(parts),
  spelling: null,
});

/** The rest of a phrase for what others may have set at any time. */
export const leftByOthers = ' as others leave it';

export const returned = (callee: Term, result: number | null): Term => ({
  kind: 'returned',
  callee,
  result,
  weight: callee.weight + (result === null ? 2 : 12),
  spelling: null,
});

export const received = (channel: Term): Term => ({
  kind: 'received',
  channel,
  weight: channel.weight + 2,
  spelling: null,
});

/** As Go writes it: a field of what a pointer points to is a field of the pointer. */
export function field(of: Term, name: string): Term {
  const owner = of.kind === 'pointee' ? of.of : of;
  const weight = owner.weight + name.length + 1;
  return { kind: 'field', of: owner, name, weight, spelling: null };
}

/** Of a pointer, or of what it points to: which of the two the text does not tell. */
export const method = (of: Term, name: string): Term => ({
  kind: 'field',
  of,
  name,
  weight: of.weight + name.length + 1,
  spelling: null,
});

export const pointee = (of: Term): Term => ({
  kind: 'pointee',
  of,
  weight: of.weight + 1,
  spelling: null,
});

export const element = (of: Term, at: Term): Term => ({
  kind: 'element',
  of,
  at,
  weight: of.weight + at.weight + 2,
  spelling: null,
});

export const entry = (map: Term, key: Term): Term => ({
  kind: 'entry',
  map,
  key,
  weight: map.weight + key.weight + 2,
  spelling: null,
});

export const rune = (of: Term, at: Term): Term => ({
  kind: 'rune',
  of,
  at,
  weight: of.weight + at.weight + 9,
  spelling: null,
});

export const slice = (of: Term, low: Term | null, high: Term | null): Term => ({
  kind: 'slice',
  of,
  low,
  high,
  weight: of.weight + (low?.weight ?? 0) + (high?.weight ?? 0) + 12,
  spelling: null,
});

export const length = (of: Term, measure: 'len' | 'cap' = 'len'): Term => ({
  kind: 'length',
  of,
  measure,
  weight: of.weight + 5,
  spelling: null,
});

export const computed = (
  operator: Operator,
  operands: readonly [Term] | readonly [Term, Term],
  sort: Sort,
): Term => ({
  kind: 'computed',
  operator,
  operands,
  sort,
  weight: operands.length === 1 ? operands[0].weight + 1 : weightOf(operands) + 1,
  spelling: null,
});

export const converted = (of: Term, from: Sort, to: Sort, name: string | null): Term => ({
  kind: 'converted',
  of,
  from,
  to,
  name,
  weight: of.weight + (name === null ? 0 : name.length + 2),
  spelling: null,
});

export const append = (to: Term, elements: readonly Term[]): Term => ({
  kind: 'append',
  to,
  elements,
  weight: to.weight + weightOf(elements) + 8,
  spelling: null,
});

export const call = (
  name: string,
  operands: readonly Term[],
  result: number | null = null,
): Term => ({
  kind: 'call',
  name,
  operands,
  result,
  weight: name.length + weightOf(operands) + (result === null ? 0 : 10),
  spelling: null,
});

export const comparison = (relation: Relation, left: Term, right: Term, sort: Sort): Term => ({
  kind: 'comparison',
  relation,
  left,
  right,
  sort,
  weight: left.weight + right.weight + 4,
  spelling: null,
});

export const not = (of: Term): Term =>
  of.kind === 'not' ? of.of : { kind: 'not', of, weight: of.weight + 3, spelling: null };

export const is = (of: Term, type: TypeId, text: string): Term => ({
  kind: 'is',
  of,
  type,
  text,
  weight: of.weight + text.length + 4,
  spelling: null,
});

const about = <Kind extends 'ready' | 'closed' | 'open' | 'received'>(
  kind: Kind,
  channel: Term,
) => ({ kind, channel, weight: channel.weight + 9, spelling: null });

export const there = (of: Term): Term => ({
  kind: 'there',
  entry: of,
  weight: of.weight + 9,
  spelling: null,
});

export const open = (channel: Term): Term => about('open', channel);
export const ready = (channel: Term): Term => about('ready', channel);
export const closed = (channel: Term): Term => about('closed', channel);

export const taken = (lock: Term): Term => ({
  kind: 'taken',
  lock,
  weight: lock.weight + 10,
  spelling: null,
});

export const granted = (...parts: readonly (string | Term)[]): Term => ({
  kind: 'granted',
  parts,
  weight: weightOfParts(parts),
  spelling: null,
});
