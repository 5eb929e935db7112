import type { Span } from '../../base/span.ts';

/** A text cut where something in it is lit up. */
interface Stretch {
  readonly text: string;
  readonly isLit: boolean;
}

export function toStretches(text: string, lit: readonly Span[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  const upTo = (end: number, isLit: boolean) => {
    if (end > at) stretches.push({ text: text.slice(at, end), isLit });
    at = Math.max(at, end);
  };
  for (const { start, end } of lit.toSorted((a, b) => a.start - b.start)) {
    upTo(start, false);
    upTo(end, true);
  }
  upTo(text.length, false);
  return stretches;
}
