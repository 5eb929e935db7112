import { scan } from '../go/syntax/scan.ts';

/** A token of a learner's program, as judging by what stands in a text needs it. */
interface Word {
  readonly word: string;
  readonly isName: boolean;
  /** What follows in brackets is an index. */
  readonly endsValue: boolean;
}

const ends: ReadonlySet<string> = new Set(['name', ')', ']', '}', 'string']);

export function wordsOf(text: string): readonly Word[] {
  return scan(text).tokens.map(({ kind, start, end }) => ({
    word: text.slice(start, end),
    isName: kind === 'name',
    endsValue: ends.has(kind),
  }));
}
