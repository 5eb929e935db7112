import { expect, test } from 'vitest';
import type { Mark } from './mark.ts';
import { toStretches } from './stretches.ts';

function shown(text: string, ...marks: readonly (readonly [number, number, Mark['kind']?])[]) {
  const lit = marks.map(([start, end, kind = 'linked']) => ({ kind, place: { start, end } }));
  return toStretches(text, lit)
    .map(({ text: piece, kinds }) => (kinds.length === 0 ? piece : `[${kinds.join('+')} ${piece}]`))
    .join('');
}

test('a text is cut at what is lit up, and nothing of it is lost', () => {
  expect(shown('')).toBe('');
  expect(shown('abcdef')).toBe('abcdef');
  expect(shown('abcdef', [4, 6], [0, 2])).toBe('[linked ab]cd[linked ef]');
  // One inside another, one reaching into the next, and one beyond the end.
  expect(shown('abcdef', [0, 4, 'stuck'], [1, 2, 'step'])).toBe(
    '[stuck a][step+stuck b][stuck cd]ef',
  );
  expect(shown('abcdef', [0, 3, 'step'], [2, 9, 'linked'])).toBe(
    '[step ab][step+linked c][linked def]',
  );
});

test('of what spans several lines only the first is lit up, unless whole lines are meant', () => {
  expect(shown('func f() {\n  c <- 1\n}', [0, 21, 'step'])).toBe('[step func f() {]\n  c <- 1\n}');
  const block = { kind: 'linked', place: { start: 0, end: 21 }, isBlock: true } as const;
  expect(toStretches('func f() {\n  c <- 1\n}', [block])).toHaveLength(1);
});
