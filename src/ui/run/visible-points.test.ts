import { expect, test } from 'vitest';
import type { PointView, ProcessView } from '../../protocol/fragment-view.ts';
import { visiblePoints } from './visible-points.ts';

function processOf(kinds: readonly PointView['kind'][]): ProcessView {
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

test('who stands where only the encoding has a point is shown at the line it belongs to', () => {
  const view = processOf(['loop-head', 'send', 'acknowledged', 'loop-next', 'receive']);
  for (const at of [0, 1, 2, 3, 4]) expect(indices(view, at)).toEqual([0, 1, 4]);
  expect([0, 1, 2, 3, 4].map((at) => visiblePoints(view, at).here)).toEqual([0, 1, 1, 0, 4]);
  expect([-1, 5].map((at) => visiblePoints(view, at).here)).toEqual([-1, -1]);
});

test('a long process shows the lines around its counter, and counts the others', () => {
  const view = processOf(Array.from({ length: 20 }, () => 'send'));
  expect(visiblePoints(view, 10)).toMatchObject({ before: 7, after: 6 });
  expect(indices(view, 10)).toContain(10);
  expect(indices(view, -1)[0]).toBe(0);
  expect(indices(view, 20).at(-1)).toBe(19);
});
