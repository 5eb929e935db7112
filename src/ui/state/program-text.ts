import type { Language } from '../../base/language.ts';

/** A text for each language, both stored. */
export type Texts = Readonly<Record<Language, string>>;

/** What a verdict or a run speaks of: a fragment of a text. */
export interface ProgramText {
  readonly language: Language;
  readonly source: string;
  /** Its place among the fragments. */
  readonly fragment: number;
  /** A function that no fragment is made of: its place among those that runs can begin with. */
  readonly root: number | null;
  /** What is supposed of its parameters; empty: nothing. */
  readonly supposed: string;
}

export function sameProgram(one: ProgramText, other: ProgramText): boolean {
  return one.root === other.root && isSameFragment(one, other);
}

/** Whichever function is on show besides it. */
export function isSameFragment(one: ProgramText, other: ProgramText): boolean {
  return (
    one.language === other.language &&
    one.fragment === other.fragment &&
    one.supposed === other.supposed &&
    one.source === other.source
  );
}
