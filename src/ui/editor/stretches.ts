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
  readonly isBlock?: boolean;
}

const order: readonly Mark['kind'][] = ['step', 'stuck', 'linked', 'fact', 'stands'];

export function toStretches(text: string, given: readonly Lit[]): readonly Stretch[] {
  const marks = given.map((mark) => (mark.isBlock === true ? mark : inFirstLine(text, mark)));
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

/** Of a whole function only the letters of its first line are lit up. */
function inFirstLine(text: string, mark: Lit): Lit {
  const { start, end } = mark.place;
  const lineEnd = text.indexOf('\n', start);
  return lineEnd < 0 || lineEnd >= end ? mark : { ...mark, place: { start, end: lineEnd } };
}
