import { expect, test } from 'vitest';
import { isLearnHash, parseRoute, printRoute, type Route } from './route.ts';

test.each<[string, Route]>([
  ['#/learn', { kind: 'course', course: { kind: 'own' } }],
  [
    '#/learn?puzzle=channels/one-receive',
    { kind: 'puzzle', course: { kind: 'own' }, puzzle: 'channels/one-receive' },
  ],
  ['#/learn?course=file', { kind: 'course', course: { kind: 'file' } }],
  [
    '#/learn?course=%2Fa%20b%2Fcourse.json&puzzle=x%26y',
    { kind: 'puzzle', course: { kind: 'address', address: '/a b/course.json' }, puzzle: 'x&y' },
  ],
  ['#/learn?shared=1dab-_', { kind: 'shared', code: '1dab-_' }],
])('%s is read and written', (hash, route) => {
  expect(isLearnHash(hash)).toBe(true);
  expect(parseRoute(hash)).toEqual(route);
  expect(printRoute(route)).toBe(hash);
});

test.each(['', '#', '#1dabc', '#/learning', '#learn'])('%s is no lesson', (hash) => {
  expect(isLearnHash(hash)).toBe(false);
});
