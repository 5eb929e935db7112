import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodeSolvers } from '../../src/smt/z3/node-solver.ts';
import type { ParsedLanguage } from '../../src/pipeline/compile.ts';
import { expectedOf, goExamples, virgoExamples } from '../support/examples.ts';
import { goReader } from '../support/go.ts';
import { stagesOf } from './stages.ts';

/** Set by `npm run goldens`, which rewrites the files; CI only ever compares. */
const rewriting = process.env['REWRITE_GOLDENS'] === '1';
if (rewriting && process.env['CI'] !== undefined) throw new Error('CI does not rewrite goldens');

const solver = nodeSolvers()();
beforeAll(() => solver.prepare());
afterAll(() => solver.dispose());

const virgo: ParsedLanguage = { kind: 'virgo' };
const go: ParsedLanguage = { kind: 'go', reader: goReader() };
const examples = [
  ...virgoExamples.map((example) => ({ ...example, language: virgo })),
  ...goExamples.map((example) => ({ ...example, language: go })),
];

describe('every stage of every example is as it was, and its outcome as foretold', () => {
  for (const { name, source, language } of examples) {
    it(name, async () => {
      const folder = `tests/golden/${name}`;
      const { files, outcome } = await stagesOf(source, language, solver);
      if (rewriting) {
        rmSync(folder, { recursive: true, force: true });
        mkdirSync(folder, { recursive: true });
        for (const [file, text] of files) writeFileSync(`${folder}/${file}`, text);
      }
      const kept = existsSync(folder) ? readdirSync(folder).toSorted() : [];
      expect([...files.keys()].toSorted()).toEqual(kept);
      for (const [file, text] of files) {
        expect(text, file).toBe(readFileSync(`${folder}/${file}`, 'utf8'));
      }
      expect(outcome).toEqual(expectedOf(name));
    });
  }
});

it('no golden is left of an example that is gone', () => {
  const folders = readdirSync('tests/golden', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const names = new Set(examples.map(({ name }) => name));
  expect(folders.filter(({ name }) => !names.has(name))).toEqual([]);
});
