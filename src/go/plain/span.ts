/** A place in one of the program's files. */
export interface PlainSpan {
  readonly file: number;
  readonly start: number;
  readonly end: number;
  /** What a person would write there, where the text has it in several places: `s == "a"` of a switch. */
  readonly words?: string;
}
