import { expect, test } from 'vitest';
import { choiceWords } from './choice-words.ts';

test.each([
  ['<-answer in time', true, '<-answer comes in time'],
  ['<-answer in time', false, '<-answer does not come in time'],
  ['c <- ready', false, 'c <- is not ready'],
  ['out <- before ctx.Done()', true, 'out <- comes before ctx.Done()'],
  ['out <- before ctx.Done()', false, 'ctx.Done() comes before out <-'],
  ['err != nil', true, 'err != nil'],
  ['err != nil', false, 'err == nil'],
  ['a < b', false, 'not (a < b)'],
  ['stale', false, 'not stale'],
])('%s is %s: %s', (name, value, words) => {
  expect(choiceWords(name, value)).toBe(words);
});
