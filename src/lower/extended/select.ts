import type { Alternative, Block, Select, SelectCase } from '../../model/statements.ts';
import { unreachable } from '../../base/unreachable.ts';
import { fromSource } from '../../model/quantity.ts';
import type { ExtendedBlock, SelectCase as ExtendedCase } from '../../virgo/extended/ast.ts';
import { assume } from '../split-choices.ts';
import { emitBlock, indexOf } from './emit.ts';
import { nameOf, node, type Around, type Emitter } from './emitter.ts';

/**
 * A case for each operation of the fragment, for each timeout and for the default. What may come from
 * outside, or never, is a choice before the others: it comes now, or does not come as long as this
 * select waits.
 */
export function emitSelect(emitter: Emitter, select: Select, around: Around): ExtendedBlock {
  const { span } = select;
  const outside = select.cases.filter(({ alternative }) => alternative.kind === 'outside');
  const inside = select.cases.filter(({ alternative }) => alternative.kind !== 'outside');
  const bodies = outside.map(({ body }) => emitBlock(emitter, body, around));
  let rest: ExtendedBlock;
  if (inside.length === 0) {
    // Nobody but a caller serves it: which one comes is a choice, that one comes is taken for granted.
    rest = bodies.pop() ?? [];
  } else {
    const cases = inside.map((one) => emitCase(emitter, one, around));
    rest = [{ ...node(emitter, span), kind: 'select', cases }];
  }
  return bodies.reduceRight<ExtendedBlock>(
    (otherwise, then) => [{ ...node(emitter, span), kind: 'choose', then, otherwise }],
    rest,
  );
}

function emitCase(emitter: Emitter, one: SelectCase, around: Around): ExtendedCase {
  const { alternative, span } = one;
  const own = node(emitter, span);
  const emit = (block: Block): ExtendedBlock => emitBlock(emitter, block, around);
  switch (alternative.kind) {
    case 'operation':
      return emitOwn(emitter, one, alternative, emit);
    case 'timeout': {
      const channel = timerOf(emitter, alternative.what, one);
      return { ...own, kind: 'receive', channel, body: emit(one.body), closed: null };
    }
    case 'default':
      return { ...own, kind: 'default', body: emit(one.body) };
    case 'outside':
      throw new Error('what comes from outside is a choice');
    default:
      return unreachable(alternative);
  }
}

function emitOwn(
  emitter: Emitter,
  { body, span }: SelectCase,
  { operation }: Extract<Alternative, { readonly kind: 'operation' }>,
  emit: (block: Block) => ExtendedBlock,
): ExtendedCase {
  const own = node(emitter, span);
  const { primitive, name, ok } = operation;
  const use = { channel: nameOf(emitter, primitive), ...indexOf(emitter, primitive) };
  if (name === 'send') return { ...own, kind: 'send', ...use, body: emit(body) };
  if (ok === undefined) return { ...own, kind: 'receive', ...use, body: emit(body), closed: null };
  const known = (holds: boolean): ExtendedBlock => emit(assume(body, fromSource(ok), holds));
  return { ...own, kind: 'receive', ...use, body: known(true), closed: known(false) };
}

function timerOf(emitter: Emitter, what: string, { span }: SelectCase): string {
  const known = emitter.timers.get(what);
  if (known !== undefined) return known;
  const name = emitter.names.channel('timer');
  emitter.timers.set(what, name);
  emitter.declared.push({ ...node(emitter, span), kind: 'timer', name });
  return name;
}
