import { describe, expect, test } from 'vitest';
import { and, compare, integer, not, or, variable, type Term } from '../../logic/term.ts';
import { printTerm } from '../../logic/print-term.ts';
import type { Choice } from '../../lower/choices.ts';
import { forEveryChoice } from './for-every-choice.ts';

const n = variable('n', 'int');
const failed = variable('failed', 'bool');
const turns = variable('turns', 'int');
const choice = (name: string, sort: Choice['sort'], hasLeast = false, hasMost = false): Choice => ({
  name,
  sort,
  hasLeast,
  hasMost,
  words: 'what it is',
  isFree: true,
});
const choices = [choice('failed', 'bool'), choice('turns', 'int', true)];

function told(condition: Term): string {
  const { condition: every, isExact } = forEveryChoice(condition, choices);
  return `${printTerm(every)}${isExact ? '' : ', perhaps less than it could be'}`;
}

describe('a condition for every choice', () => {
  test('is the condition itself where it speaks of parameters only', () => {
    expect(told(compare(n, '>', integer(0)))).toBe('n > 0');
  });

  test('holds for both truth values', () => {
    expect(told(not(failed))).toBe('false');
    expect(told(or(failed, not(failed)))).toBe('true');
    expect(told(or(not(failed), compare(n, '>', integer(0))))).toBe('n > 0');
    expect(told(and(or(failed, compare(n, '>', integer(0))), compare(n, '<', integer(3))))).toBe(
      'n < 3 && n > 0',
    );
  });

  test('is false where no values satisfy it', () => {
    const positive = compare(n, '>', integer(0));
    const ways = or(and(failed, positive), and(not(failed), not(positive)));
    expect(told(ways)).toBe('false');
    const wider = or(and(failed, positive), and(not(failed), compare(n, '<', integer(2))));
    expect(told(wider)).toBe('n > 0 && n < 2');
    const apart = or(
      and(failed, compare(n, '>', integer(5))),
      and(not(failed), compare(n, '<', integer(6))),
    );
    expect(told(apart)).toBe('false');
  });

  test('does without what a number could make fail', () => {
    expect(told(or(compare(turns, '<=', n), compare(n, '==', integer(7))))).toBe('n == 7');
    expect(told(compare(turns, '<', integer(3)))).toBe('false');
  });

  test('is no more than sufficient where the number has bounds', () => {
    expect(told(compare(turns, '>=', n))).toBe('false, perhaps less than it could be');
  });
});
