import { expect, test } from 'vitest';
import type { ProcessView } from '../../protocol/fragment-view.ts';
import { visiblePoints } from './visible-points.ts';

function processOf(kinds: readonly string[]): ProcessView {
  const here = { line: 1, column: 1 };
  const place = { start: 0, end: 0, range: { start: here, end: here } };
  const points = kinds.map((kind, node) => ({
    kind,
    node,
    place,
    operation: kind,
    targets: '',
    depth: 0,
  }));
  const span = { start: 0, end: 0 };
  return { index: 0, name: 'main', spawnedAt: null, points, termination: kinds.length, span };
}

const indices = (view: ProcessView, at: number) =>
  visiblePoints(view, at).points.map(({ index }) => index);

test('points of the encoding alone are shown only where the process stands at one', () => {
  const view = processOf(['send', 'acknowledged', 'receive']);
  expect(indices(view, 0)).toEqual([0, 2]);
  expect(indices(view, 1)).toEqual([0, 1, 2]);
});

test('a long process shows the lines around its counter, and counts the others', () => {
  const view = processOf(Array.from({ length: 20 }, () => 'send'));
  expect(visiblePoints(view, 10)).toMatchObject({ before: 7, after: 6 });
  expect(indices(view, 10)).toContain(10);
  expect(indices(view, -1)[0]).toBe(0);
  expect(indices(view, 20).at(-1)).toBe(19);
});
