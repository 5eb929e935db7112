import { describe, expect, test } from 'vitest';
import { parseFile } from '../syntax/parse-file.ts';
import { checkPackage } from '../types/check.ts';
import type { CheckedPackage } from '../types/checked-package.ts';
import { standardPackage, standardPackages } from './packages.ts';

const checked = new Map<string, CheckedPackage>();

/** Packages are checked once, those that they import first. */
function importPackage(path: string): CheckedPackage | null {
  const known = checked.get(path);
  if (known !== undefined) return known;
  const texts = standardPackage(path);
  if (texts === null) return null;
  const files = texts.map(({ name, text }) => parseFile(name, text));
  const found = checkPackage(files, importPackage, path);
  checked.set(path, found);
  return found;
}

const messagesOf = ({ diagnostics }: CheckedPackage): readonly string[] =>
  diagnostics.map(({ file, message }) => `${file}: ${message}`);

function messages(text: string): readonly string[] {
  return messagesOf(checkPackage([parseFile('main.go', text)], importPackage));
}

test.each(standardPackages)('%s has no type errors', (path) => {
  expect(messagesOf(importPackage(path)!)).toEqual([]);
});

test('a mistake in a text would be noticed', () => {
  const [file] = standardPackage('sync')!.filter(({ name }) => name === 'waitgroup.go');
  const text = file!.text.replace('wg.Add(-1)', 'wg.Add("one")');
  expect(
    messagesOf(checkPackage([parseFile('waitgroup.go', text)], importPackage, 'sync')),
  ).toEqual([expect.stringContaining('cannot use "one"')]);
});

describe('what a package leaves out', () => {
  const using = (imported: string, body: string): string =>
    `package main\n\nimport "${imported}"\n\nfunc main() {\n\t${body}\n}\n`;

  test.each([
    ['a function', using('time', 'x, err := time.ParseInLocation("", "", nil); _, _ = x, err')],
    ['a type', using('os', 'var p os.Process; p.Kill()')],
    ['a method', using('time', 'offset := time.Now().IsDST(); _ = offset')],
    ['a method of a pointer', using('testing', 'var t *testing.T; t.ArtifactDir()')],
    [
      'a method of what is embedded',
      using('os', 'var f struct{ *os.File }; var r interface{ ReadAt([]byte, int64) } = f; _ = r'),
    ],
    ['one of an interface', using('reflect', 't := reflect.TypeOf(1); _ = t.Elem()')],
    ['one that is called', using('os', 'var f struct{ *os.File }; f.SyscallConn()')],
  ])('is unknown: %s', (_, text) => {
    expect(messages(text)).toEqual([]);
  });

  test.each([
    ['a function', using('sync', 'sync.OnceThing()')],
    ['a method', using('sync', 'var wg sync.WaitGroup; wg.Done2()')],
    ['arguments', using('time', 'time.Sleep("long")')],
  ])('is an error where the package is complete, or has it: %s', (_, text) => {
    expect(messages(text)).toHaveLength(1);
  });
});
