import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runGo, straysAmongShims, writeScratch } from './scratch.ts';

let root: string;
beforeAll(() => {
  root = writeScratch();
});
afterAll(() => rmSync(root, { recursive: true }));

test('real Go compiles every package, and finds nothing suspicious', () => {
  const { status, stderr } = runGo(root, ['vet', './...']);
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('every bridge belongs to a package', () => {
  expect(straysAmongShims()).toEqual([]);
});
