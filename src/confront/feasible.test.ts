import { expect, test } from 'vitest';
import { compare } from '../execute/term/compare.ts';
import * as terms from '../execute/term/make.ts';
import { wholeNumber, type Sort } from '../execute/term/sort.ts';
import type { Term } from '../execute/term/term.ts';
import { isFeasible } from './feasible.ts';

const suppose = (...all: readonly Term[]) => all.map((term) => ({ term, value: true }));

const named = terms.named;
const thing: Sort = { kind: 'thing' };
const untold: Sort = { kind: 'untold' };
const nil = terms.literal(null);

const asked = (left: Term, operator: '==' | '<', right: Term | number | string, sort: Sort) => {
  const other = typeof right === 'object' ? right : terms.literal(right);
  return compare(operator, left, other, { sort, isReflexive: false }) as Term;
};

const called = (name: string, count: number) =>
  terms.fresh(terms.returned(named(name), null), 12, count);

test('questions that have nothing to do with each other may have any answers', () => {
  const mode = asked(named('mode'), '==', 'fast', { kind: 'text' });
  const ok = terms.fresh(named('ok'), 3, 1);
  expect(isFeasible([])).toBe(true);
  expect(isFeasible(suppose(asked(called('f', 0), '==', nil, thing), ok, mode))).toBe(true);
  const size = asked(terms.field(named('job'), 'size'), '<', 3, wholeNumber);
  expect(isFeasible(suppose(terms.ready(called('ctx.Done', 0)), size))).toBe(true);
});

test('several questions about one unknown may exclude each other', () => {
  const x = (operator: '==' | '<', constant: number) =>
    asked(named('x'), operator, constant, wholeNumber);
  expect(isFeasible(suppose(x('<', 1), x('==', 3)))).toBe(false);
  expect(isFeasible(suppose(called('f', 0), called('f', 1)))).toBe(false);
});

test('some questions have one possible answer', () => {
  const twice = terms.computed('*', [named('x'), terms.literal(2)], wholeNumber);
  const all = [
    asked(terms.length(named('xs')), '<', 0, wholeNumber),
    asked(named('x'), '<', 0, untold),
    asked(twice, '==', 3, wholeNumber),
    asked(named('x'), '==', named('y'), wholeNumber),
  ];
  for (const one of all) expect(isFeasible(suppose(one))).toBe(false);
  expect(isFeasible([{ term: named('x'), value: 2 }])).toBe(false);
});
