import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { noticesFile, thirdPartyNotices } from './notices.mjs';

test('the notices are those of the packages that are used now (else: npm run notices)', () => {
  const made = thirdPartyNotices();
  expect(made).toContain('z3-solver 5.2.0: MIT');
  expect(readFileSync(noticesFile, 'utf8') === made).toBe(true);
});
