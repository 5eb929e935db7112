import type { NativeSite } from '../native/rule.ts';
import type { PlainStatement } from '../../go/plain/statement.ts';
import { natives } from '../native/table.ts';
import { definitions, type Emitter } from './emitter.ts';
import { compileExpression } from './expression.ts';
import { evaluateAll } from './instruction.ts';

export function compileNative(
  statement: PlainStatement & { readonly kind: 'native' },
  emitter: Emitter,
): void {
  const { span, results, operation } = statement;
  const scope = emitter.scope();
  const operands = statement.operands.map((operand) => compileExpression(operand, scope));
  const rule = natives[operation];
  const { operandTypes, resultTypes } = statement;
  const { types, site: at } = emitter;
  const kinds = { operandTypes, resultTypes };
  const [place] = statement.operands;
  const isIdle = place?.kind === 'address' && emitter.idle?.place(place.place) === true;
  const site: NativeSite = { name: operation, types, ...kinds, results, span, site: at, isIdle };
  const flow = { defines: definitions(...results) };
  if (rule.kind === 'stand') {
    emitter.emit(
      span,
      (machine) => {
        const values = evaluateAll(operands, machine);
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
      const values = evaluateAll(operands, machine);
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
