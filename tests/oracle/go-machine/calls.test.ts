import { expect, test } from 'vitest';
import { huntMachine } from '../../../scripts/hunt-machine.ts';

/** A slice of what `npm run hunt -- --machine` goes through. */
test('all that Go does in perturbed runs is among what the machine says', async () => {
  expect(await huntMachine({ programs: 12, seed: 2584, generated: true })).toBe(0);
}, 300_000);
