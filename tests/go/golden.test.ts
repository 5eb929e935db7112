import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { goExamples } from '../support/examples.ts';
import { foreignFiles, goFragments, goReader } from '../support/go.ts';
import { describeFragment } from './describe.ts';

/** Set by `npm run goldens`, which rewrites the files; CI only ever compares. */
const rewriting = process.env['REWRITE_GOLDENS'] === '1';
if (rewriting && process.env['CI'] !== undefined) throw new Error('CI does not rewrite goldens');

const reader = goReader();
const sources = [...goExamples, ...goFragments, ...foreignFiles];
if (rewriting) rmSync('tests/go/golden', { recursive: true, force: true });

/** Go beside VirGo, for every example and for fragments in the style of others. */
describe('what becomes of Go is as it was', () => {
  for (const { name, source } of sources) {
    it(name, () => {
      const file = `tests/go/golden/${name}.txt`;
      const text = describeFragment(source, reader);
      if (rewriting) {
        mkdirSync('tests/go/golden', { recursive: true });
        writeFileSync(file, text);
      }
      expect(text).toBe(existsSync(file) ? readFileSync(file, 'utf8') : 'no golden');
    });
  }
});

it('no golden is left of a source that is gone', () => {
  const known = new Set(sources.map(({ name }) => `${name}.txt`));
  expect(readdirSync('tests/go/golden').filter((file) => !known.has(file))).toEqual([]);
});
