import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readProgram } from '../../../src/go/plain/read-program.ts';
import { machineOutcomes } from './machine-outcomes.ts';
import { outcomesOf } from './real-go.ts';

const folder = join(import.meta.dirname, '../../machine/outcomes');
const runs = Number(process.env['MACHINE_GO_RUNS'] ?? 12);

test.each(readdirSync(folder))(
  'what real Go prints in %s, and how it ends, is among what the machine says',
  async (file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const { program } = readProgram([{ name: file, text }]);
    const entry = program!.entries.find(({ kind }) => kind === 'main')!;
    const asked = { timing: 'any', output: true } as const;
    const { closed, outcomes } = machineOutcomes(program!, entry.function, asked);
    expect(closed).toBe(true);
    const real = await outcomesOf(text, runs, true);
    for (const outcome of real.keys()) expect([...outcomes], text).toContain(outcome);
  },
  600_000,
);
