import type { TypeId } from '../../go/plain/ids.ts';

/** A place as types tell it: the parts that it lies in, from the whole that a pointer leads to. */
export interface Way {
  readonly key: string;
  /** Of the whole, of its part, and so on to what is read or written. */
  readonly types: readonly TypeId[];
  /** The field that each part is of the one before; an element is -1. */
  readonly steps: readonly number[];
  /** The whole is an element of a slice, and so lies in nothing but arrays. */
  readonly isElement: boolean;
  /** The types of all that lies in what is read or written. */
  readonly within: ReadonlySet<TypeId>;
}

/** Where memory of others was written to, by the keys of the ways there. */
export type WrittenWays = Map<string, { readonly way: Way; readonly places: Set<string> }>;
