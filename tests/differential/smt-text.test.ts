import { expect, test } from 'vitest';
import { evaluateSmt } from './smt-text.ts';

const valuation = new Map<string, bigint | boolean>([
  ['x', 3n],
  ['len(jobs)', -7n],
  ['p', true],
]);

test.each([
  ['true', true],
  ['(and p (not p))', false],
  ['(and)', true],
  ['(or)', false],
  ['(=> p p (< x 0))', false],
  ['(=> (< x 0) false)', true],
  ['(= x 3 (+ 1 2))', true],
  ['(distinct x 3)', false],
  ['(< 0 x 2)', false],
  ['(- x)', -3n],
  ['(- x 1 1)', 1n],
  ['(* x x 2)', 18n],
  ['(ite p |len(jobs)| 0)', -7n],
  ['(div |len(jobs)| 2)', -4n],
  ['(mod |len(jobs)| 2)', 1n],
  ['(div |len(jobs)| (- 2))', 4n],
  ['(div 7 2)', 3n],
  ['(div 7 (- 2))', -3n],
  ['(abs |len(jobs)|)', 7n],
  ['(let ((a (+ x 1)) (x 0)) (+ a x))', 4n],
  ['(div 1 0)', 'anything'],
  ['(= (div 1 0) (div 1 0))', 'anything'],
  ['(and (= (div 1 0) 0) (< x 0))', false],
  ['(or (= (div 1 0) 0) (< x 9))', true],
  ['(ite p 1 (div 1 0))', 1n],
])('%s', (text, expected) => {
  expect(evaluateSmt(text, valuation)).toBe(expected);
});

test.each(['', '(', '(and true', 'x x', '(foo x)', 'y'])('refuses %j', (text) => {
  expect(() => evaluateSmt(text, valuation)).toThrow();
});

test.each([
  ['(and (>= y 0) (< x 0))', false],
  ['(or (= y x) (= x 3))', true],
  ['(and (>= y 0) (= x 3))', 'anything'],
])('%s where nobody knows y', (text, expected) => {
  expect(evaluateSmt(text, valuation, new Set(['y']))).toBe(expected);
});
