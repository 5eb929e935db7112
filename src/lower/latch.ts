import { integer } from '../expression/expression.ts';
import type { Block, SelectCase, Statement } from '../model/statements.ts';
import type { Primitive } from '../model/primitive.ts';
import { unreachable } from '../base/unreachable.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import { goCatalogue } from '../diagnostics/go-catalogue.ts';
import type { Lowering } from './lowering.ts';
import { mapBlocks, visitBlock } from '../model/walk.ts';

/**
 * A channel that is closed and received from, but never sent to, only signals. It is a waitgroup that
 * starts at one: close counts it down, a receive waits for zero. Exact: every receive blocks until
 * the close and none blocks after it, and closing twice crashes as a counter below zero does.
 *
 * Side conditions: no send on it anywhere, not in a select either, a capacity that is no crash.
 */
export function latchesToWaitGroups(lowering: Lowering, block: Block): Block {
  const latches = findLatches(block);
  if (latches.size === 0) return block;
  for (const { span, name } of latches.values())
    lowering.diagnostics.push(diagnose(goCatalogue, 'go-note-latch', span, { name }));
  return replace(block, latches);
}

function findLatches(block: Block): ReadonlyMap<number, Primitive> {
  const closed = new Map<number, Primitive>();
  const excluded = new Set<number>();
  visitBlock(block, (statement) => {
    if (statement.kind === 'operation' && statement.name === 'close')
      closed.set(statement.primitive.id, statement.primitive);
    if (statement.kind === 'operation' && statement.name === 'send')
      excluded.add(statement.primitive.id);
    if (statement.kind === 'make' && statement.capacity?.kind !== 'integer')
      excluded.add(statement.primitive.id);
    if (
      statement.kind === 'make' &&
      statement.capacity?.kind === 'integer' &&
      statement.capacity.value < 0n
    )
      excluded.add(statement.primitive.id);
    if (statement.kind !== 'select') return;
    for (const { alternative } of statement.cases)
      if (alternative.kind === 'operation' && alternative.operation.name === 'send')
        excluded.add(alternative.operation.primitive.id);
  });
  return new Map([...closed].filter(([id]) => !excluded.has(id)));
}

function replace(block: Block, latches: ReadonlyMap<number, Primitive>): Block {
  return block.flatMap((statement): readonly Statement[] => {
    const inner = mapBlocks(statement, (body) => replace(body, latches));
    if (inner.kind === 'select')
      return [{ ...inner, cases: inner.cases.map((one) => waitingFor(one, latches)) }];
    if (!('primitive' in inner) || !latches.has(inner.primitive.id)) return [inner];
    const { span } = inner;
    const primitive: Primitive = { ...inner.primitive, kind: 'waitgroup', latch: true };
    switch (inner.kind) {
      case 'make':
        return [
          { kind: 'make', primitive, capacity: null, span },
          { kind: 'add', primitive, amount: integer(1), span },
        ];
      case 'operation':
        return inner.name === 'close'
          ? [{ kind: 'add', primitive, amount: integer(-1), span }]
          : [{ kind: 'operation', name: 'wait', primitive, span }];
      case 'drain':
        return [{ kind: 'operation', name: 'wait', primitive, span }];
      case 'add':
      case 'once':
        throw new Error('a channel is neither added to nor done once');
      default:
        return unreachable(inner);
    }
  });
}

function waitingFor(one: SelectCase, latches: ReadonlyMap<number, Primitive>): SelectCase {
  const { alternative } = one;
  if (alternative.kind !== 'operation' || !latches.has(alternative.operation.primitive.id))
    return one;
  const { operation } = alternative;
  const primitive: Primitive = { ...operation.primitive, kind: 'waitgroup', latch: true };
  return {
    ...one,
    alternative: { kind: 'operation', operation: { ...operation, name: 'wait', primitive } },
  };
}
