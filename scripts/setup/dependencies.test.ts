import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isInstalled } from './dependencies.mjs';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

type Packages = Record<string, { version?: string; optional?: boolean }>;

function project(wanted: Packages, installed: Packages | null): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  folders.push(folder);
  const write = (file: string, packages: Packages): void => {
    writeFileSync(join(folder, file), JSON.stringify({ packages }));
  };
  write('package-lock.json', { '': {}, ...wanted });
  if (installed === null) return folder;
  mkdirSync(join(folder, 'node_modules'));
  write('node_modules/.package-lock.json', installed);
  return folder;
}

const wanted: Packages = {
  'node_modules/a': { version: '1.0.0' },
  'node_modules/for-another-system': { version: '2.0.0', optional: true },
};

test.each<[string, Packages | null, boolean]>([
  ['nothing', null, false],
  ['what is wanted', { 'node_modules/a': { version: '1.0.0' } }, true],
  ['another version', { 'node_modules/a': { version: '1.0.1' } }, false],
  ['too little', {}, false],
])('with %s installed', (_, installed, expected) => {
  expect(isInstalled(project(wanted, installed))).toBe(expected);
});
