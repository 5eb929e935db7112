import { expect, test } from 'vitest';
import { allowanceOf, isUsedUp, shareOf, withoutEnd } from './allowance.ts';

test('a share ends before the whole does, and leaves the rest', () => {
  let time = 5;
  const whole = allowanceOf(100, () => time);
  const half = shareOf(whole, 0.5);
  time = 45;
  expect(half.left()).toBe(10);
  const rest = shareOf(whole, 1);
  time = 60;
  expect(isUsedUp(half)).toBe(true);
  expect(isUsedUp(whole)).toBe(false);
  expect(rest.left()).toBe(45);
  time = 200;
  expect([whole, rest].every(isUsedUp)).toBe(true);
});

test('shares of what has no end have none', () => {
  expect(shareOf(withoutEnd, 0.1).left()).toBe(Infinity);
});
