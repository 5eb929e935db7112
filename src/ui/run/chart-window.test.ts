import { expect, test } from 'vitest';
import { rowHeight, top, type Chart } from './chart.ts';
import { firstRowAt, scrollFor, windowOf } from './chart-window.ts';

/** A run of so many steps of one goroutine; the value sent by the first is received by the last. */
function chartOf(steps: number): Chart {
  const y = (row: number): number => top + rowHeight * row;
  const events = Array.from({ length: steps }, (_, at) => {
    return { step: at + 1, x: 48, y: y(at + 1), words: 'c!', isQuiet: false };
  });
  const message = {
    kind: 'buffered' as const,
    from: { x: 48, y: y(1) },
    to: { x: 48, y: y(steps) },
  };
  return {
    width: 200,
    height: y(steps + 1) + 34,
    laneWidth: 110,
    lanes: [],
    events,
    messages: [message],
  };
}

const viewHeight = 480;

test('every row is drawn while it is to be seen, and few others are', () => {
  const chart = chartOf(1000);
  for (let scrollTop = 0; scrollTop < chart.height - viewHeight; scrollTop += 97) {
    const shown = windowOf(chart, firstRowAt(scrollTop), viewHeight);
    const drawn = new Set(shown.events.map(({ step }) => step));
    const seen = chart.events.filter(({ y }) => y >= scrollTop && y <= scrollTop + viewHeight);
    for (const { step } of seen) expect(drawn).toContain(step);
    expect(shown.y).toBeLessThanOrEqual(scrollTop);
    expect(shown.y + shown.height).toBeGreaterThanOrEqual(
      Math.min(scrollTop + viewHeight, chart.height),
    );
    expect(drawn.size).toBeLessThan(80);
  }
});

test('a message that passes by a window is drawn in it', () => {
  const chart = chartOf(1000);
  expect(windowOf(chart, firstRowAt(15_000), viewHeight).messages).toHaveLength(1);
});

test('the sheet follows the step only where it would be out of sight', () => {
  expect(scrollFor(3, 0, viewHeight)).toBeNull();
  const there = scrollFor(500, 0, viewHeight)!;
  expect(scrollFor(500, there, viewHeight)).toBeNull();
  expect(scrollFor(0, 9000, viewHeight)).toBe(0);
});
