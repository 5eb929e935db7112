import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readProgram } from '../../../src/go/plain/read-program.ts';
import { machineOutcomes } from './machine-outcomes.ts';
import { outcomesOf } from './real-go.ts';

const folder = join(import.meta.dirname, '../../machine/bugs');
const runs = Number(process.env['MACHINE_GO_RUNS'] ?? 30);

const files = readdirSync(folder).filter(
  (file) => !readFileSync(join(folder, file), 'utf8').startsWith('// want: terminates'),
);

test.each(files)(
  'what real Go does with %s is among what the machine says',
  async (file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const { program } = readProgram([{ name: file, text }]);
    const entry = program!.entries.find(({ kind }) => kind === 'main')!;
    const { closed, outcomes } = machineOutcomes(program!, entry.function, { timing: 'any' });
    expect(closed).toBe(true);
    // A second is long enough for the harness to believe that nothing will happen any more.
    // A timer that fires before it is stopped leaves its value to be received, which newer Go takes away: it must not.
    const quick = text.includes('.Stop()')
      ? text
      : text.replaceAll('time.Second', 'time.Millisecond');
    // Where no run ends, one is enough to see that Go goes on as well; each takes seconds.
    const possible = outcomes.size === 0 ? ['false: busy'] : [...outcomes];
    const real = await outcomesOf(quick, outcomes.size === 0 ? 1 : runs);
    for (const outcome of real.keys()) expect(possible, text).toContain(outcome);
  },
  600_000,
);
