/** One edit of a program that is correct without it, and where and how it has to be rejected. */
export interface Variant {
  readonly program: string;
  readonly wrong: 'specification' | 'code';
  readonly from: string;
  readonly to: string;
  /** A part of the line at which the error stands, after the edit. */
  readonly at: string;
  readonly class: string;
}

export function variant(
  program: string,
  wrong: Variant['wrong'],
  edit: readonly [string, string],
  at: string,
  name: string,
): Variant {
  return { program, wrong, from: edit[0], to: edit[1], at, class: name };
}
