import { expect, test } from 'vitest';
import { printTerm } from '../../logic/print-term.ts';
import { add, integer, negate, variable, zero, type Term } from '../../logic/term.ts';
import { collectTerms } from './collect-terms.ts';

const a = variable('a', 'int');
const b = variable('b', 'int');

test('what stands in a sum several times is counted', () => {
  const shown = (...terms: readonly Term[]) => printTerm(collectTerms(add(...terms)));
  expect(shown(a, b, b)).toBe('a + 2 * b');
  expect(shown(b, a, b, b)).toBe('3 * b + a');
  expect(shown(a, b)).toBe('a + b');
  expect(shown(a, negate(b), negate(b))).toBe('a + 2 * -b');
  expect(shown(a, integer(1))).toBe('a + 1');
  expect(printTerm(collectTerms(zero))).toBe('0');
});
