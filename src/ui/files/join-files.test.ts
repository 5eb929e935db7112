import { expect, test } from 'vitest';
import { asFiles, joinFiles } from './join-files.ts';

test('files stand behind their names, without the folder that all are in', () => {
  const files = [
    { name: 'app/main.go', text: 'package main' },
    { name: 'app/lib/a.go', text: 'package lib\n' },
  ];
  expect(joinFiles(files)).toBe('-- lib/a.go --\npackage lib\n-- main.go --\npackage main\n');
});

test('several files that were pasted become a package', () => {
  const text = 'package p\n\nfunc A() {}\n\n// The second one.\npackage p\n\nfunc B() {}\n';
  expect(asFiles(text)).toBe(
    '-- main.go --\npackage p\n\nfunc A() {}\n\n-- file2.go --\n// The second one.\npackage p\n\nfunc B() {}\n',
  );
});

test.each(['package p\n', '', '-- a.go --\npackage p\n-- b.go --\npackage p\n'])(
  'one file, and files with names, stay as they are',
  (text) => {
    expect(asFiles(text)).toBeNull();
  },
);
