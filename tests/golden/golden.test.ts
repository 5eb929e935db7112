import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodeSolvers } from '../../src/smt/z3/node-solver.ts';
import { virgoExamples } from '../support/examples.ts';
import { stagesOf } from './stages.ts';

/** Set by `npm run goldens`, which rewrites the files; CI only ever compares. */
const rewriting = process.env['REWRITE_GOLDENS'] === '1';
if (rewriting && process.env['CI'] !== undefined) throw new Error('CI does not rewrite goldens');

const solver = nodeSolvers()();
beforeAll(() => solver.prepare());
afterAll(() => solver.dispose());

describe('every stage of every example is as it was', () => {
  for (const example of virgoExamples) {
    it(example.name, async () => {
      const folder = `tests/golden/${example.name}`;
      const stages = await stagesOf(example, solver);
      if (rewriting) {
        rmSync(folder, { recursive: true, force: true });
        mkdirSync(folder, { recursive: true });
        for (const [file, text] of stages) writeFileSync(`${folder}/${file}`, text);
      }
      const kept = existsSync(folder) ? readdirSync(folder).toSorted() : [];
      expect([...stages.keys()].toSorted()).toEqual(kept);
      for (const [file, text] of stages) {
        expect(text, file).toBe(readFileSync(`${folder}/${file}`, 'utf8'));
      }
    });
  }
});

it('no golden is left of an example that is gone', () => {
  const folders = readdirSync('tests/golden', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = new Set(virgoExamples.map(({ name }) => name));
  expect(folders.filter(({ name }) => !names.has(name))).toEqual([]);
});
