import { expect, test } from 'vitest';
import type { ListingView } from '../../../protocol/run-view.ts';
import { inSource } from './in-source.ts';

const source = 'go func() {\n\tc <- 1\n}()\n';

function listing(...spans: readonly (readonly [number, number])[]): ListingView {
  const here = { line: 1, column: 1 };
  const lines = spans.map(([start, end]) => ({
    place: { start, end, range: { start: here, end: here } },
    operation: 'c!',
    depth: 0,
    isLoopHead: false,
    shownAt: 0,
  }));
  return { name: 'main', lines };
}

test('a line says what stands in the program, and what is left out is marked', () => {
  const [shown] = inSource([listing([13, 19], [0, 23], [30, 40])], source);
  expect(shown!.lines.map(({ operation }) => operation)).toEqual(['c <- 1', 'go func() { …', 'c!']);
});
