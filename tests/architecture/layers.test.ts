import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { productSources } from './files.ts';
import { importsOf } from './imports.ts';
import { readPolicy } from './policy.ts';
import { importCycle, violations } from './violations.ts';

const policyFile = new URL('layers.txt', import.meta.url);
const policy = readPolicy(readFileSync(policyFile, 'utf8'));

describe('the product', () => {
  const sources = productSources();

  test('is there to be looked at', () => {
    expect(sources.size).toBeGreaterThan(50);
    expect([...sources.values()].flatMap(importsOf).length).toBeGreaterThan(100);
  });

  test('imports as layers.txt allows', () => {
    expect(violations(sources, policy)).toEqual([]);
  });
});

describe('the watchman', () => {
  const found = (file: string, text: string): readonly string[] =>
    violations(new Map([[file, text]]), policy);

  test.each([
    ['src/explore/a.ts', "import { b } from '../encode/b.ts';", 'explore may not import encode'],
    ['src/encode/a.ts', "import type { B } from '../explore/b.ts';", 'encode may not import'],
    ['src/base/a.ts', "export { b } from '../logic/b.ts';", 'base may not import logic'],
    ['src/ui/a.svelte', "  import { b } from '../virgo/b.ts';", 'ui may not import virgo'],
    [
      'src/virgo/a.ts',
      "const b = await import('../process/b.ts');",
      'virgo may not import process',
    ],
    ['src/virgo/a.ts', "import {\n  b,\n  c,\n} from '../../tests/b.ts';", 'in no layer'],
    ['src/news/a.ts', "import '../base/b.ts';", 'not in layers.txt'],
    ['src/virgo/a.ts', "import { readFileSync } from 'node:fs';", 'for src/smt/z3, src/cli'],
    ['src/verdict/a.ts', "import { init } from 'z3-solver';", 'for src/smt/z3'],
    ['src/ui/a.ts', "import left from 'left-pad';", 'not in layers.txt'],
    ['src/cli/a.ts', "import W from '../../workers/w.ts';", 'cli may not import workers'],
  ])('in %s stops %s', (file, text, reason) => {
    expect(found(file, text)).toEqual([expect.stringContaining(reason)]);
  });

  test.each([
    ['src/verdict/a.ts', "import { b } from '../explore/b.ts';\nimport '../obligation/c.ts';"],
    ['src/ui/a.ts', "import type { B } from '../protocol/b.ts';\nimport { mount } from 'svelte';"],
    ['src/ui/a.ts', "import W from '../../workers/w.ts?worker';"],
    ['src/smt/z3/a.ts', "import { spawn } from 'node:child_process';\nimport '../b.ts';"],
  ])('in %s lets pass %s', (file, text) => {
    expect(found(file, text)).toEqual([]);
  });

  test('finds a circle, through types too', () => {
    const circle = new Map([
      ['src/base/a.ts', "import { b } from './b.ts';"],
      ['src/base/b.ts', "import type { C } from './c/c.ts';"],
      ['src/base/c/c.ts', "import { a } from '../a.ts';"],
    ]);
    expect(importCycle(circle)).toEqual([
      'src/base/a.ts',
      'src/base/b.ts',
      'src/base/c/c.ts',
      'src/base/a.ts',
    ]);
  });

  test('takes no circle of layers for a policy', () => {
    expect(() => readPolicy('a < b\nb < c\nc < a')).toThrow('a circle');
  });
});
