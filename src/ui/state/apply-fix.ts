import type { FixView } from '../../protocol/place.ts';

/** From the last edit to the first, so that the places of the others stay right. */
export function applyFix(source: string, { edits }: FixView): string {
  return [...edits]
    .sort((a, b) => b.place.start - a.place.start)
    .reduce(
      (text, { place, text: by }) => text.slice(0, place.start) + by + text.slice(place.end),
      source,
    );
}
