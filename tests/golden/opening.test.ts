import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nodeSolvers } from '../../src/smt/z3/node-solver.ts';
import { openingValues } from '../../src/ui/state/opening-values.ts';
import { MachineService } from '../../workers/machine-service.ts';
import { CompilerService } from '../../workers/compiler-service.ts';
import { openContracts } from '../support/contracts.ts';
import { openGoReader } from '../support/go.ts';

const file = 'src/ui/state/opening-verdict.json';
const runFile = 'src/ui/state/opening-run.json';

/** The first visit shows it before Z3 has arrived; Z3 then comes to the same in the browser. Its run is the one at the values that the page opens with. */
it('the verdict that the page opens with is what Z3 says', async () => {
  const solver = nodeSolvers()();
  try {
    const service = new CompilerService(() => solver, openGoReader, openContracts);
    const source = readFileSync('examples/get-result/main.go', 'utf8');
    await service.compile({ revision: 1, language: 'go', source });
    const reply = await service.check({ revision: 1, fragment: 0 }, () => undefined);
    if (reply.kind === 'fault' || reply.value.kind !== 'decided') throw new Error('not decided');
    const { verdict } = reply.value;
    const found = await service.findRun({ revision: 1, fragment: 0 }, openingValues);
    if (found.kind === 'fault' || found.value?.kind !== 'found') throw new Error('no run');
    expect(found.value.outcome).toBe('bad');
    const counterexample = found.value.run;
    const strategies = verdict.strategies.map((one) => ({ ...one, milliseconds: 0 }));
    const text = `${JSON.stringify({ ...verdict, strategies, counterexample, milliseconds: 0 })}\n`;
    if (process.env['REWRITE_GOLDENS'] === '1') writeFileSync(file, text);
    expect(JSON.parse(text)).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  } finally {
    await solver.dispose();
  }
});

/** So that the first visit speaks Go at once, and not when the Go machine has come. */
it('the run that the page opens with is what the Go machine finds', async () => {
  const source = readFileSync('examples/get-result/main.go', 'utf8');
  const service = new MachineService(openGoReader);
  const read = await service.read({ revision: 1, source, proved: [] });
  if (read.kind === 'fault') throw new Error(read.message);
  const entry = read.value.entries.findIndex(({ name }) => name === 'GetResult');
  const usual = { level: 0, values: null };
  const reply = await service.answer({ revision: 1, entry }, usual, openingValues, () => undefined);
  if (reply.kind === 'fault' || reply.value.kind !== 'answered') throw new Error('no answer');
  const { run, worst } = reply.value;
  expect(run?.values).toEqual(openingValues);
  const text = `${JSON.stringify({ run, worst })}\n`;
  if (process.env['REWRITE_GOLDENS'] === '1') writeFileSync(runFile, text);
  expect(JSON.parse(text)).toEqual(JSON.parse(readFileSync(runFile, 'utf8')));
});
