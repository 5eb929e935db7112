import { expect, test } from 'vitest';
import type { Supposed } from '../state/state.ts';
import { comparison, computed, literal, named } from '../term/make.ts';
import { wholeNumber } from '../term/sort.ts';
import { keyOf } from '../term/spell.ts';
import type { Relation, Term } from '../term/term.ts';
import { clockAnswer, differenceTerm, elapsedIn, lastingAnswers } from './clock-order.ts';
import { clockTerm } from './look-at-clock.ts';

const start = clockTerm(0, 0, 1);
const later = clockTerm(1000, 1000, 2);
const last = clockTerm(1000, 1000, 3);
const deadline = named('t.deadline');

const compare = (left: Term, relation: Relation, right: Term): Term =>
  comparison(relation, left, right, wholeNumber);
const less = (term: Term, bound: number): Term => compare(term, '<', literal(bound));
const supposing = (...all: readonly Supposed[]): ReadonlyMap<string, Supposed> =>
  new Map(all.map((one) => [keyOf(one.term), one]));
const none = supposing();

test('time only passes, and no less than timers took', () => {
  const passed = differenceTerm(later, start);
  expect(clockAnswer(none, less(passed, 0))).toBe(false);
  expect(clockAnswer(none, less(passed, 1000))).toBe(false);
  expect(clockAnswer(none, less(passed, 1001))).toBe(null);
  expect(clockAnswer(none, compare(passed, '<=', literal(999)))).toBe(false);
  expect(clockAnswer(none, compare(literal(999), '<', passed))).toBe(true);
  expect(clockAnswer(none, compare(literal(1001), '<=', passed))).toBe(null);
  expect(clockAnswer(none, compare(differenceTerm(last, later), '==', literal(0)))).toBe(null);
  expect(clockAnswer(none, less(differenceTerm(start, later), -999))).toBe(true);
  const more = computed('+', [passed, literal(5)], wholeNumber);
  expect(clockAnswer(none, less(more, 1005))).toBe(false);
  expect(clockAnswer(none, less(more, 1006))).toBe(null);
});

test('says the least that passes to whoever looks for values', () => {
  const passed = differenceTerm(later, start);
  expect(elapsedIn(less(passed, 0)).map(({ term }) => keyOf(term))).toEqual([
    keyOf(less(passed, 1000)),
  ]);
});

test('a timer that was under way before tells nothing', () => {
  const passed = differenceTerm(later, clockTerm(0, 1000, 1));
  expect(clockAnswer(none, less(passed, 1))).toBe(null);
  expect(clockAnswer(none, less(passed, 0))).toBe(false);
});

test('what is supposed of one look says something of others', () => {
  const supposed = supposing({ term: less(differenceTerm(later, start), 5000), value: false });
  expect(clockAnswer(supposed, less(differenceTerm(last, start), 5000))).toBe(false);
  expect(clockAnswer(supposed, less(differenceTerm(last, start), 6000))).toBe(null);
  const passed = supposing({ term: less(differenceTerm(deadline, later), 0), value: true });
  expect(clockAnswer(passed, less(differenceTerm(deadline, last), 0))).toBe(true);
  expect(clockAnswer(passed, less(differenceTerm(last, deadline), 1))).toBe(false);
  expect(clockAnswer(passed, less(differenceTerm(deadline, start), 0))).toBe(null);
});

test('what has passed at a look has passed ever after, although the look is forgotten', () => {
  const lasting = lastingAnswers(less(differenceTerm(deadline, later), 0), true);
  expect(lasting).toHaveLength(1);
  expect(clockAnswer(supposing(...lasting), less(differenceTerm(deadline, last), 0))).toBe(true);
  expect(clockAnswer(supposing(...lasting), less(differenceTerm(deadline, start), 0))).toBe(null);
  expect(lastingAnswers(less(differenceTerm(deadline, later), 0), false)).toEqual([]);
});

test('other questions are left to others', () => {
  expect(clockAnswer(none, less(named('n'), 3))).toBe(null);
  expect(clockAnswer(none, less(differenceTerm(named('n'), named('m')), 3))).toBe(null);
});
