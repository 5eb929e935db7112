import { expect, test } from 'vitest';
import { toStretches } from './stretches.ts';

function shown(text: string, ...spans: readonly (readonly [number, number])[]): string {
  const lit = spans.map(([start, end]) => ({ start, end }));
  return toStretches(text, lit)
    .map(({ text: piece, isLit }) => (isLit ? `[${piece}]` : piece))
    .join('');
}

test('a text is cut at what is lit up, and nothing of it is lost', () => {
  expect(shown('abcdef')).toBe('abcdef');
  expect(shown('abcdef', [4, 6], [0, 2])).toBe('[ab]cd[ef]');
  // One inside another, one reaching into the next, and one beyond the end.
  expect(shown('abcdef', [0, 4], [1, 2])).toBe('[abcd]ef');
  expect(shown('abcdef', [0, 3], [2, 9])).toBe('[abc][def]');
});
