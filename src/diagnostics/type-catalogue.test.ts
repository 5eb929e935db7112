import { describe, expect, it } from 'vitest';
import { parseFile } from '../go/syntax/parse-file.ts';
import { checkPackage } from '../go/types/check.ts';
import type { CheckedPackage } from '../go/types/checked-package.ts';
import { typeCatalogue, type TypeCode } from './type-catalogue.ts';

const library = 'package lib\n\nvar X int\n\nvar hidden int\n\ntype T struct{ a int }\n';

function importer(path: string): CheckedPackage | null {
  return path === 'lib' ? checkPackage([parseFile('lib.go', library)], () => null, 'lib') : null;
}

/** `ƒ{ ... }` and a missing package clause are filled in. */
function wholeFile(example: string): string {
  const body = /^ƒ\{(.*)\}$/s.exec(example)?.[1];
  if (body !== undefined) return `package p\n\nfunc f(n int, b bool) {\n${body}\n}\n`;
  return example.includes('package ') ? example : `package p\n\n${example}`;
}

const codes = Object.keys(typeCatalogue) as TypeCode[];

describe('every fault that the type checker finds comes out of its example, at the marked place', () => {
  for (const code of codes) {
    const { example } = typeCatalogue[code];
    if (example === '') continue;
    it(code, () => {
      const marked = wholeFile(example);
      const start = marked.indexOf('«');
      const end = marked.indexOf('»') - 1;
      const file = parseFile('p.go', marked.replace('«', '').replace('»', ''));
      expect(file.errors).toEqual([]);
      const found = checkPackage([file], importer).diagnostics;
      expect(found.map((one) => ({ code: one.code, ...one.span }))).toEqual([{ code, start, end }]);
    });
  }
});

it('a file of another package is told', () => {
  const files = [parseFile('a.go', 'package a\n'), parseFile('b.go', 'package b\n')];
  const found = checkPackage(files, importer).diagnostics;
  expect(found.map(({ code, file }) => [code, file])).toEqual([['go-package-name', 'b.go']]);
});
