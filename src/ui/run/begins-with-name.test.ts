import { expect, test } from 'vitest';
import { beginsWithName } from './begins-with-name.ts';

const goroutines = [{ name: 'ask' }, { name: 'goroutine 2 (line 7)' }, { name: 'counter.add 3' }];

test.each([
  ['ask starts goroutine 2 (line 7).', true],
  ['counter.add 3 waits for mu.', true],
  ['goroutine 2 (line 7) sends 1 on c.', false],
  ['asking nobody', false],
  ['Nobody can move any more.', false],
])('%s', (words, isName) => {
  expect(beginsWithName(words, goroutines)).toBe(isName);
});
