import type { LocalId } from '../../go/plain/ids.ts';
import type { PlainExpression } from '../../go/plain/expression.ts';
import type { Types } from '../value/types.ts';
import type { Evaluate } from './instruction.ts';

/** What is known while one function is compiled. */
export interface Scope {
  readonly types: Types;
  /** The locals that the instruction at hand reads. */
  readonly uses: Set<LocalId>;
  /** Where an unknown was met, for its identity. */
  nextUnknown(): number;
  /** Compiles a part of an expression. */
  readonly compile: (expression: PlainExpression, scope: Scope) => Evaluate;
}
