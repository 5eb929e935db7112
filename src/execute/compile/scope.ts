import type { LocalId } from '../../go/plain/ids.ts';
import type { PlainExpression } from '../../go/plain/expression.ts';
import type { Typing } from '../../go/plain/type-of.ts';
import type { IdleWithin } from '../deciding/idle-data.ts';
import type { Types } from '../value/types.ts';
import type { Value } from '../value/value.ts';
import type { Evaluate } from './instruction.ts';

/** What is known while one function is compiled. */
export interface Scope {
  readonly types: Types;
  readonly idle: IdleWithin | null;
  readonly typing: Typing;
  /** The locals that the instruction at hand reads. */
  readonly uses: Set<LocalId>;
  /** Where an unknown was met, for its identity. */
  nextUnknown(): number;
  /** Compiles a part of an expression. */
  readonly compile: (expression: PlainExpression, scope: Scope) => Evaluate;
  /** Who is told each value of an expression; null: nobody. */
  readonly watcher: (expression: PlainExpression) => ((value: Value) => void) | null;
}
