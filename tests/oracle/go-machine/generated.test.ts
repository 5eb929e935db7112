import { expect, test } from 'vitest';
import { generate } from '../../machine/generate.ts';
import { machineOutcomes } from './machine-outcomes.ts';
import { outcomesOf } from './real-go.ts';

const programs = Number(process.env['MACHINE_GO_PROGRAMS'] ?? 20);
const from = Number(process.env['MACHINE_GO_FROM'] ?? 0);
const runs = Number(process.env['MACHINE_GO_RUNS'] ?? 60);

test('whatever real Go does is among what the machine says', async () => {
  let seen = 0;
  for (let seed = from; seed < from + programs; seed++) {
    const { plain, text } = generate(seed);
    const { closed, outcomes } = machineOutcomes(plain, 0, { timing: 'steady' });
    if (!closed) continue;
    const real = await outcomesOf(text, runs);
    for (const outcome of real.keys()) {
      expect(outcomes, `program ${String(seed)}\n${text}`).toContain(outcome);
      seen++;
    }
  }
  expect(seen).toBeGreaterThanOrEqual(programs / 2);
}, 1_800_000);
