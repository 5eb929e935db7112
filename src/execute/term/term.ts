import type { TypeId } from '../../go/plain/ids.ts';
import type { Sort } from './sort.ts';

/** What is not known, as a tree of what it is made of. Made by `make.ts` alone. */
export type Term = Noted & (Constant | Name | Part | Computed | Question | Statement);

interface Noted {
  /** About as many letters as its text has. */
  readonly weight: number;
  /** Filled in by `spell.ts`, when somebody asks. */
  spelling: Spelling | null;
}

export interface Spelling {
  words: string | null;
  key: string | null;
  /** What stands before, between and after the marks of the key. */
  pieces: readonly string[] | null;
  marks: readonly Mark[];
}

/** Tells a value that nobody knows from others of the same name: where it was met, and as the how many-eth. */
export interface Mark {
  readonly site: number;
  readonly count: number;
}

/** A part of a term that is known. */
type Constant =
  | { readonly kind: 'literal'; readonly value: boolean | number | bigint | string | null }
  | { readonly kind: 'complex'; readonly real: number; readonly imaginary: number }
  /** The zero value of a type that nobody has a text of. */
  | { readonly kind: 'zero' }
  /** Memory of the run; a slice of it has a range. */
  | {
      readonly kind: 'own';
      readonly object: number;
      readonly path: readonly number[];
      readonly range: { readonly offset: number; readonly length: number } | null;
    }
  | { readonly kind: 'boxed'; readonly type: TypeId; readonly of: Term }
  | { readonly kind: 'list'; readonly parts: readonly Term[] }
  /** A function, or the state of a lock: nothing is asked of it. */
  | { readonly kind: 'value' };

type Name =
  | { readonly kind: 'named'; readonly name: string }
  /** One value of several that are called alike. */
  | { readonly kind: 'fresh'; readonly of: Term; readonly mark: Mark }
  /** In words, with terms among them. */
  | { readonly kind: 'phrase'; readonly parts: readonly (string | Term)[] }
  /** What a call gives that is not looked into; null: its only result. */
  | { readonly kind: 'returned'; readonly callee: Term; readonly result: number | null }
  | { readonly kind: 'received'; readonly channel: Term };

type Part =
  | { readonly kind: 'field'; readonly of: Term; readonly name: string }
  | { readonly kind: 'pointee'; readonly of: Term }
  | { readonly kind: 'element'; readonly of: Term; readonly at: Term }
  | { readonly kind: 'entry'; readonly map: Term; readonly key: Term }
  | { readonly kind: 'rune'; readonly of: Term; readonly at: Term }
  /** Bounds that are not written are null. */
  | {
      readonly kind: 'slice';
      readonly of: Term;
      readonly low: Term | null;
      readonly high: Term | null;
    }
  | { readonly kind: 'length'; readonly of: Term; readonly measure: 'len' | 'cap' };

export type Operator = '+' | '-' | '*' | '/' | '%' | '&' | '|' | '^' | '&^' | '<<' | '>>';

type Computed =
  /** In the arithmetic of its sort, which may wrap around. Of one operand: 0 - x, and -1 ^ x. */
  | {
      readonly kind: 'computed';
      readonly operator: Operator;
      readonly operands: readonly [Term] | readonly [Term, Term];
      readonly sort: Sort;
    }
  /** `name` is null where the value stays the same: then it is not written. */
  | {
      readonly kind: 'converted';
      readonly of: Term;
      readonly from: Sort;
      readonly to: Sort;
      readonly name: string | null;
    }
  | { readonly kind: 'append'; readonly to: Term; readonly elements: readonly Term[] }
  /** Of the same operands always the same; `result` counts from 1 and is null for the only one. */
  | {
      readonly kind: 'call';
      readonly name: string;
      readonly operands: readonly Term[];
      readonly result: number | null;
    };

export type Relation = '==' | '<' | '<=';

/** What is true or false. */
type Question =
  | {
      readonly kind: 'comparison';
      readonly relation: Relation;
      readonly left: Term;
      readonly right: Term;
      readonly sort: Sort;
    }
  | { readonly kind: 'not'; readonly of: Term }
  | { readonly kind: 'is'; readonly of: Term; readonly type: TypeId; readonly text: string }
  /** Whether a map has the entry. */
  | { readonly kind: 'there'; readonly entry: Term }
  | { readonly kind: 'open'; readonly channel: Term };

/** What is noted of a run beside the answers to questions. */
type Statement =
  | { readonly kind: 'ready'; readonly channel: Term }
  | { readonly kind: 'closed'; readonly channel: Term }
  | { readonly kind: 'taken'; readonly lock: Term }
  /** What every run takes for granted, which leaves no choice. */
  | { readonly kind: 'granted'; readonly parts: readonly (string | Term)[] };

export type TermOf<Kind extends Term['kind']> = Term & { readonly kind: Kind };
