import { expect, test } from 'vitest';
import { readProgram } from '../read-program.ts';

const entriesIn = (text: string) =>
  readProgram([{ name: 'a_test.go', text }]).program?.entries.map(({ kind, name }) => [kind, name]);

test('what prepares the tests of a package is none', () => {
  const text = `package p
import "testing"
func TestMain(m *testing.M) { m.Run() }
func TestIt(t *testing.T) {}
func Testing() {}
`;
  expect(entriesIn(text)).toEqual([
    ['function', 'TestMain'],
    ['test', 'TestIt'],
    ['function', 'Testing'],
  ]);
});

test('a test may be called like that, too', () => {
  const text = 'package p\nimport "testing"\nfunc TestMain(t *testing.T) {}\n';
  expect(entriesIn(text)).toEqual([['test', 'TestMain']]);
});
