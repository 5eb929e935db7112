import type { OperationFamily, OperationOf } from '../../go/std/natives.ts';
import type { TypeId } from '../../go/plain/ids.ts';
import type { PlainSpan } from '../../go/plain/span.ts';
import type { Machine } from '../machine.ts';
import type { Pending } from '../state/pending.ts';
import type { Types } from '../value/types.ts';
import type { Value } from '../value/value.ts';

/** What is known of an operation where it stands. */
export interface NativeSite {
  /** The native's, as in the table. */
  readonly name: string;
  readonly types: Types;
  readonly operandTypes: readonly TypeId[];
  readonly resultTypes: readonly TypeId[];
  readonly results: readonly (number | null)[];
  readonly span: PlainSpan;
  readonly site: number;
  /** Nothing hangs on the value of the variable that the first operand leads to. */
  readonly isIdle: boolean;
}

/**
 * `compute` returns the results, or null where the goroutine must stand first, with what it stands at set.
 * `stand` returns what the goroutine stands at, and null where there is nothing to do.
 */
export type NativeRule =
  | {
      readonly kind: 'compute';
      readonly compute: (
        machine: Machine,
        operands: readonly Value[],
        site: NativeSite,
      ) => readonly Value[] | null;
    }
  | {
      readonly kind: 'stand';
      readonly stand: (
        machine: Machine,
        operands: readonly Value[],
        site: NativeSite,
      ) => Pending | null;
    };

/** A rule for each operation of some families. */
export type NativeRules<Family extends OperationFamily> = Readonly<
  Record<OperationOf<Family>, NativeRule>
>;
