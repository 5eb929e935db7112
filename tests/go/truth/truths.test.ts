import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { nativeSolver } from '../../../src/smt/z3/native-solver.ts';
import { goReader } from '../../support/go.ts';
import { claimsOn, contradicted, subjectsOf, type Truths } from './claims.ts';

const solver = nativeSolver();
afterAll(() => solver.dispose());

const folder = 'tests/go/truth/programs';
const truths = JSON.parse(readFileSync('tests/go/truth/truths.json', 'utf8')) as Truths;

/** What Go did under many schedules is stored: see tests/oracle/go/truths.test.ts. */
describe('no verdict says what Go contradicts', () => {
  test.each(readdirSync(folder))(
    '%s',
    async (file) => {
      const text = readFileSync(`${folder}/${file}`, 'utf8');
      const known = truths[file]!;
      const claims = await claimsOn(text, goReader(), solver, 'never');
      const found: string[] = [];
      let compared = 0;
      for (const { name, calls } of subjectsOf(text, goReader())) {
        const claimed = claims.get(name);
        expect(known[name], `${name} has stored truths`).toBeDefined();
        if (claimed === undefined) continue;
        for (const call of calls) {
          const truth = known[name]![call.text];
          if (truth === undefined) continue;
          compared++;
          found.push(...contradicted(claimed, call, truth));
        }
      }
      expect(found).toEqual([]);
      expect(compared).toBeGreaterThan(0);
    },
    120_000,
  );
});
