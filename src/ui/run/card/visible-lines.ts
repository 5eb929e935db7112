import type { LineView, ListingView } from '../../../protocol/run-view.ts';

interface VisibleLines {
  /** The shown line at which the goroutine stands; -1 before its start and after its end. */
  readonly here: number;
  /** How many lines are left out above and below. */
  readonly before: number;
  readonly lines: readonly { readonly index: number; readonly line: LineView }[];
  readonly after: number;
}

/** A card has room for so many lines. */
const room = 7;

/** The lines of a listing around the one where a goroutine stands, without those that only the encoding sees. */
export function visibleLines({ lines }: ListingView, at: number): VisibleLines {
  const listed = lines
    .map((line, index) => ({ index, line }))
    .filter(({ index, line }) => line.shownAt === index);
  const here = lines[at]?.shownAt ?? -1;
  if (listed.length <= room) return { here, before: 0, lines: listed, after: 0 };
  const found = listed.findIndex(({ index }) => index === here);
  // Behind the last line the goroutine has ended, and in front of the first it has not begun.
  const centre = at < 0 ? 0 : found < 0 ? listed.length - 1 : found;
  const before = Math.max(0, Math.min(centre - Math.floor(room / 2), listed.length - room));
  return {
    here,
    before,
    lines: listed.slice(before, before + room),
    after: listed.length - room - before,
  };
}
