import type { FunctionInfo } from '../check/model.ts';
import type { Term } from '../state/term.ts';

/** The sorts of the components of a snapshot, and which resource each is of. */
export interface Shape {
  readonly sorts: readonly Term[];
  readonly resources: readonly string[];
  /** Under a binder the component is the whole map. */
  readonly isMap: readonly boolean[];
}

/** How the solver knows a pure function. */
export interface FunctionSymbols {
  readonly target: FunctionInfo;
  readonly name: string;
  /** Of a recursive function: the same value, but its definition is not looked into. */
  readonly limited: string;
  readonly result: Term;
  readonly shape: Shape;
  /** Those it calls in a circle. */
  readonly circle: ReadonlySet<FunctionInfo>;
}
