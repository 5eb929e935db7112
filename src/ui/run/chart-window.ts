import { rowHeight, top, type Chart, type Event, type Message } from './chart.ts';

/** The part of a chart that is drawn: some rows more than are to be seen. */
interface ChartWindow {
  readonly y: number;
  readonly height: number;
  readonly events: readonly Event[];
  readonly messages: readonly Message[];
}

/** It is drawn anew only when one has scrolled by so many rows. */
const stride = 12;

/** The first row of the window, for a sheet that is scrolled to `scrollTop`. */
export function firstRowAt(scrollTop: number): number {
  const row = Math.floor((scrollTop - top) / rowHeight / stride) * stride - stride;
  return Math.max(0, row);
}

/** However long the run is, a window holds as many events as fit on the screen. */
export function windowOf(chart: Chart, firstRow: number, viewHeight: number): ChartWindow {
  const rows = Math.ceil(viewHeight / rowHeight) + 3 * stride;
  const y = firstRow === 0 ? 0 : top + firstRow * rowHeight;
  const height = Math.min(chart.height - y, top + rows * rowHeight);
  const isNear = (at: number): boolean => at >= y - rowHeight && at <= y + height + rowHeight;
  return {
    y,
    height,
    events: chart.events.filter((event) => isNear(event.y)),
    messages: chart.messages.filter(
      ({ from, to }) => isNear(from.y) || isNear(to.y) || (from.y < y && to.y > y + height),
    ),
  };
}

/** Where a sheet of this height is to be scrolled so that a row is seen; null where it is. */
export function scrollFor(row: number, scrollTop: number, viewHeight: number): number | null {
  const y = top + row * rowHeight;
  const isSeen = y - 2 * rowHeight >= scrollTop + 8 && y + rowHeight <= scrollTop + viewHeight;
  return isSeen ? null : Math.max(0, y - viewHeight / 2);
}
