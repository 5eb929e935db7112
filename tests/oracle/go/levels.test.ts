import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const files = ['hangs.go', 'main.go'].map((name) => resolve('tests/contract/levels', name));
const names = [...readFileSync(files[0]!, 'utf8').matchAll(/^func (h\d\d)\(\)/gm)];
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'levels-'));
  const env = { ...process.env, GO111MODULE: 'off' };
  execFileSync('go', ['vet', ...files], { env });
  execFileSync('go', ['build', '-o', join(folder, 'hangs'), ...files], { env });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test.each(names.map(([, name]) => name!))('%s hangs in Go', (name) => {
  const { stderr } = spawnSync(join(folder, 'hangs'), [name], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect(stderr).toContain('all goroutines are asleep - deadlock!');
});
