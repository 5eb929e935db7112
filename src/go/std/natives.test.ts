import { describe, expect, test } from 'vitest';
import { declarationsOf } from './declarations.ts';
import { complete, computing, computingFunctions, entries, incomplete } from './knowledge.ts';
import { natives, nativeTypes } from './natives.ts';
import { standardPackage, standardPackages } from './packages.ts';

const files = standardPackages.flatMap((path) =>
  standardPackage(path)!.map(({ name, text }) => ({ path, name, text })),
);
const declarations = files.flatMap(({ path, text }) => declarationsOf(path, text));
const bodyless = new Set(declarations.filter((one) => one.bodyless).map(({ key }) => key));

test('every native is declared without a body', () => {
  expect(Object.keys(natives).filter((key) => !bodyless.has(key))).toEqual([]);
});

test('what is declared without a body and is no native is unknown to everybody', () => {
  const unknown = [...bodyless].filter((key) => natives[key] === undefined).sort();
  expect(unknown).toMatchSnapshot();
});

test('every native type is declared as an empty struct', () => {
  for (const key of Object.keys(nativeTypes)) {
    const [path, name] = key.split('.') as [string, string];
    const texts = standardPackage(path)!.map(({ text }) => text);
    expect(texts.some((text) => text.includes(`\ntype ${name} struct{}\n`))).toBe(true);
  }
});

test('a primitive is the first field of its struct', () => {
  for (const key of Object.keys(nativeTypes)) {
    const [path, name] = key.split('.') as [string, string];
    const texts = standardPackage(path)!.map(({ text }) => text);
    const uses = texts.flatMap(
      (text) => text.match(new RegExp(`[^\n]*\n[^\n]*\\b${name}$`, 'gm')) ?? [],
    );
    expect(uses).toHaveLength(1);
    expect(uses[0]).toMatch(/^type \w+ struct \{\n\tstate\s+\w+$/);
  }
});

test('the functions that runs begin with are there', () => {
  const keys = declarations.map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(Object.values(entries)));
});

test('functions that only compute are there', () => {
  const keys = new Set(declarations.map(({ key }) => key));
  expect([...computingFunctions].filter((key) => !keys.has(key))).toEqual([]);
});

test('lists of packages name packages', () => {
  const known = new Set(standardPackages);
  const sorted = [...complete, ...incomplete, 'internal/dynamic'].sort();
  expect(sorted).toEqual(standardPackages);
  expect([...computing, ...complete].filter((path) => !known.has(path))).toEqual([]);
});

describe('the texts', () => {
  test('import only packages that are there', () => {
    const imported = files.flatMap(({ text }) =>
      [...text.matchAll(/^(?:\t|import )"([\w./]+)"$/gm)].map(([, path]) => path!),
    );
    expect(imported.filter((path) => standardPackage(path) === null)).toEqual([]);
  });

  test('have one package clause per folder', () => {
    for (const path of standardPackages) {
      const clauses = standardPackage(path)!.map(({ text }) => /^package (\w+)$/m.exec(text)?.[1]);
      expect(new Set(clauses).size).toBe(1);
    }
  });

  test('of a package that is not ours are none', () => {
    expect(standardPackage('net/http')).toBeNull();
  });
});
