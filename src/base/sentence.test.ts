import { expect, test } from 'vitest';
import { capitalised } from './sentence.ts';

test.each([
  ['ask waits for ever', 'ask waits for ever'],
  ['worker 2 waits for ever', 'worker 2 waits for ever'],
  ['counter.add 3 panics', 'counter.add 3 panics'],
  ['goroutine 3 (line 7) waits for ever', 'Goroutine 3 (line 7) waits for ever'],
  ['all goroutines are asleep: ask', 'All goroutines are asleep: ask'],
  ['2 of what was sent', '2 of what was sent'],
])('%s', (words, told) => {
  expect(capitalised(words, 'ask')).toBe(told);
});
