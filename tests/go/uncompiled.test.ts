import { expect, test } from 'vitest';
import { compile } from '../../src/pipeline/compile.ts';
import { goReader } from '../support/go.ts';

const wordsOf = (lines: string) => {
  const text = `package p

func Take() int {
	c := make(chan int, 1)
	c <- 1
	return <-c
}

func other(n int) int {
${lines}
	return n
}
`;
  const { fragments } = compile(text, { kind: 'go', reader: goReader() });
  const take = fragments.find(({ name }) => name === 'Take')!;
  return take.given.map(({ code, words }) => `${code}: ${words}`);
};

test('what is proved of a text that Go refuses is given that its lines compile', () => {
  expect(wordsOf('')).toEqual([]);
  expect(wordsOf('\tunused := 1')).toEqual([]);
  expect(wordsOf('\tn = mosst')).toEqual(['compiles: line 10 compiles']);
  expect(wordsOf('\tn = mosst\n\tn = "x"')).toEqual(['compiles: lines 10 and 11 compile']);
  const many = ['a', 'b', 'd', 'e'].map((one) => `\tn = ${one}`).join('\n');
  expect(wordsOf(many)).toEqual(['compiles: the text compiles']);
});
