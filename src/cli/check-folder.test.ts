import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nodeSolvers } from '../smt/z3/node-solver.ts';
import type { Solver } from '../smt/solver.ts';
import { checkFolder, readFolder } from './check-folder.ts';

const files: Readonly<Record<string, string>> = {
  'go.mod': 'module example.com/m\n',
  'load.go': `package m

import "example.com/m/store"

func Load(n int) {
	c := make(chan int, store.Size(n))
	c <- 1
	use(c)
}
`,
  'use.go': 'package m\n\nfunc use(c chan int) { c <- 2 }\n',
  'load_test.go': `package m

import "testing"

func TestLoad(t *testing.T) {
	c := make(chan int)
	c <- 1
}
`,
  'store/store.go': `package store

func Size(k int) int { return k }

func Wait() {
	c := make(chan int)
	<-c
}
`,
  '_examples/sum/main.go': `package main

import "example.com/m/store"

func main() {
	c := make(chan int, more())
	c <- store.Size(1)
}
`,
  '_examples/sum/more.go': 'package main\n\nfunc more() int { return 0 }\n',
};

let root: string;
let solver: Solver;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'virgo-folder-'));
  mkdirSync(join(root, 'store'));
  mkdirSync(join(root, '_examples/sum'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  solver = nodeSolvers()();
});
afterAll(async () => {
  rmSync(root, { recursive: true });
  await solver.dispose();
});

async function told(path: string, tests = false): Promise<readonly string[]> {
  const inputs = await readFolder(join(root, path), { tests, loops: 'counted' });
  const lines: string[] = [];
  const terminal = { out: (line: string) => lines.push(line), error: () => 0, color: false };
  const code = await checkFolder(terminal, inputs!, solver, { json: false, selfCheck: false });
  return [...lines.map((line) => line.trimEnd()), `exit ${code}`];
}

describe('check DIR', () => {
  const load = 'load.go:5: Load: Free of goroutine leaks exactly when n > 1';
  const wait = 'store/store.go:5: Wait: Always leaks a goroutine';

  test('reads a package with the functions of its other files and packages', async () => {
    expect(await told('.')).toEqual([load, 'exit 0']);
    expect(await told('store')).toEqual([wait, 'exit 1']);
  });

  test('reads all packages of a module', async () => {
    expect(await told('...')).toEqual([load, wait, 'exit 1']);
  });

  test('reads tests where they are asked for', async () => {
    expect(await told('.', true)).toContain('load_test.go:5: TestLoad: Always leaks a goroutine');
  });

  test('reads a folder that is named although all packages are without it', async () => {
    const main = '_examples/sum/main.go:5: main: Always leaks a goroutine';
    expect(await told('_examples/sum')).toEqual([main, 'exit 1']);
    expect(await told('_examples/...')).toEqual([main, 'exit 1']);
  });

  test('is for folders only', async () => {
    expect(await readFolder(join(root, 'load.go'), { tests: false, loops: 'counted' })).toBeNull();
    await expect(
      readFolder(join(root, 'nowhere/...'), { tests: false, loops: 'counted' }),
    ).rejects.toThrow('is no folder');
  });
});
