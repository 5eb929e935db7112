import type { Mark } from './mark.ts';

/** A text cut where something in it is lit up. */
interface Stretch {
  readonly text: string;
  /** What lights it up; empty where nothing does. */
  readonly kinds: readonly Mark['kind'][];
}

interface Lit {
  readonly kind: Mark['kind'];
  readonly place: { readonly start: number; readonly end: number };
}

const order: readonly Mark['kind'][] = ['step', 'stuck', 'linked', 'stands'];

export function toStretches(text: string, marks: readonly Lit[]): readonly Stretch[] {
  const within = marks.flatMap(({ place: { start, end } }) => [start, end]);
  const cuts = [...new Set([0, ...within.map((at) => Math.min(at, text.length)), text.length])];
  const sorted = cuts.toSorted((one, other) => one - other);
  return sorted.slice(1).map((end, index) => {
    const start = sorted[index]!;
    const over = marks.filter(({ place }) => place.start < end && place.end > start);
    const kinds = order.filter((kind) => over.some((mark) => mark.kind === kind));
    return { text: text.slice(start, end), kinds };
  });
}
