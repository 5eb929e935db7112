import { unreachable } from '../../base/unreachable.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import { goCatalogue } from '../../diagnostics/go-catalogue.ts';
import { fromSource, type Source } from '../../model/quantity.ts';
import type { Block, Operation } from '../../model/statements.ts';
import type { ExtendedBlock } from '../../virgo/extended/ast.ts';
import { assume } from '../split-choices.ts';
import { indexOf } from './use.ts';
import { nameOf, node, type Around, type Emitter } from './emitter.ts';

export function emitOperation(emitter: Emitter, operation: Operation): ExtendedBlock {
  const { span, name, primitive } = operation;
  const own = node(emitter, span);
  switch (name) {
    case 'send':
    case 'receive':
    case 'close': {
      const channel = nameOf(emitter, primitive);
      return [{ ...own, kind: name, channel, ...indexOf(emitter, primitive) }];
    }
    case 'wait':
      return [{ ...own, kind: 'wait', waitgroup: nameOf(emitter, primitive) }];
    case 'lock':
    case 'unlock':
    case 'read-lock':
    case 'read-unlock':
      return [{ ...own, kind: name, lock: nameOf(emitter, primitive) }];
    case 'cancel':
      return emitter.current.has(primitive.id)
        ? [{ ...own, kind: 'cancel', context: nameOf(emitter, primitive) }]
        : [];
    case 'cond-wait':
      emitter.diagnostics.push(diagnose(goCatalogue, 'go-cond', span, { name: primitive.name }));
      return [];
    case 'signal':
    case 'broadcast':
      return [];
    default:
      return unreachable(name);
  }
}

/** v, ok := <-c: in what follows ok is known, in each branch of its own. */
export function emitReceiveOk(
  emitter: Emitter,
  operation: Operation,
  ok: Source,
  rest: Block,
  around: Around,
): ExtendedBlock {
  const { span, primitive } = operation;
  const known = (holds: boolean): ExtendedBlock =>
    emitter.block(emitter, assume(rest, fromSource(ok), holds), around);
  const use = { channel: nameOf(emitter, primitive), ...indexOf(emitter, primitive) };
  const own = node(emitter, span);
  const then = known(true);
  return [{ ...own, kind: 'receive-ok', ...use, then, otherwise: known(false) }];
}
