import type { ListingView } from '../../../protocol/run-view.ts';

/**
 * What goroutines run in the words of the program itself: whoever writes Go reads `c <- v`, not VirGo's
 * `c!`. Of a statement over several lines the first is enough to know it by.
 */
export function inSource(listings: readonly ListingView[], source: string): readonly ListingView[] {
  return listings.map(({ name, lines }) => ({
    name,
    lines: lines.map((line) => ({
      ...line,
      operation: firstLine(source.slice(line.place.start, line.place.end)) || line.operation,
    })),
  }));
}

function firstLine(text: string): string {
  const [first = '', ...others] = text.trim().split('\n');
  return others.length === 0 ? first : `${first.trimEnd()} …`;
}
