import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { foreignFiles } from '../../support/go.ts';

/** A file may ask for a newer Go than the one at hand; that one leaves it out. */
const needsNewer = (text: string): boolean => text.startsWith('//go:build go1.');

test('Go itself compiles the files and finds nothing suspicious in them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'go-vet-'));
  try {
    writeFileSync(join(folder, 'go.mod'), 'module foreign\n\ngo 1.19\n');
    for (const { name, source } of foreignFiles.filter((file) => !needsNewer(file.source))) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'main.go'), source);
    }
    const { status, stderr } = spawnSync('go', ['vet', './...'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, GOFLAGS: '-mod=mod', GO111MODULE: 'on', GOTOOLCHAIN: 'local' },
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
