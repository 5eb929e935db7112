import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nodeSolvers } from '../../src/smt/z3/node-solver.ts';
import { openingValues } from '../../src/ui/state/opening-values.ts';
import { CompilerService } from '../../workers/compiler-service.ts';
import { openGoReader } from '../support/go.ts';

const file = 'src/ui/state/opening-verdict.json';

/** The first visit shows it before Z3 has arrived; Z3 then comes to the same in the browser. Its run is the one at the values that the page opens with. */
it('the verdict that the page opens with is what Z3 says', async () => {
  const solver = nodeSolvers()();
  try {
    const service = new CompilerService(() => solver, openGoReader);
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
