import { expect, test } from 'vitest';
import { toPuzzleText, type Setting } from './set-puzzle.ts';

const setting: Setting = {
  kind: 'fix-it',
  title: 'T',
  goal: 'G',
  hints: ['one', '', ' '],
  why: '',
  entry: '',
  target: 'hang',
  editable: '4-6, 9',
  property: 'no-leak',
  question: 'output',
  options: '1\n\n2',
};

function written(change: Partial<Setting>): unknown {
  return JSON.parse(toPuzzleText({ ...setting, ...change }, 'go', 'package main\n'));
}

test('a puzzle holds what its kind asks for, and no more', () => {
  const shared = {
    version: 1,
    title: 'T',
    goal: 'G',
    hints: ['one'],
    language: 'go',
    program: 'package main\n',
  };
  expect(written({})).toEqual({
    ...shared,
    kind: 'fix-it',
    editable: [
      [4, 6],
      [9, 9],
    ],
  });
  expect(written({ editable: ' ', why: 'W', entry: 'f' })).toEqual({
    ...shared,
    kind: 'fix-it',
    why: 'W',
    entry: 'f',
  });
  expect(written({ kind: 'make-it-hang' })).toEqual({
    ...shared,
    kind: 'make-it-hang',
    target: 'hang',
  });
  expect(written({ kind: 'predict' })).toEqual({
    ...shared,
    kind: 'predict',
    question: 'output',
    options: ['1', '2'],
  });
  expect(written({ kind: 'for-which-n' })).toEqual({ ...shared, kind: 'for-which-n' });
  expect(written({ kind: 'break-it', editable: '' })).toEqual({
    ...shared,
    kind: 'break-it',
    property: 'no-leak',
  });
});
