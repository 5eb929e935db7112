import type { Span } from '../../../base/span.ts';
import type { BuiltinName } from '../../types/type.ts';
import type { TypeId } from '../ids.ts';
import type { Typed } from './operand.ts';

/** A builtin with its operands: those of `defer` and `go` are evaluated before it runs. */
export interface Builtin {
  readonly name: BuiltinName;
  readonly operands: readonly Typed[];
  readonly spreads: boolean;
  /** Of `make` and `new` the type; otherwise of the result. */
  readonly type: TypeId;
  readonly span: Span;
}
