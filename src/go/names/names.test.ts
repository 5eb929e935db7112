import { expect, test } from 'vitest';
import { readText } from '../files/read-text.ts';
import { lowerTexts } from '../plain/read-program.ts';
import { nameAt, outlineOf } from './names.ts';

const text = `-- a.go --
package p

const most = 3

type pool struct{ slots chan int }

func Run(n int) {
	p := pool{make(chan int, most)}
	p.fill(n)
}
-- b.go --
package p

func (p *pool) fill(n int) {
	p.slots <- n
}
`;
const { texts, packages } = readText(text);
const { checked, files } = lowerTexts(texts, packages);
const at = (words: string, into = 0) => nameAt(checked, text.indexOf(words) + into);

const newLines = (text: string) => text.replaceAll('\\n', '\n').replaceAll('\\t', '\t');

test.each([
  ['most)', 0, 'const most untyped int = 3', 'most = 3'],
  ['fill(n)', 0, 'func fill(n int)', 'fill(n int)'],
  ['n)\\n}', 0, 'var n int', 'n int) {\\n\\tp :='],
  ['slots <-', 0, 'field slots chan int', 'slots chan int'],
  ['pool{', 0, 'type pool', 'pool struct'],
])('%s is what the checker knows of it', (words, into, declaration, declared) => {
  const found = at(newLines(words), into);
  expect(found?.declaration).toBe(declaration);
  expect(found?.declaredAt?.start).toBe(text.indexOf(newLines(declared)));
});

test('what Go itself declares is declared nowhere in the text', () => {
  expect(at('int)')).toMatchObject({ declaration: 'type int', declaredAt: null });
  expect(at('-- b.go')).toBeNull();
});

test('the outline has the declarations of all files, in their order', () => {
  const entries = outlineOf(files).map(({ kind, name }) => `${kind} ${name}`);
  expect(entries).toEqual(['constant most', 'type pool', 'function Run', 'function (*pool) fill']);
});
