import { integer } from '../../fragment/quantity.ts';
import type { Block, Primitive, Statement } from '../../fragment/fragment.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import { goCatalogue } from '../../diagnostics/go-catalogue.ts';
import type { Lowering } from './lowering.ts';
import { mapBlocks, visitBlock } from './tree.ts';

/**
 * A channel that is closed and received from, but never sent to, only signals. It is a waitgroup that
 * starts at one: close counts it down, a receive waits for zero. Exact: every receive blocks until
 * the close and none blocks after it, and closing twice crashes as a counter below zero does.
 *
 * Side conditions: no send on it anywhere, no select that involves it, a capacity that is no crash.
 */
export function latchesToWaitGroups(lowering: Lowering, block: Block): Block {
  const latches = findLatches(block);
  if (latches.size === 0) return block;
  for (const { span, name } of latches.values())
    lowering.diagnostics.push(diagnose(goCatalogue, 'go-note-latch', nameSpan(span), { name }));
  return replace(block, latches);
}

/** The channel is noted where it is made. */
const nameSpan = (span: Primitive['span']): Primitive['span'] => span;

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
      if (alternative.kind === 'operation') excluded.add(alternative.operation.primitive.id);
  });
  return new Map([...closed].filter(([id]) => !excluded.has(id)));
}

function replace(block: Block, latches: ReadonlyMap<number, Primitive>): Block {
  return block.flatMap((statement): readonly Statement[] => {
    const inner = mapBlocks(statement, (body) => replace(body, latches));
    if (!('primitive' in inner) || !latches.has(inner.primitive.id)) return [inner];
    const { span } = inner;
    const primitive: Primitive = { ...inner.primitive, kind: 'waitgroup' };
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
      default:
        return [inner];
    }
  });
}
