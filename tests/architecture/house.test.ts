import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { deadExports } from './exports.ts';
import { productSources, sourcesOf } from './files.ts';
import { functionsOf, medianLength } from './functions.ts';
import { importCycle } from './violations.ts';

/** What may still break a rule, until it is rebuilt; it only ever gets shorter. */
interface NotYet {
  /** Folders whose files still stand in circles, or hold functions that are too long. */
  readonly rebuilding: readonly string[];
  /** Folders or files. */
  readonly deadExports: readonly string[];
  /** Files. */
  readonly openKinds: readonly string[];
}

const notYetFile = new URL('not-yet.json', import.meta.url);
const notYet = JSON.parse(readFileSync(notYetFile, 'utf8')) as NotYet;

/** Neither may grow beyond what it was when the second version began. */
const longestFunction = 69;
const longestMedian = 69;

describe('the product', () => {
  const product = productSources();
  const finished = new Map(
    [...product].filter(([file]) => !notYet.rebuilding.some((one) => file.startsWith(`${one}/`))),
  );
  const src = new Map([...finished].filter(([file]) => file.startsWith('src/')));

  test('exports nothing that nobody imports', () => {
    const others = sourcesOf(/^(scripts|bin)\/.*\.(ts|mjs)$|^[^/]*\.(ts|js)$/);
    const tests = sourcesOf(/^tests\/.*\.ts$|\.test\.ts$/);
    const dead = deadExports(product, others, tests);
    const isUnder = (one: string, excused: string) =>
      /^[/:]/.test(one.slice(excused.length)) && one.startsWith(excused);
    const { deadExports: excuses } = notYet;
    expect(dead.filter((one) => !excuses.some((excused) => isUnder(one, excused)))).toEqual([]);
    const isNeeded = (excused: string) => dead.some((one) => isUnder(one, excused));
    expect(excuses.filter((excused) => !isNeeded(excused))).toEqual([]);
  });

  test('has no cycle of files', () => {
    expect(importCycle(finished)).toBeNull();
  });

  test(`has no function of more than ${longestFunction} lines`, () => {
    const functions = functionsOf(finished);
    expect(functions.length).toBeGreaterThan(1000);
    expect(functions.filter(({ lines }) => lines > longestFunction)).toEqual([]);
  });

  test(`has files of ${longestMedian} lines in the middle, or shorter ones`, () => {
    expect(medianLength(src)).toBeLessThanOrEqual(longestMedian);
  });

  test('knows all kinds of a thing, and calls none just any text', () => {
    const open = [...src]
      .filter(([, text]) => /\bkind\??: string\b/.test(text))
      .map(([file]) => file);
    expect(open.filter((file) => !notYet.openKinds.includes(file))).toEqual([]);
    expect(notYet.openKinds.filter((file) => !open.includes(file))).toEqual([]);
  });
});

describe('the search for dead exports', () => {
  const found = (
    files: Readonly<Record<string, string>>,
    tests: Readonly<Record<string, string>> = {},
  ) => deadExports(new Map(Object.entries(files)), new Map(), new Map(Object.entries(tests)));

  test('finds functions, constants, types and classes', () => {
    const text =
      'export function f() {}\nexport const c = 1;\nexport type T = 1;\nexport interface I {}\nexport class C {}\nconst own = 1;';
    expect(found({ 'src/a/a.ts': text })).toEqual(
      ['f', 'c', 'T', 'I', 'C'].map((name) => `src/a/a.ts: ${name}`),
    );
  });

  test.each([
    ["import { f } from '../a/a.ts';"],
    ["import { g, f as h } from '../a/a.ts';"],
    ["import type { f } from '../a/a.ts';"],
    ["import * as all from '../a/a.ts';\nall.f();"],
    ["import * as all from '../a/a.ts';\nlet x: all.f;"],
    ["let x: import('../a/a.ts').f;"],
    ["const { f } = await import('../a/a.ts');"],
    ["void import('../a/a.ts').then(({ f }) => f());"],
  ])('lets pass what is used by %s', (user) => {
    const definition = 'export function f() {}';
    expect(found({ 'src/a/a.ts': definition, 'src/b/b.ts': user })).toEqual([]);
    const component = `<script lang="ts">\n${user}\n</script>\n<p>{f}</p>`;
    expect(found({ 'src/a/a.ts': definition, 'src/b/B.svelte': component })).toEqual([]);
  });

  test('is not misled by another file with the same name, nor by all that is left of a namespace', () => {
    const a = 'export function f() {}';
    const importer = "import { f } from './other.ts';\nimport * as all from '../a/a.ts';\nall.g();";
    expect(found({ 'src/a/a.ts': a, 'src/b/b.ts': importer })).toEqual(['src/a/a.ts: f']);
  });

  test('takes a test for a user only where the export says so', () => {
    const tests = { 'src/a/a.test.ts': "import { f, g } from './a.ts';" };
    const text =
      'export function f() {}\n/** @forTests for the goldens. */\nexport function g() {}';
    expect(found({ 'src/a/a.ts': text }, tests)).toEqual(['src/a/a.ts: f']);
    expect(found({ 'src/a/a.ts': text })).toHaveLength(2);
  });
});

test('functions are measured from their first line to their last, inside others too', () => {
  const text = 'function f() {\n  const g = () => {\n    return 1;\n  };\n  return g;\n}';
  expect(functionsOf(new Map([['src/a.ts', text]]))).toEqual([
    { place: 'src/a.ts:1 f', lines: 6 },
    { place: 'src/a.ts:2 (unnamed)', lines: 3 },
  ]);
});
