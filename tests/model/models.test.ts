import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { modelCatalogue } from '../../src/diagnostics/model-catalogue.ts';
import { printModels } from '../../src/model/print-models.ts';
import { toModels } from '../../src/model/to-models.ts';
import { lowerTexts } from '../../src/go/plain/read-program.ts';
import { goExamples } from '../support/examples.ts';
import { foreignFiles, goFragments } from '../support/go.ts';

/** Set by `npm run goldens`, which rewrites the files; CI only ever compares. */
const rewriting = process.env['REWRITE_GOLDENS'] === '1';
if (rewriting && process.env['CI'] !== undefined) throw new Error('CI does not rewrite goldens');
const folder = 'tests/model/golden';
const sources = [...goExamples, ...goFragments, ...foreignFiles];
if (rewriting) rmSync(folder, { recursive: true, force: true });

const modelsOf = (text: string) => toModels(lowerTexts([{ name: 'main.go', text }]).program);

describe('what is abstracted from Go is as it was', () => {
  for (const { name, source } of sources) {
    it(name, () => {
      const file = `${folder}/${name}.txt`;
      const text = printModels(modelsOf(source));
      if (rewriting) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(file, text);
      }
      expect(text).toBe(existsSync(file) ? readFileSync(file, 'utf8') : 'no golden');
    });
  }
});

it('no golden is left of a source that is gone', () => {
  const known = new Set(sources.map(({ name }) => `${name}.txt`));
  expect(readdirSync(folder).filter((file) => !known.has(file))).toEqual([]);
});

describe('every message comes out of its example, at the marked place', () => {
  for (const [code, { example }] of Object.entries(modelCatalogue)) {
    it(code, () => {
      const start = example.indexOf('«');
      const end = example.indexOf('»') - 1;
      const { fragments } = modelsOf(example.replace('«', '').replace('»', ''));
      const found = fragments.flatMap(({ diagnostics }) => diagnostics);
      expect(found.map((one) => ({ code: one.code, ...one.span }))).toEqual([{ code, start, end }]);
    });
  }
});
