import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { projectFiles } from './files.ts';

/** What ties a text to the machine or the network that it was written in. */
const ties: readonly (readonly [string, RegExp])[] = [
  // Written in two parts, so that this file does not catch itself.
  [
    'a path of some machine',
    new RegExp(String.raw`(^|[\s"'\`(=])/(home|root|work|Users)` + '/', 'm'),
  ],
  [
    'a registry',
    new RegExp(['registry\\.', 'npmjs|yarnpkg\\.', 'com|artifact', 'ory|nex', 'us/'].join('')),
  ],
  ['a private address', new RegExp(String.raw`\b(10|192\.168)\.\d+\.\d+` + String.raw`\.?\d*:\d+`)],
];

const readable =
  /\.(ts|js|mjs|json|svelte|html|css|md|txt|sh|yml|go|virgo|dfy|smt2|cjs)$|(^|\/)[^.]+$|npmrc$/;

describe('the text of the project', () => {
  const files = projectFiles().filter((file) => readable.test(file));

  test('is there to be read', () => {
    expect(files).toContain('package.json');
    expect(files).toContain('src/base/span.ts');
  });

  test.each(ties)('names %s nowhere', (_, pattern) => {
    expect(files.filter((file) => pattern.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  test('locks packages by version and hash, not by address', () => {
    const lock = readFileSync('package-lock.json', 'utf8');
    expect(lock).toContain('"integrity"');
    expect(lock).not.toContain('"resolved"');
    expect(readFileSync('.npmrc', 'utf8')).toContain('omit-lockfile-registry-resolved=true');
  });
});
