import { describe, expect, test } from 'vitest';
import { parsePuzzle } from './parse-puzzle.ts';

const whole = {
  version: 1,
  kind: 'for-which-n',
  title: 'A',
  goal: 'B',
  about: 'C',
  hints: ['1', '2', '3'],
  why: 'D',
  language: 'go',
  program: 'package main\n\nfunc f(n int) {}\n',
  solution: 'n == 1',
  wrong: [{ answer: 'n == 2', why: 'E' }],
};

const hanging = { ...whole, kind: 'make-it-hang', target: 'hang', solution: null, wrong: [] };
const predicting = { ...whole, kind: 'predict', question: 'output', solution: [], wrong: [] };
const fixing = { ...whole, kind: 'fix-it', solution: null, wrong: [] };

function messagesOf(value: unknown): readonly string[] {
  const parsed = parsePuzzle(value, null);
  return parsed.ok ? [] : parsed.messages;
}

describe('a puzzle', () => {
  test('is read from one text, as from a link', () => {
    expect(parsePuzzle(whole, null)).toMatchObject({
      ok: true,
      puzzle: { kind: 'for-which-n', title: 'A', harness: null, fragment: null },
    });
  });

  test.each([
    ['no object', 7, 'the puzzle: write an object, { "name": ... }'],
    [
      'another version',
      { ...whole, version: 2 },
      'version: write 1; a puzzle of another version needs another playground',
    ],
    [
      'an unknown kind',
      { ...whole, kind: 'guess' },
      'kind: write one of "make-it-hang", "for-which-n"',
    ],
    [
      'a missing goal',
      { ...whole, goal: undefined },
      'goal: write a text in quotes that is not empty',
    ],
    ['a misspelled name', { ...whole, hint: 'x' }, 'the puzzle: there is no "hint" here'],
    ['too many hints', { ...whole, hints: ['1', '2', '3', '4'] }, 'hints: keep at most 3 of the 4'],
    [
      'a huge program',
      { ...whole, program: 'x'.repeat(30_000) },
      'program: shorten it from 30000 to at most 20000 characters',
    ],
    [
      'a wrong answer without a reason',
      { ...whole, wrong: [{ answer: 'n' }] },
      'wrong[0].why: write a text in quotes that is not empty',
    ],
    [
      'a value with nothing to choose from',
      { ...hanging, values: [{ name: 'n', options: [] }] },
      'values[0].options: write at least one',
    ],
    [
      'the same value twice',
      { ...hanging, values: [1, 2].map(() => ({ name: 'n', options: ['1', '1'] })) },
      'values[0].options: keep "1" once',
    ],
    [
      'two options that read the same',
      { ...predicting, options: ['a', 'a'] },
      'options: keep "a" once',
    ],
    [
      'a condition of two lines',
      { ...fixing, forAll: { function: 'f', when: 'true\nfunc g() {}' } },
      'forAll.when: write it on one line',
    ],
    [
      'replacements that make a huge program',
      { ...fixing, solution: [['func f', `${'x'.repeat(30_000)} func f`]] },
      'solution: shorten it from',
    ],
    ['another kind of answer', { ...whole, solution: ['n'] }, 'solution: write a text in quotes'],
    [
      'a harness where nothing runs',
      { ...whole, harness: 'package main' },
      'harness: leave it out',
    ],
    [
      'Go for an invariant',
      { ...whole, kind: 'complete-the-invariant', hole: { kind: 'balance' }, before: 'x' },
      'program: the encoding is of a VirGo program; write main.virgo',
    ],
    [
      'lines that are not there',
      { ...whole, kind: 'fix-it', solution: undefined, wrong: [], editable: [[2, 9]] },
      'editable[0][1]: write a whole number from 1 to 4',
    ],
    [
      'lines upside down',
      { ...whole, kind: 'fix-it', solution: undefined, wrong: [], editable: [[3, 2]] },
      'editable[0]: write [first line, last line]',
    ],
    [
      'an edit of what is not there',
      { ...whole, kind: 'fix-it', solution: [['x y', 'z']], wrong: [] },
      'solution[0]: "x y" is not in the program',
    ],
    [
      'an edit of what is there twice',
      { ...whole, kind: 'fix-it', solution: [['n', 'z']], wrong: [] },
      'solution[0]: "n" is in the program 4 times; write more of it',
    ],
    [
      'an option that is none',
      {
        ...whole,
        kind: 'predict',
        question: 'output',
        options: ['1', '2'],
        solution: ['3'],
        wrong: [],
      },
      'solution[0]: write one of "1", "2"',
    ],
  ])('is refused with what to do: %s', (_, value, message) => {
    expect(messagesOf(value).some((one) => one.startsWith(message))).toBe(true);
  });

  test('of hostile size gets few messages', () => {
    const hostile = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`<b>${at}`, at]));
    const messages = messagesOf(hostile);
    expect(messages.length).toBeLessThanOrEqual(20);
    expect(Math.max(...messages.map(({ length }) => length))).toBeLessThan(400);
  });
});
