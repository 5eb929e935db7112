import type { PointView, ProcessView } from '../../protocol/fragment-view.ts';

export interface VisiblePoints {
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
    .filter(({ index, point }) => index === at || !hidden.has(point.kind));
  if (listed.length <= room) return { before: 0, points: listed, after: 0 };
  const here = listed.findIndex(({ index }) => index >= at);
  // Behind the last point the process has ended, and in front of the first it has not begun.
  const centre = at < 0 ? 0 : here < 0 ? listed.length - 1 : here;
  const before = Math.max(0, Math.min(centre - Math.floor(room / 2), listed.length - room));
  return {
    before,
    points: listed.slice(before, before + room),
    after: listed.length - room - before,
  };
}

const hidden: ReadonlySet<string> = new Set(['acknowledged', 'jump', 'loop-next']);
