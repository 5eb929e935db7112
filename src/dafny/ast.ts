import type { Term } from '../logic/term.ts';

/**
 * CoreDafny (Fig. 4): the part of Dafny that the encoding needs. Expressions are terms. Names are
 * those of the machine; the printer makes identifiers of them.
 */
export interface Method {
  /** How many processes the scheduler chooses from. */
  readonly processes: number;
  /** Whether the scheduler also picks among the instances of a process. */
  readonly picks: boolean;
  readonly parameters: readonly Binding[];
  readonly results: readonly Binding[];
  readonly requires: readonly Clause[];
  readonly ensures: readonly Clause[];
  readonly body: readonly Statement[];
}

/** Ids of the nodes of the program that a piece of the method comes from, the nearest first. */
export type Origins = readonly number[];

interface Binding {
  readonly name: string;
  readonly type: 'int' | 'bool';
}

/** A specification clause with a line of comment that says what it is. */
export interface Clause {
  readonly comment: string | null;
  readonly origins: Origins;
  readonly term: Term;
}

export type Statement =
  | { readonly kind: 'declare'; readonly name: string; readonly value: Term }
  | { readonly kind: 'assign'; readonly name: string; readonly value: Term }
  /** One statement that comes from a node of the program. */
  | { readonly kind: 'from'; readonly origins: Origins; readonly statement: Statement }
  | { readonly kind: 'return' }
  | {
      readonly kind: 'if';
      readonly condition: Term;
      readonly then: readonly Statement[];
      readonly otherwise: readonly Statement[];
    }
  /** match on the process that the scheduler picks next. */
  | { readonly kind: 'schedule'; readonly cases: readonly Case[] }
  /** match on the point whose instance the scheduler picks. */
  | { readonly kind: 'pick'; readonly cases: readonly Case[] }
  | { readonly kind: 'match'; readonly on: Term; readonly cases: readonly Case[] }
  | {
      readonly kind: 'run';
      readonly while: Term;
      readonly invariants: readonly Clause[];
      readonly body: readonly Statement[];
    };

export interface Case {
  readonly value: number;
  readonly comment: string | null;
  readonly origins: Origins;
  readonly body: readonly Statement[];
}
