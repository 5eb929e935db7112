import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { complete } from '../../../src/go/std/knowledge.ts';
import { standardPackages } from '../../../src/go/std/packages.ts';
import { runGo } from './run-go.ts';
import { strayShims, writeScratch } from './scratch.ts';

let root: string;
beforeAll(() => {
  root = writeScratch();
});
afterAll(() => rmSync(root, { recursive: true }));

/** Interfaces that are smaller than the real ones, or larger by what newer versions of Go added. */
const otherwise = ['reflect.Type', 'testing.TB'];

test('every shim bridges a package', () => {
  expect(strayShims()).toEqual([]);
});

test('real Go compiles every package, and finds nothing suspicious in it', () => {
  // Unwrap may return several errors since Go 1.20.
  const packages = standardPackages.map((path) => `./${path}`);
  const { status, stderr } = runGo(root, ['vet', '-stdmethods=false', ...packages]);
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('ours do what the real ones do', { timeout: 240_000 }, () => {
  const { status, stdout, stderr } = runGo(root, ['test', '-timeout', '200s', '-v', './compare']);
  expect(stdout.match(/^\s+\w+_test\.go:\d+:[^]*?(?=^(?:===|---))/gm) ?? []).toEqual([]);
  expect(stderr.replace(/^compared \d+\n/m, '')).toBe('');
  expect(status).toBe(0);
  const compared = /^compared (\d+)$/m.exec(stdout + stderr);
  expect(Number(compared?.[1])).toBeGreaterThan(1_000_000);
});

test.each([
  ['strings/cut.go', 'if !f(r) {', 'if f(r) {', 'TestStrings'],
  ['context/cancel.go', 'child.cancel(false, err, cause)', '_ = child', 'TestScenarios'],
  [
    'golang.org/x/sync/errgroup/errgroup.go',
    'g.sem = make(chan token, n)',
    '_ = n',
    'TestErrgroup',
  ],
])('a mistake in %s would be noticed', { timeout: 120_000 }, (file, right, wrong, name) => {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(right);
  writeFileSync(path, text.replace(right, wrong));
  const { status, stdout } = runGo(root, [
    'test',
    '-timeout',
    '30s',
    '-run',
    `^${name}$`,
    './compare',
  ]);
  writeFileSync(path, text);
  expect(stdout).toContain(`FAIL`);
  expect(status).toBe(1);
});

describe('what is exported', () => {
  let lines: readonly string[];
  const those = (word: string): readonly string[] =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

  beforeAll(() => {
    const { status, stdout, stderr } = runGo(root, ['run', './signatures', ...standardPackages]);
    if (status !== 0) throw new Error(stderr);
    lines = stdout.split('\n');
  }, 240_000);

  test('has the real types and values', () => {
    const different = those('different').filter(
      (line) => !otherwise.some((name) => line.startsWith(`${name}:`)),
    );
    expect(different).toEqual([]);
    expect(Number(those('compared')[0])).toBeGreaterThan(1500);
  });

  test('and is not in Go 1.19 is known to be newer', () => {
    expect([...those('newer'), ...those('absent')]).toMatchSnapshot();
  });

  test('is everything where a package is said to be complete', () => {
    const incomplete = new Set(
      those('missing').map((name) => name.replace(/^((?:\w+\/)*\w+)\..*/, '$1')),
    );
    expect([...complete].filter((path) => incomplete.has(path))).toEqual([]);
  });
});
