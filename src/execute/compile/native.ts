import type { TypeId } from '../../go/plain/ids.ts';
import type { PlainSpan } from '../../go/plain/span.ts';
import type { PlainStatement } from '../../go/plain/statement.ts';
import type { Machine } from '../machine.ts';
import { natives } from '../native/table.ts';
import type { Pending } from '../state/pending.ts';
import type { Value } from '../value/value.ts';
import type { Types } from '../value/types.ts';
import { definitions, type Emitter } from './emitter.ts';
import { compileExpression } from './expression.ts';

/** What is known of an operation where it stands. */
export interface NativeSite {
  readonly types: Types;
  readonly operandTypes: readonly TypeId[];
  readonly resultTypes: readonly TypeId[];
  readonly results: readonly (number | null)[];
  readonly span: PlainSpan;
  readonly site: number;
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

export function compileNative(
  statement: PlainStatement & { readonly kind: 'native' },
  emitter: Emitter,
): void {
  const { span, results, operation } = statement;
  const scope = emitter.scope();
  const operands = statement.operands.map((operand) => compileExpression(operand, scope));
  const rule = natives.get(operation);
  if (rule === undefined) throw new Error(`There is no native ${operation}`);
  const { operandTypes, resultTypes } = statement;
  const { types, site: at } = emitter;
  const site: NativeSite = { types, operandTypes, resultTypes, results, span, site: at };
  const flow = { defines: definitions(...results) };
  if (rule.kind === 'stand') {
    emitter.emit(
      span,
      (machine) => {
        const values = operands.map((operand) => operand(machine.locals, machine));
        machine.pending = rule.stand(machine, values, site);
        return machine.pending !== null;
      },
      scope,
      flow,
    );
    return;
  }
  emitter.emit(
    span,
    (machine) => {
      const values = operands.map((operand) => operand(machine.locals, machine));
      const found = rule.compute(machine, values, site);
      if (found === null) return true;
      for (let result = 0; result < results.length; result++) {
        const target = results[result]!;
        if (target !== null) machine.locals[target] = found[result]!;
      }
      return false;
    },
    scope,
    flow,
  );
}
