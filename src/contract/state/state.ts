import type { Span } from '../../base/span.ts';
import type { Call, Variable } from '../check/model.ts';
import type { Bound, Term } from './term.ts';

/** What is held: `amount` of permission to the cells `keys`, for all bound values under the guard. Given away: negative. */
export interface Line {
  readonly bound: readonly Bound[];
  readonly guard: Term;
  readonly keys: readonly Term[];
  readonly amount: Term;
  /** For each bound name its value at a cell, over the names key!0, key!1 and so on. */
  readonly inverse: readonly Term[];
  readonly isNegative: boolean;
}

export type Ledger = ReadonlyMap<string, readonly Line[]>;
type Heap = ReadonlyMap<string, Term>;

/** A state that `old` speaks of. */
interface Past {
  readonly heap: Heap;
  readonly ledger: Ledger;
  readonly frame: Ledger;
  readonly epoch: string;
}

interface Deferred {
  readonly call: Call;
  readonly values: readonly Term[];
}

/** A channel that this function made: it sees to it that the counts match. */
export interface Owned {
  readonly channel: Term;
  readonly capacity: Term;
  readonly span: Span;
}

export interface State {
  readonly locals: ReadonlyMap<Variable, Term>;
  /** Total maps: the value of each cell of a resource, held or not. */
  readonly heap: Heap;
  readonly ledger: Ledger;
  /** What loops around set aside: still ours, but not for the body to use. */
  readonly frame: Ledger;
  readonly past: ReadonlyMap<string, Past>;
  readonly deferred: readonly Deferred[];
  readonly owned: readonly Owned[];
  /** Maps that nothing is known of yet are others in another epoch. */
  readonly epoch: string;
}

export const emptyState: State = {
  locals: new Map(),
  heap: new Map(),
  ledger: new Map(),
  frame: new Map(),
  past: new Map(),
  deferred: [],
  owned: [],
  epoch: '',
};

export function pastOf({ heap, ledger, frame, epoch }: State): Past {
  return { heap, ledger, frame, epoch };
}

export function withLocal(state: State, variable: Variable, value: Term): State {
  return { ...state, locals: new Map(state.locals).set(variable, value) };
}

export function withHeap(state: State, resource: string, map: Term): State {
  return { ...state, heap: new Map(state.heap).set(resource, map) };
}

export function withLines(state: State, resource: string, lines: readonly Line[]): State {
  return { ...state, ledger: new Map(state.ledger).set(resource, lines) };
}

export function linesOf(ledger: Ledger, resource: string): readonly Line[] {
  return ledger.get(resource) ?? [];
}

/** Both together. */
export function mergeLedgers(first: Ledger, second: Ledger): Ledger {
  const merged = new Map(first);
  for (const [resource, lines] of second)
    merged.set(resource, [...(merged.get(resource) ?? []), ...lines]);
  return merged;
}
