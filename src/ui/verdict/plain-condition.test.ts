import { expect, test } from 'vitest';
import { plainCondition } from './plain-condition.ts';

test.each([
  ['x == 1', 'x == 1'],
  ['`<-answer in time`', '<-answer in time'],
  ['!`err != nil`', 'err == nil'],
  ['!`err == nil` || x > 0', '(err != nil) || x > 0'],
  ['!`a < b`', '!(a < b)'],
  ['!`a == b && c`', '!(a == b && c)'],
  ['!`<-answer in time`', '!(<-answer in time)'],
  [
    '`full iterations` < 0 || len(files) <= `full iterations` + 1',
    'full iterations < 0 || len(files) <= full iterations + 1',
  ],
  ['`a < b` && `c`', '(a < b) && c'],
])('%s is read as %s', (condition, plain) => {
  expect(plainCondition(condition)).toBe(plain);
});
