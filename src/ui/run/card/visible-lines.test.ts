import { expect, test } from 'vitest';
import type { ListingView } from '../../../protocol/run-view.ts';
import { visibleLines } from './visible-lines.ts';

/** A listing whose lines are shown at these. */
function listingOf(shownAt: readonly number[]): ListingView {
  const here = { line: 1, column: 1 };
  const place = { start: 0, end: 0, range: { start: here, end: here } };
  const lines = shownAt.map((at) => ({
    place,
    operation: 'c!',
    depth: 0,
    isLoopHead: false,
    shownAt: at,
  }));
  return { name: 'main', lines };
}

const indices = (listing: ListingView, at: number) =>
  visibleLines(listing, at).lines.map(({ index }) => index);

test('who stands where only the encoding has a point is shown at the line it belongs to', () => {
  // The head of a loop, a send, its second point, the end of the iteration, a receive.
  const listing = listingOf([0, 1, 1, 0, 4]);
  for (const at of [0, 1, 2, 3, 4]) expect(indices(listing, at)).toEqual([0, 1, 4]);
  expect([0, 1, 2, 3, 4].map((at) => visibleLines(listing, at).here)).toEqual([0, 1, 1, 0, 4]);
  expect([-1, 5].map((at) => visibleLines(listing, at).here)).toEqual([-1, -1]);
});

test('a long listing shows the lines around where one stands, and counts the others', () => {
  const listing = listingOf(Array.from({ length: 20 }, (_, index) => index));
  expect(visibleLines(listing, 10)).toMatchObject({ before: 7, after: 6 });
  expect(indices(listing, 10)).toContain(10);
  expect(indices(listing, -1)[0]).toBe(0);
  expect(indices(listing, 20).at(-1)).toBe(19);
});
