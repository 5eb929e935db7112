import { expect, test } from 'vitest';
import { racy } from '../../machine/racy.ts';
import { raceAgreement } from './race-agreement.ts';

test('the machine sees the races that the race detector of Go sees', async () => {
  const texts = Array.from({ length: 40 }, (_, seed) => racy(seed));
  const { raced, unmet, missed } = await raceAgreement(texts, 4);
  expect(missed).toEqual([]);
  expect(raced).toBeGreaterThan(10);
  // What Go has not met in a few runs may still be there.
  expect(unmet.length).toBeLessThan(6);
}, 300_000);
