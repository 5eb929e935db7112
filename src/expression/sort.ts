export type Sort = 'int' | 'bool';

/** A value that the caller decides: one value per run, known by its name. */
export interface Parameter {
  readonly name: string;
  readonly sort: Sort;
}
