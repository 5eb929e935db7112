/** A place in one of the program's files. */
export interface PlainSpan {
  readonly file: number;
  readonly start: number;
  readonly end: number;
}
