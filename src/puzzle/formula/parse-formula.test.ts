import { describe, expect, test } from 'vitest';
import { evaluateTerm } from '../../logic/evaluate-term.ts';
import { parseFormula } from './parse-formula.ts';

const sorts: ReadonlyMap<string, 'int' | 'bool'> = new Map([
  ['n', 'int'],
  ['k', 'int'],
  ['b', 'bool'],
  ['len(xs)', 'int'],
]);
const values: ReadonlyMap<string, bigint | boolean> = new Map<string, bigint | boolean>([
  ['n', 2n],
  ['k', -3n],
  ['b', true],
  ['len(xs)', 5n],
]);

describe('a formula', () => {
  test.each([
    ['n == 2', true],
    ['n = 2', true],
    ['1 <= n <= 3', true],
    ['1 < n < 2', false],
    ['n ≥ 2 ∧ ¬(k ≥ 0)', true],
    ['n > 2 or k < 0 and b', true],
    ['not b', false],
    ['not n < 2 and b', true],
    ['not not n == 2', true],
    ['b == not (n > 2)', true],
    ['not b == b', false],
    ['!b == b', false],
    ['!b == (n > 2)', true],
    ['b == (n > 1)', true],
    ['n != k', true],
    ['len(xs) == 5', true],
    ['`len(xs)` - n * 2 == 1', true],
    ['-n < -1', true],
    ['7 / n == 3', true],
    ['b ==> n == 3', false],
    ['b <==> n == 2', true],
    ['if b then n == 2 else n == 3', true],
    ['[n > 0] + [k > 0] == 1', true],
    ['n - 1 - 1 == 0', true],
    ['2 * -k == 6', true],
    ['n => 2', true],
    ['k > 0 => n == 7', true],
    ['n > 0 => n == 7', false],
    ['n == 2 == true', true],
    ['n == 3 == false', true],
    ['k % 2 == -1 AND n % 2 === 0; ', true],
    ['b => n ⩾ 2 // a note', true],
    ['n == +2 && n == 0x2 && n == 0b10 && 1_000 == 0o1750', true],
    ['k – 1 == –4', true],
    ['b → n == 3', false],
    ['b ⟺ n == 2', true],
    ['min(n, k) == k && max(n, k, 1) == n && abs(k) == 3', true],
  ])('%s is %s', (text, expected) => {
    const parsed = parseFormula(text, sorts, 'bool');
    if (!parsed.ok) throw new Error(parsed.message);
    expect(evaluateTerm(parsed.term, values)).toBe(expected);
  });

  test.each([
    ['', 'Type a condition.'],
    ['n', 'A number is no condition: compare it with something, as in n < 7.'],
    ['n + b == 1', 'A condition is no number; [c] is 1 where c holds and 0 elsewhere.'],
    ['m == 1', 'There is no m here; there are n, k, b, len(xs).'],
    ['n == ', 'Here should stand something else, not the end.'],
    ['n == 1)', 'Here should stand something else, not ).'],
    ['(n == 1', 'Here should stand ), not the end.'],
    ['min(n, b) == 1', 'A condition is no number; [c] is 1 where c holds and 0 elsewhere.'],
    ['max == 1', 'There is no max here; there are n, k, b, len(xs).'],
    ['n == 1,', 'Here should stand something else, not ,.'],
    ['n ? 2 == 0', '"?" means nothing in a condition. Write if c then a else b.'],
    ['@n == 1', '"@" means nothing in a condition.'],
    ['if b then n', 'Here should stand else, not the end.'],
    ['!'.repeat(5000) + 'b', 'This is nested too deeply.'],
    ['('.repeat(5000), 'This is nested too deeply.'],
  ])('%s is refused: %s', (text, message) => {
    expect(parseFormula(text, sorts, 'bool')).toMatchObject({ ok: false, message });
  });

  test.each([
    ['n == 2 || 1 / (n - 2) > 0', true],
    ['1 / (n - 2) > 0 || n == 2', false],
    ['n != 2 && 1 / (n - 2) > 0', true],
    ['n != 2 ==> 1 % (n - 2) > 0', true],
    ['if n == 2 then b else 1 / (n - 2) > 0', true],
    ['if n == 2 then 1 / (n - 2) > 0 else b', false],
  ])('%s is defined: %s', (text, expected) => {
    const parsed = parseFormula(text, sorts, 'bool');
    if (!parsed.ok) throw new Error(parsed.message);
    expect(evaluateTerm(parsed.defined, values)).toBe(expected);
  });

  test('says where it divides by nothing', () => {
    const parsed = parseFormula('6 / (n - 2) == 3', sorts, 'bool');
    if (!parsed.ok) throw new Error(parsed.message);
    expect(evaluateTerm(parsed.defined, values)).toBe(false);
  });
});

test.each([
  [`n == ${'1'.repeat(30_000)}`, 'at most 20000 characters'],
  [`n${'/7'.repeat(20)} >= 0`, 'at most 6 of'],
])('what would take long to judge is refused: %#', (text, words) => {
  const parsed = parseFormula(text, sorts, 'bool');
  expect(parsed.ok ? '' : parsed.message).toContain(words);
});

test('a name of the host language is a name that nobody knows', () => {
  const parsed = parseFormula('constructor == 1', sorts, 'bool');
  expect(parsed.ok ? '' : parsed.message).toContain('constructor');
  const own = new Map([['constructor', 'int' as const]]);
  expect(parseFormula('constructor >= 1', own, 'bool').ok).toBe(true);
});
