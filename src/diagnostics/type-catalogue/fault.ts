import { entry, type CatalogueEntry } from '../catalogue.ts';

/** A fault in the words of Go's compiler, which says no more. */
export function fault<Arguments>(
  message: (given: Arguments) => string,
  example: string,
): CatalogueEntry<Arguments> {
  return entry({ severity: 'error', message, hint: null, example });
}

export interface Named {
  readonly name: string;
}

export interface Operand {
  readonly operand: string;
}

export interface Typed {
  readonly type: string;
}

export interface Text {
  readonly text: string;
}
