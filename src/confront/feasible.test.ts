import { expect, test } from 'vitest';
import { isFeasible } from './feasible.ts';

const suppose = (...terms: readonly string[]) => terms.map((term) => ({ term, value: true }));

test('questions that have nothing to do with each other may have any answers', () => {
  expect(isFeasible([])).toBe(true);
  expect(isFeasible(suppose('f()#12.0 == nil', 'ok#3.1', 'mode == "fast"'))).toBe(true);
  expect(isFeasible(suppose('ctx.Done()#1.0 is ready', '3 < job.size'))).toBe(true);
});

test('several questions about one unknown may exclude each other', () => {
  expect(isFeasible(suppose('0 < x', 'x == 3'))).toBe(false);
  expect(isFeasible(suppose('mode == "fast"', 'mode == "slow"'))).toBe(false);
});

test('some questions have one possible answer', () => {
  expect(isFeasible(suppose('len(xs) < 0'))).toBe(false);
  expect(isFeasible(suppose('x < 0'))).toBe(false);
  expect(isFeasible(suppose('(x * 2) == 3'))).toBe(false);
  expect(isFeasible(suppose('x == y'))).toBe(false);
  expect(isFeasible([{ term: 'x', value: 2 }])).toBe(false);
});
