import { describe, expect, test } from 'vitest';
import { isBuilt } from './build-constraint.ts';
import { languageOf } from './language.ts';

const versionOf = (header: string, language?: number): number | null => {
  const file = { name: 'a.go', text: `${header}\n\npackage a\n` };
  return languageOf(language === undefined ? file : { ...file, language });
};

describe('the language of a file', () => {
  test.each([
    ['//go:build go1.21', 21],
    ['//go:build go1', 0],
    ['// Copyright\n\n//go:build linux && go1.20', 20],
    ['//go:build go1.18 && go1.20', 20],
    ['//go:build go1.18 || go1.20', 18],
    ['//go:build go1.18 || linux', null],
    ['//go:build !go1.21', null],
    ['//go:build !(linux || !go1.21)', 21],
    ['//go:build !(!go1.18 && !go1.20)', 18],
    ['//go:build linux', null],
    ['// go:build go1.21', null],
    ['// +build go1.21', null],
    ['//go:build go1.21 &&', null],
    ['', null],
  ])('of %j is %j', (header, version) => {
    expect(versionOf(header)).toBe(version);
  });

  test('is that of its module where it says nothing', () => {
    expect(versionOf('//go:build linux', 20)).toBe(20);
    expect(versionOf('//go:build go1.21', 23)).toBe(21);
    expect(versionOf('//go:build go1.22', 20)).toBe(22);
  });

  test('is not asked for behind the package clause', () => {
    const text = 'package a\n\n//go:build go1.21\n';
    expect(languageOf({ name: 'a.go', text })).toBe(null);
  });
});

test('a build constraint stands directly behind the slashes', () => {
  expect(isBuilt('a.go', '// go:build ignore\n\npackage a\n')).toBe(true);
  expect(isBuilt('a.go', '//go:build ignore\n\npackage a\n')).toBe(false);
  expect(isBuilt('a.go', '// +build ignore\n\npackage a\n')).toBe(false);
  expect(isBuilt('a.go', '//go:build (ignore\n\npackage a\n')).toBe(true);
});
