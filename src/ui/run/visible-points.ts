import type { PointView, ProcessView } from '../../protocol/fragment-view.ts';

export interface VisiblePoints {
  /** The listed point at which the process stands; -1 before its start and after its end. */
  readonly here: number;
  /** How many points are left out above and below. */
  readonly before: number;
  readonly points: readonly { readonly index: number; readonly point: PointView }[];
  readonly after: number;
}

/** A card has room for so many lines. */
const room = 7;

/** The points of a process around the one where it stands, without those that only the encoding sees. */
export function visiblePoints({ points }: ProcessView, at: number): VisiblePoints {
  const listed = points
    .map((point, index) => ({ index, point }))
    .filter(({ point }) => !hidden.has(point.kind));
  const here = shownFor(points, at);
  if (listed.length <= room) return { here, before: 0, points: listed, after: 0 };
  const found = listed.findIndex(({ index }) => index === here);
  // Behind the last point the process has ended, and in front of the first it has not begun.
  const centre = at < 0 ? 0 : found < 0 ? listed.length - 1 : found;
  const before = Math.max(0, Math.min(centre - Math.floor(room / 2), listed.length - room));
  return {
    here,
    before,
    points: listed.slice(before, before + room),
    after: listed.length - room - before,
  };
}

const hidden: ReadonlySet<string> = new Set(['acknowledged', 'jump', 'loop-next']);

/** Lines that come and go would make a card jump: who ends a turn is shown at the head of the loop. */
function shownFor(points: readonly PointView[], at: number): number {
  const point = points[at];
  if (point === undefined) return -1;
  const isShown = ({ kind }: PointView): boolean =>
    point.kind === 'loop-next' ? kind === 'loop-head' : !hidden.has(kind);
  return hidden.has(point.kind) ? points.slice(0, at).findLastIndex(isShown) : at;
}
