/** One file of a package. Spans are offsets into `text`, so they are the same in all that contains it. */
export interface GoText {
  /** A path from the module's root, with slashes. */
  readonly name: string;
  /** Up to where the file ends. */
  readonly text: string;
  /** Where the file begins, if other files stand before it in the text. */
  readonly start?: number;
  /** The minor version of Go that the module is written for, where go.mod names one. */
  readonly language?: number;
}
